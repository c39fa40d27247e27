import { AppError } from '@mooring/contract';
import { yieldToMain } from '@mooring/storage';
import { Unzip, UnzipInflate } from 'fflate';
import { concat } from '../concat.ts';
import { limits } from './import-plan.ts';

/** The maximum size in bytes of a file inside a zip, or null to skip it. */
export type MaxBytesFor = (name: string) => number | null;

export type ZippedFile = { name: string; bytes: Uint8Array | null };

type Options = {
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
  /** The maximum of all inflated bytes. */
  most?: number;
};

/** Bytes per read. Small, because a chunk can inflate to a thousand times its size. */
const chunkSize = 32 * 1024;

/**
 * Streams a zip and passes each wanted file to `onFile`. `bytes` is null if the file is too large or cannot be
 * inflated. File names are never used as paths. Throws AppError 'import.broken' if it is not a zip, and
 * 'import.too-large' if it inflates too much.
 */
export async function readZip(
  zip: Blob,
  maxBytesFor: MaxBytesFor,
  onFile: (file: ZippedFile) => Promise<void>,
  { signal, onProgress, most: inAll = limits.inflated }: Options = {},
): Promise<void> {
  const done: ZippedFile[] = [];
  let inflated = 0;
  let files = 0;
  const unzip = new Unzip((file) => {
    files += 1;
    const most = maxBytesFor(file.name);
    if (most === null) return;
    const parts: Uint8Array[] = [];
    let size = 0;
    let over = false;
    const end = (bytes: Uint8Array | null) => {
      over = true;
      done.push({ name: file.name, bytes });
    };
    file.ondata = (error, part, final) => {
      inflated += part?.length ?? 0;
      if (over) return;
      if (error) return end(null);
      size += part.length;
      if (size > most) return end(null);
      parts.push(part);
      if (final) end(concat(parts, size));
    };
    try {
      file.start();
    } catch {
      end(null);
    }
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < zip.size; start += chunkSize) {
    signal?.throwIfAborted();
    const chunk = new Uint8Array(await zip.slice(start, start + chunkSize).arrayBuffer());
    if (start === 0 && !(chunk[0] === 0x50 && chunk[1] === 0x4b))
      throw new AppError('import.broken');
    try {
      unzip.push(chunk, start + chunkSize >= zip.size);
    } catch (cause) {
      throw new AppError('import.broken', { cause });
    }
    if (inflated > inAll || files > limits.files) throw new AppError('import.too-large');
    for (const file of done.splice(0)) await onFile(file);
    if (start % (chunkSize * 32) === 0) {
      onProgress?.(start / zip.size);
      await yieldToMain();
    }
  }
  if (files === 0) throw new AppError('import.broken');
}
