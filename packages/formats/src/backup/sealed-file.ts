import { AppError } from '@mooring/contract';
import type { Env } from '@mooring/storage';
import {
  type Bytes,
  deriveBackupKeys,
  deriveWithFallback,
  fromBase64Url,
  isAcceptableKdf,
  type Kdf,
  toBase64Url,
  utf8,
} from '@mooring/storage';
import { formatName, formatVersion, type SealedHeader } from './format.ts';

/** Plain bytes per encrypted chunk. */
export const chunkBytes = 64 * 1024;
const tagBytes = 16;
const sealedChunkBytes = chunkBytes + tagBytes;
/** Chunks per read. */
const chunksPerRead = 16;

/** Encrypts a file in chunks. The last chunk is marked as the last, so a truncated file is detected. */
export type Sealer = {
  /** The first line in plain text: the KDF parameters. */
  head: string;
  seal(chunk: Bytes, last: boolean): Promise<Bytes>;
};

export async function createSealer(env: Env, kdf: Kdf, passphrase: string): Promise<Sealer> {
  const salt = env.randomBytes(16);
  const { key: secret, params } = await deriveWithFallback(kdf, passphrase, salt);
  const { key, check } = await deriveBackupKeys(secret);
  const sealed = { kdf: params, salt: toBase64Url(salt), check };
  const head = `${JSON.stringify({ format: formatName, version: formatVersion, sealed })}\n`;
  let index = 0;
  return {
    head,
    async seal(chunk, last) {
      const algorithm = aesParams(index, last, head);
      index += 1;
      return new Uint8Array(await crypto.subtle.encrypt(algorithm, key, chunk));
    },
  };
}

/**
 * Derives the key of an encrypted backup. Throws AppError('backup.passphrase-wrong'), or 'backup.damaged' for invalid
 * KDF parameters.
 */
export async function deriveBackupKey(
  kdf: Kdf,
  { sealed }: SealedHeader,
  passphrase: string,
): Promise<CryptoKey> {
  const salt = fromBase64Url(sealed.salt);
  if (salt?.length !== 16 || !isAcceptableKdf(sealed.kdf, kdf))
    throw new AppError('backup.damaged');
  const { key, check } = await deriveBackupKeys(await kdf.derive(passphrase, salt, sealed.kdf));
  if (check !== sealed.check) throw new AppError('backup.passphrase-wrong');
  return key;
}

/** How many chunks of ciphertext the file has after its first line. */
export const countChunks = (file: Blob, head: string) =>
  Math.ceil((file.size - utf8(head).length) / sealedChunkBytes);

/**
 * Decrypts everything after the first line, or from the chunk `first` on. Throws AppError('backup.damaged') if a chunk was
 * cut off, moved or changed.
 */
export async function* decryptChunks(
  file: Blob,
  head: string,
  key: CryptoKey,
  first = 0,
): AsyncGenerator<Bytes> {
  const start = utf8(head).length + first * sealedChunkBytes;
  if (file.size <= start) throw new AppError('backup.damaged');
  let index = first;
  for (let from = start; from < file.size; from += chunksPerRead * sealedChunkBytes) {
    const bytes = await readBytes(file.slice(from, from + chunksPerRead * sealedChunkBytes));
    for (let at = 0; at < bytes.length; at += sealedChunkBytes, index += 1) {
      const last = from + at + sealedChunkBytes >= file.size;
      const opened = await crypto.subtle
        .decrypt(aesParams(index, last, head), key, bytes.subarray(at, at + sealedChunkBytes))
        .catch(() => null);
      if (!opened) throw new AppError('backup.damaged');
      yield new Uint8Array(opened);
    }
  }
}

/** Reads bytes. A file that was changed or removed since it was chosen can no longer be read. */
export async function readBytes(part: Blob): Promise<Bytes> {
  const buffer = await part.arrayBuffer().catch((cause: unknown) => {
    throw new AppError('backup.damaged', { cause });
  });
  return new Uint8Array(buffer);
}

/** Each file has its own key, so a counter is a sufficient nonce. */
function aesParams(index: number, last: boolean, head: string) {
  const iv = new Uint8Array(12);
  new DataView(iv.buffer).setUint32(7, index);
  iv[11] = last ? 1 : 0;
  return { name: 'AES-GCM', iv, additionalData: utf8(head) };
}
