import { type Bytes, fromUtf8, utf8 } from './bytes.ts';

/** No sealed text is shorter, so 'Grief' and 'Hope' look the same. */
const FLOOR = 64;
const PREFIX = 4;

/**
 * The length a text of `length` bytes is stretched to: Padmé (Nikitin and others, PURBs, 2019), at most 12 % longer,
 * so that the length says only the order of magnitude.
 */
export function paddedLength(length: number): number {
  if (length <= FLOOR) return FLOOR;
  const exponent = Math.floor(Math.log2(length));
  const kept = Math.floor(Math.log2(exponent)) + 1;
  const step = 2 ** (exponent - kept);
  return Math.ceil(length / step) * step;
}

/** Text as UTF-8 behind its length (4 bytes, big-endian), filled with zeros. */
export function pad(text: string): Bytes {
  const words = utf8(text);
  const padded = new Uint8Array(paddedLength(PREFIX + words.length));
  new DataView(padded.buffer).setUint32(0, words.length);
  padded.set(words, PREFIX);
  return padded;
}

/** Null for bytes that `pad` could not have made. */
export function unpad(padded: Bytes): string | null {
  if (padded.length < FLOOR) return null;
  const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  if (padded.length !== paddedLength(PREFIX + length)) return null;
  if (padded.subarray(PREFIX + length).some((byte) => byte !== 0)) return null;
  try {
    return fromUtf8(padded.subarray(PREFIX, PREFIX + length));
  } catch {
    return null;
  }
}
