import { type FoundEntry, limits } from '@mooring/formats';
import type { EntryPicture } from '../pictures/picture-schema.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { readSources } from './read-sources.ts';

type Parts = { pictures: Pictures; signal?: AbortSignal | undefined; onDone(): void };

/** Pictures of an import that belong to no entry yet. */
export type ImportedPictures = {
  /** In their order, by the id of the entry in its file. */
  byEntry: ReadonlyMap<string, EntryPicture[]>;
  /** How many could not be taken. */
  refused: number;
  /** Removes all of them again, except those that an entry has. */
  discard(): Promise<void>;
};

/** Takes the pictures of the entries that follow. If it fails, none stays. */
export async function importPictures(
  entries: readonly FoundEntry[],
  { pictures, signal, onDone }: Parts,
): Promise<ImportedPictures> {
  const taken: { entry: string; place: number; picture: EntryPicture }[] = [];
  let refused = 0;
  const discard = async () => {
    for (const { picture } of taken) await pictures.discard(picture.id);
  };
  const wanted = entries.flatMap(({ id, pictures: sources }) =>
    sources.map((source, place) => ({ source, of: { entry: id, place } })),
  );
  const takeOne = async (of: { entry: string; place: number }, bytes: Uint8Array | null) => {
    signal?.throwIfAborted();
    const one = bytes && (await pictures.take(new Blob([new Uint8Array(bytes)])));
    if (one && 'picture' in one) taken.push({ ...of, picture: one.picture });
    else refused += 1;
    onDone();
  };
  try {
    await readSources(wanted, takeOne, {
      most: limits.picture,
      inflated: limits.inflatedPictures,
      signal,
    });
  } catch (error) {
    await discard().catch(() => {});
    throw error;
  }
  taken.sort((one, other) => one.place - other.place);
  const byEntry = new Map<string, EntryPicture[]>();
  for (const { entry, picture } of taken) {
    byEntry.set(entry, [...(byEntry.get(entry) ?? []), picture]);
  }
  return { byEntry, refused, discard };
}
