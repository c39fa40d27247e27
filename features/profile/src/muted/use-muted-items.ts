import { shortDate } from '@mooring/contract';
import { type Data, type Live, useLive } from '@mooring/data';

/** A single thing that is not to be brought up, by its kind and its day: its words stay where they are. */
export type MutedItem = { id: string; text: string };

/** The single things that are muted, newest first. What was deleted since is left out. */
export function useMutedItems(ids: readonly string[]): Live<MutedItem[]> {
  return useLive(
    (data) => findItems(data, ids),
    ['journal_entries', 'saved_moments', 'emotion_records'],
    ids.join(),
  );
}

async function findItems(data: Data, ids: readonly string[]): Promise<MutedItem[]> {
  if (ids.length === 0) return [];
  const [entries, moments, checkIns] = await Promise.all([
    Promise.all(ids.map((id) => findEntry(data, id))),
    data.moments.list(),
    data.checkIns.listWithoutNotes(),
  ]);
  const found = [
    ...entries.flatMap((entry) => entry ?? []),
    ...of(moments, 'Saved moment'),
    ...of(checkIns, 'Check-in'),
  ].filter(({ id }) => ids.includes(id));
  return found
    .sort((one, other) => (one.date < other.date ? 1 : -1))
    .map(({ id, kind, date }) => ({ id, text: `${kind}, ${shortDate(new Date(date))}` }));
}

/** Null if there is no entry of this id. One that cannot be opened is there, without its date. */
async function findEntry({ entries }: Data, id: string) {
  const kind = 'Journal entry';
  try {
    const entry = await entries.get(id);
    return entry && { id, kind, date: entry.date };
  } catch {
    return { id, kind, date: '' };
  }
}

type Rows = {
  items: readonly { id: string; createdAt: string }[];
  unreadable: readonly { id: string; date: string }[];
};

/** Also those that cannot be opened: they are there, and can be taken out of the list. */
const of = ({ items, unreadable }: Rows, kind: string) => [
  ...items.map(({ id, createdAt }) => ({ id, kind, date: createdAt })),
  ...unreadable.map(({ id, date }) => ({ id, kind, date })),
];
