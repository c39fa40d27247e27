import type { Data, Entry, EntryPicture } from '@mooring/data';

/** A picture of an entry. `file`: null if it could not be opened, or was not wanted. */
export type PictureContents = { picture: EntryPicture; file: Blob | null };

/** The pictures of entries, by the entry's id. */
export type EntryPictures = ReadonlyMap<string, readonly PictureContents[]>;

type PictureOptions = {
  signal: AbortSignal;
  /** False: only what the pictures show is read, and no file is opened. */
  withFiles?: boolean;
  /** Called after each picture. */
  onPicture?: () => void;
};

/** Opens the pictures of entries. `unopened` counts those that could not be opened. */
export async function loadPictures(
  { pictures }: Data,
  entries: readonly Entry[],
  { signal, withFiles = true, onPicture = () => {} }: PictureOptions,
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
      const file = withFiles ? await pictures.open(picture).catch(() => null) : null;
      if (withFiles && !file) unopened += 1;
      opened.push({ picture, file });
      onPicture();
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
