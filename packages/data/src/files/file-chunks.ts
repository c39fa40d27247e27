import { AppError } from '@mooring/contract';
import type { Write } from '@mooring/storage';
import {
  chunkId,
  chunkIds,
  openBytes,
  removeChunks,
  sealBytes,
} from '../recordings/audio-chunks.ts';
import type { OpenAccount } from '../repositories/account-storage.ts';

/** Bytes in a chunk, before encryption: as many as in a chunk of a recording. */
const chunkBytes = 125 * 1024;
/** Chunks in one write. */
const chunksInWrite = 8;

type NewFile = { id: string; bytes: Uint8Array; createdAt: string };

/** Writes the bytes of a file in encrypted chunks. If one cannot be written, none stays. */
export async function writeFileChunks(
  account: OpenAccount,
  { id, bytes, createdAt }: NewFile,
): Promise<void> {
  const { vault, store } = account;
  const count = Math.max(1, Math.ceil(bytes.length / chunkBytes));
  try {
    for (let start = 0; start < count; start += chunksInWrite) {
      const indexes = Array.from(
        { length: Math.min(chunksInWrite, count - start) },
        (_, at) => start + at,
      );
      const rows = await Promise.all(
        indexes.map((index) =>
          sealBytes(vault, {
            recordingId: id,
            index,
            createdAt,
            bytes: bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes),
          }),
        ),
      );
      await store.write(rows.map((put): Write => ({ table: 'audio_chunks', put })));
    }
  } catch (error) {
    await removeChunks(account, id).catch(() => {});
    throw error;
  }
}

/** The bytes of a file. Throws AppError('vault.unreadable') if a part is missing or cannot be opened. */
export async function readFileChunks(
  { vault, store }: OpenAccount,
  id: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const ids = await chunkIds(store, id);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const [index, each] of ids.entries()) {
    const row = each === chunkId(id, index) ? await store.get('audio_chunks', each) : undefined;
    if (!row) throw new AppError('vault.unreadable');
    parts.push(await openBytes(vault, row));
  }
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}

/** Whether every part of a file of `size` bytes is stored here. Those that another device added may come later. */
export async function hasFileChunks(
  { store }: Pick<OpenAccount, 'store'>,
  { id, size }: { id: string; size: number },
): Promise<boolean> {
  return (await chunkIds(store, id)).length >= Math.ceil(size / chunkBytes);
}

/** Whether a part of it is missing here because it was removed, here or on another device. A device that still has it may send it again. */
export async function isFileRemoved(
  { store }: Pick<OpenAccount, 'store'>,
  { id, size }: { id: string; size: number },
): Promise<boolean> {
  const count = Math.ceil(size / chunkBytes);
  const ids = Array.from({ length: count }, (_, index) => chunkId(id, index));
  const entries = await store.sync.readEntries('audio_chunks', ids);
  return entries.some((entry) => entry?.isRemoved);
}

/** SHA-256 of a file's bytes, hexadecimal. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
