import type { Bytes } from '@mooring/storage';

/** Joins the parts, which have `length` bytes together. */
export function concat(parts: readonly Uint8Array[], length: number): Bytes {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
