import { utf8 } from './bytes.ts';

/** The first 16 bytes of HMAC-SHA-256 over `text`, in the form of a UUID of version 8. */
export async function keyedId(key: CryptoKey, text: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', key, utf8(text));
  const digits = [...new Uint8Array(mac).subarray(0, 16)].map((byte, index) =>
    toHex(index === 6 ? 0x80 | (byte & 0x0f) : index === 8 ? 0x80 | (byte & 0x3f) : byte),
  );
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const toHex = (byte: number) => byte.toString(16).padStart(2, '0');

/**
 * Whether an id may be a hash of an entry's words, as version 1.0.0 gave to imported texts. Our own ids are random UUIDs of
 * version 4, or keyed ones of version 8.
 */
export const isUnkeyedId = (id: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id) &&
  !/^.{14}[48].{4}[89ab]/.test(id);
