import { AppError } from '@mooring/contract';
import type { Rows, Store, Vault } from '@mooring/storage';
import { fromBase64Url, toBase64Url } from '@mooring/storage';
import type { OpenAccount } from '../repositories/account-storage.ts';

export type AudioChunkRow = Rows['audio_chunks'];

/** Sorts by id in the order of the sound. */
export const chunkId = (recordingId: string, index: number) =>
  `${recordingId}:${String(index).padStart(4, '0')}`;

/** The recording that a chunk belongs to. */
export const recordingIdOf = (id: string) => id.slice(0, id.lastIndexOf(':'));

/** The ids of a recording's chunks, in order. */
export async function chunkIds(store: Store, recordingId: string): Promise<string[]> {
  const ids = await store.ids('audio_chunks');
  return ids.filter((id) => recordingIdOf(id) === recordingId).sort();
}

/** Encrypts a chunk as base64 text, so that everything that handles sealed text also handles recordings. */
export async function sealChunk(
  vault: Vault,
  chunk: { recordingId: string; index: number; samples: Int16Array; createdAt: string },
): Promise<AudioChunkRow> {
  const { recordingId, index, samples, createdAt } = chunk;
  const id = chunkId(recordingId, index);
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
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
async function openChunk(vault: Vault, row: AudioChunkRow): Promise<Int16Array<ArrayBuffer>> {
  const bytes = fromBase64Url(await vault.open(fieldLocation(row.id), row.bytes));
  if (!bytes || bytes.length % 2 === 1) throw new AppError('vault.unreadable');
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

const fieldLocation = (rowId: string) => ({ table: 'audio_chunks', column: 'bytes', rowId });
