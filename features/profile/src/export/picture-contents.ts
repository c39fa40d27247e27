import type { Data, Entry, EntryPicture } from '@mooring/data';

/** A picture of an entry. `file`: null if it could not be opened. */
export type PictureContents = { picture: EntryPicture; file: Blob | null };

/** The pictures of entries, by the entry's id. */
export type EntryPictures = ReadonlyMap<string, readonly PictureContents[]>;

/** Opens the pictures of entries. `unopened` counts those that could not be opened. */
export async function loadPictures(
  { pictures }: Data,
  entries: readonly Entry[],
  { signal }: { signal: AbortSignal },
): Promise<{ byEntry: EntryPictures; unopened: number }> {
  const byEntry = new Map<string, PictureContents[]>();
  let unopened = 0;
  const counts = await pictures.counts();
  for (const { id } of entries.filter((entry) => counts.has(entry.id))) {
    const { items, unreadable } = await pictures.of(id);
    unopened += unreadable.length;
    const opened: PictureContents[] = [];
    for (const picture of items) {
      signal.throwIfAborted();
      const file = await pictures.open(picture).catch(() => null);
      if (!file) unopened += 1;
      opened.push({ picture, file });
    }
    byEntry.set(id, opened);
  }
  return { byEntry, unopened };
}

/** What a text says of the pictures of an entry, one line each. */
export const pictureLines = (pictures: readonly PictureContents[] = []): string[] =>
  pictures.map(({ picture: { alt } }) =>
    alt.trim() ? `A picture: ${alt.trim()}` : 'A picture. Plain text cannot hold it.',
  );
