/** Bytes with a buffer of their own, as WebCrypto needs them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The number of arguments that String.fromCharCode can safely take. */
const CHUNK = 0x8000;

export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null for anything but the canonical encoding, so that no two strings decode to the same bytes. */
export function fromBase64Url(text: string): Bytes | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  const tail = text.slice(text.length - (text.length % 4));
  return tail === '' || toBase64Url(bytes.subarray(bytes.length - (bytes.length % 3))) === tail
    ? bytes
    : null;
}

const encoder = new TextEncoder();
export const utf8 = (text: string): Bytes => encoder.encode(text);

/** Throws for bytes that are not UTF-8. Keeps a leading byte order mark, which may be part of the text. */
export function fromUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** A copy with a buffer of its own. */
export function copyBytes(bytes: Uint8Array): Bytes {
  return new Uint8Array(bytes);
}
