/** Bytes with a buffer of their own, as WebCrypto needs them. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const asciiDecoder = new TextDecoder();

/** The character code of each six bits, and the six bits of each character code (−1 for any other character). */
const codes = encoder.encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
const sixBits = new Int8Array(128).fill(-1);
codes.forEach((code, value) => {
  sixBits[code] = value;
});

/** Base64url without padding. By table: `btoa` needs a string of all bytes first, which takes up to a hundred times as long. */
export function toBase64Url(bytes: Uint8Array): string {
  const text = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
  let held = 0;
  let bits = 0;
  let length = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    held = (held << 8) | (bytes[index] ?? 0);
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text[length++] = codes[(held >> bits) & 0b11_1111] ?? 0;
    }
  }
  if (bits > 0) text[length] = codes[(held << (6 - bits)) & 0b11_1111] ?? 0;
  return asciiDecoder.decode(text);
}

/** Null for anything but the canonical encoding, so that no two strings decode to the same bytes. */
export function fromBase64Url(text: string): Bytes | null {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = sixBits[text.charCodeAt(index)] ?? -1;
    if (value < 0) return null;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = held >> bits;
  }
  return (held & ((1 << bits) - 1)) === 0 ? bytes : null;
}

export const utf8 = (text: string): Bytes => encoder.encode(text);

/** Throws for bytes that are not UTF-8. Keeps a leading byte order mark, which may be part of the text. */
export function fromUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** A copy with a buffer of its own. */
export function copyBytes(bytes: Uint8Array): Bytes {
  return new Uint8Array(bytes);
}
