import { AppError } from '@mooring/contract';
import type { Rows, Store, Vault, Write } from '@mooring/storage';
import { fromBase64Url, toBase64Url } from '@mooring/storage';
import type { OpenAccount } from '../repositories/account-storage.ts';

export type AudioChunkRow = Rows['audio_chunks'];

/** Files that are kept as they came are stored in chunks as recordings are, under ids that begin with this. */
const filePrefix = 'file-';

export const newFileId = (newId: () => string) => `${filePrefix}${newId()}`;

export const isFileId = (id: string) => id.startsWith(filePrefix);

/** Sorts by id in the order of the sound. */
export const chunkId = (recordingId: string, index: number) =>
  `${recordingId}:${String(index).padStart(4, '0')}`;

/** The recording that a chunk belongs to. */
export const recordingIdOf = (id: string) => id.slice(0, id.lastIndexOf(':'));

/** The ids of a recording's chunks, in order. */
export async function chunkIds(store: Store, recordingId: string): Promise<string[]> {
  const ids = await store.ids('audio_chunks', `${recordingId}:`);
  return ids.filter((id) => recordingIdOf(id) === recordingId).sort();
}

type Chunk = { recordingId: string; index: number; createdAt: string };

/** Encrypts samples as a chunk. */
export function sealChunk(
  vault: Vault,
  { samples, ...chunk }: Chunk & { samples: Int16Array },
): Promise<AudioChunkRow> {
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  return sealBytes(vault, { ...chunk, bytes });
}

/** Encrypts bytes as base64 text, so that everything that handles sealed text also handles chunks. */
export async function sealBytes(
  vault: Vault,
  { recordingId, index, bytes, createdAt }: Chunk & { bytes: Uint8Array },
): Promise<AudioChunkRow> {
  const id = chunkId(recordingId, index);
  return {
    id,
    user_id: vault.userId,
    entry_id: recordingId,
    index,
    bytes: await vault.seal(fieldLocation(id), toBase64Url(bytes)),
    created_at: createdAt,
  };
}

/** Throws AppError('vault.unreadable'). */
export async function openBytes(
  vault: Vault,
  row: AudioChunkRow,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = fromBase64Url(await vault.open(fieldLocation(row.id), row.bytes));
  if (!bytes) throw new AppError('vault.unreadable');
  return bytes;
}

/** Throws AppError('vault.unreadable'). */
async function openChunk(vault: Vault, row: AudioChunkRow): Promise<Int16Array<ArrayBuffer>> {
  const bytes = await openBytes(vault, row);
  if (bytes.length % 2 === 1) throw new AppError('vault.unreadable');
  return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
}

/** Opens a recording chunk by chunk, in order. Yields null for a chunk that is missing or cannot be opened. */
export async function* openChunks(
  { store, vault }: OpenAccount,
  recordingId: string,
): AsyncGenerator<Int16Array<ArrayBuffer> | null> {
  const ids = await chunkIds(store, recordingId);
  const last = ids.at(-1);
  const count = last === undefined ? 0 : Number(last.slice(recordingId.length + 1)) + 1;
  for (let index = 0; index < count; index += 1) {
    const row = await store.get('audio_chunks', chunkId(recordingId, index));
    yield row ? await openChunk(vault, row).catch(() => null) : null;
  }
}

/** Whether a chunk of it was pulled. */
export async function isFromAnotherDevice({ store }: OpenAccount, id: string): Promise<boolean> {
  const lines = await store.sync.readEntries('audio_chunks', await chunkIds(store, id));
  return lines.some((line) => line?.isPulled);
}

export async function removeChunks({ store }: OpenAccount, id: string) {
  await store.write(await removalWrites(store, id));
}

/** The writes that remove all chunks of it. */
export async function removalWrites(store: Store, id: string): Promise<Write[]> {
  const ids = await chunkIds(store, id);
  return ids.map((remove) => ({ table: 'audio_chunks', remove }));
}

const fieldLocation = (rowId: string) => ({ table: 'audio_chunks', column: 'bytes', rowId });
