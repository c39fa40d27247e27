import { AppError } from '@mooring/contract';
import type { BackupFolder, FolderFile } from '@mooring/storage';
import { isSameFile } from './compare-files.ts';

/*
 * Two files take turns. A new copy is written under a third name, read back, compared with what was meant to be written, and
 * only then takes the place of one of the two: never of the one that is known to be whole. See docs/decisions/0072.
 */

export type CopyNames = { slots: readonly [string, string]; temporary: string };

export const namesFor = (base: string): CopyNames => ({
  slots: [`${base} A.mooring`, `${base} B.mooring`],
  temporary: `${base} (not finished).mooring`,
});

/** The first base name whose files are not in the folder: another account or device may write into the same one. */
export async function freeBaseName(folder: BackupFolder): Promise<string> {
  for (let number = 1; ; number += 1) {
    const base = number === 1 ? 'mooring-backup' : `mooring-backup ${number}`;
    const { slots, temporary } = namesFor(base);
    const found = await Promise.all([...slots, temporary].map((name) => find(folder, name)));
    if (found.every((file) => file === null)) return base;
  }
}

type Copy = {
  folder: BackupFolder;
  names: CopyNames;
  /** What is to be written. */
  file: Blob;
  /** The copy that stays, with its size. Null where none is known. */
  kept: { name: string; size: number } | null;
  /** Whether a file opens. Asked about what was written, and about old files where no whole one is known. */
  isWhole(file: Blob): Promise<boolean>;
  signal?: AbortSignal | undefined;
};

/** Writes one copy and returns its name. Whatever happens, a copy that was whole before is whole afterwards. */
export async function writeCopy(copy: Copy): Promise<string> {
  const { folder, names, file, signal, isWhole } = copy;
  const slot = await chooseSlot(copy);
  try {
    const temporary = await folder.getFileHandle(names.temporary, { create: true });
    await fill(temporary, file, signal);
    const written = await temporary.getFile();
    if (!(await isSameFile(file, written)) || !(await isWhole(written))) {
      throw new AppError('backup.damaged');
    }
    signal?.throwIfAborted();
    if (!(await moved(temporary, slot, copy))) {
      const target = await folder.getFileHandle(slot, { create: true });
      await fill(target, written, signal);
      if (!(await isSameFile(file, await target.getFile()))) throw new AppError('backup.damaged');
    }
  } finally {
    // What is left of it is removed at the latest before the next copy.
    await remove(folder, names.temporary).catch(() => {});
    // Chromium's own file beside it, which stays where the browser was killed.
    await remove(folder, `${names.temporary}.crswap`).catch(() => {});
  }
  return slot;
}

/** The slot to write: never the only one that holds a whole copy. */
async function chooseSlot({ folder, names, kept, isWhole }: Copy): Promise<string> {
  const [a, b] = names.slots;
  const other = (name: string) => (name === a ? b : a);
  const files = await Promise.all(names.slots.map((name) => find(folder, name)));
  const known = kept && files[names.slots.indexOf(kept.name)];
  if (known && known.size === kept.size) return other(kept.name);
  const found = files
    .flatMap((file, at) => (file ? [{ file, name: names.slots[at] ?? a }] : []))
    .sort((one, two) => two.file.lastModified - one.file.lastModified);
  for (const { file, name } of found) if (await isWhole(file)) return other(name);
  return a;
}

/** Renames the file over the slot. False where this browser or this folder cannot: then it is written a second time. */
async function moved(temporary: FolderFile, slot: string, { folder, file }: Copy) {
  try {
    await temporary.move?.(slot);
  } catch {
    return false;
  }
  const found = temporary.move && (await find(folder, slot));
  return found ? isSameFile(file, found) : false;
}

/** Bytes per write. */
const partSize = 4 * 2 ** 20;

async function fill(target: FolderFile, file: Blob, signal: AbortSignal | undefined) {
  const writable = await target.createWritable();
  try {
    for (let from = 0; from < file.size; from += partSize) {
      signal?.throwIfAborted();
      await writable.write(file.slice(from, from + partSize));
    }
  } catch (error) {
    await writable.abort().catch(() => {});
    throw error;
  }
  await writable.close();
}

/** The file of that name; null where there is none. Throws where the folder cannot be read. */
async function find(folder: BackupFolder, name: string): Promise<File | null> {
  try {
    return await (await folder.getFileHandle(name)).getFile();
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return null;
  }
}

async function remove(folder: BackupFolder, name: string): Promise<void> {
  if (await find(folder, name)) await folder.removeEntry(name);
}

const isNotFound = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError';
