import { type Bytes, fromUtf8, utf8 } from './bytes.ts';

/** Every text is padded to at least this length, so that 'Grief' and 'Hope' have the same. */
const FLOOR = 64;
const PREFIX = 4;

/**
 * The padded length of `length` bytes by Padmé (Nikitin and others, PURBs, 2019): at most 12 % longer, and the padded
 * length reveals only the order of magnitude.
 */
export function paddedLength(length: number): number {
  if (length <= FLOOR) return FLOOR;
  const exponent = Math.floor(Math.log2(length));
  const significantBits = Math.floor(Math.log2(exponent)) + 1;
  const step = 2 ** (exponent - significantBits);
  return Math.ceil(length / step) * step;
}

/** The length (4 bytes, big-endian), the text as UTF-8, and zeros up to the padded length. */
export function pad(text: string): Bytes {
  const content = utf8(text);
  const padded = new Uint8Array(paddedLength(PREFIX + content.length));
  new DataView(padded.buffer).setUint32(0, content.length);
  padded.set(content, PREFIX);
  return padded;
}

/** Null for bytes that `pad` cannot have returned. */
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
