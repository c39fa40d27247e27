/** Bytes that own their buffer: what WebCrypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** As many characters as String.fromCharCode can safely take as arguments at once. */
const CHUNK = 0x8000;

export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null for anything but the one canonical spelling, so that no two strings mean the same bytes. */
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

export function utf8(text: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(text));
}

/** Throws on bytes that are not UTF-8. Keeps a leading byte order mark: it may be the person's own. */
export function fromUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** The same bytes in a buffer of their own. */
export function owned(bytes: Uint8Array): Bytes {
  return new Uint8Array(bytes);
}
