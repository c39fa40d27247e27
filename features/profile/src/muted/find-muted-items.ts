import { shortDate } from '@mooring/contract';
import type { Data, KeepsakeKind } from '@mooring/data';

/** A single thing that is not to be brought up, by its kind and its day: its words stay where they are. */
export type MutedItem = { id: string; text: string };
type Found = { id: string; kind: string; date: string };

/** Newest first. What was deleted since is left out. */
export async function findMutedItems(data: Data, ids: readonly string[]): Promise<MutedItem[]> {
  if (ids.length === 0) return [];
  const [entries, keepsakes, pictures, moments, checkIns] = await Promise.all([
    Promise.all(ids.map((id) => findEntry(data, id))),
    Promise.all(ids.map((id) => findKeepsake(data, id))),
    findPictures(data, ids),
    data.moments.list(),
    data.checkIns.listWithoutNotes(),
  ]);
  const found = [
    ...[...entries, ...keepsakes].flatMap((one) => one ?? []),
    ...pictures,
    ...of(moments, 'Saved moment'),
    ...of(checkIns, 'Check-in'),
  ].filter(({ id }) => ids.includes(id));
  return found
    .sort((one, other) => (one.date < other.date ? 1 : -1))
    .map(({ id, kind, date }) => ({
      id,
      text: `${kind}${date && `, ${shortDate(new Date(date))}`}`,
    }));
}

/** Null if there is no entry of this id. One that cannot be opened is there, without its date. */
async function findEntry({ entries }: Data, id: string): Promise<Found | null> {
  const kind = 'Journal entry';
  try {
    const entry = await entries.get(id);
    return entry && { id, kind, date: entry.date };
  } catch {
    return { id, kind, date: '' };
  }
}

const keepsakeNames: Record<KeepsakeKind, string> = {
  words: 'Words of somebody',
  voice: 'Recording of somebody',
  picture: 'Picture of somebody',
  video: 'Video of somebody',
  file: 'File of somebody',
};

/** The same for what is kept of a person. */
async function findKeepsake({ keepsakes }: Data, id: string): Promise<Found | null> {
  try {
    const keepsake = await keepsakes.get(id);
    if (!keepsake) return null;
    const { items } = await keepsakes.of(keepsake.someone);
    const date = items.find((one) => one.id === id)?.createdAt ?? '';
    return { id, kind: keepsakeNames[keepsake.kind], date };
  } catch {
    return { id, kind: 'Something kept of somebody', date: '' };
  }
}

/** The pictures of entries among them, with the day of their entry. Reads no entry unless a picture is muted. */
async function findPictures({ pictures, entries }: Data, ids: readonly string[]): Promise<Found[]> {
  const wanted = ids.filter((id) => id.startsWith('file-'));
  const entryIds = wanted.length > 0 ? [...(await pictures.counts()).keys()] : [];
  const found = await Promise.all(
    entryIds.map(async (entryId) => {
      const own = (await pictures.of(entryId)).items.filter(({ id }) => wanted.includes(id));
      if (own.length === 0) return [];
      const date = await entries.get(entryId).then(
        (entry) => entry?.date ?? '',
        () => '',
      );
      return own.map(({ id }) => ({ id, kind: 'Picture of an entry', date }));
    }),
  );
  return found.flat();
}

type Rows = {
  items: readonly { id: string; createdAt: string }[];
  unreadable: readonly { id: string; date: string }[];
};

/** Also those that cannot be opened: they are there, and can be taken out of the list. */
const of = ({ items, unreadable }: Rows, kind: string): Found[] => [
  ...items.map(({ id, createdAt }) => ({ id, kind, date: createdAt })),
  ...unreadable.map(({ id, date }) => ({ id, kind, date })),
];
