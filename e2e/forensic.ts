import { createDecipheriv, hkdfSync } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { piecesOf } from './forensic-pieces.ts';

/** What somebody finds who has a copy of the profile folder of a closed browser, and no password. */
export type Found = {
  /** Different sealed fields, those of removed rows and of older versions among them. */
  fields: number;
  /** The fields that one of these keys opens. `kid` names the vault, and stands in the clear. */
  opened: { kid: string; text: string }[];
};

/**
 * Reads every file of a profile, of any of the three engines: raw, as a database, and unpacked. `within`: a folder of it, where only
 * the fields that are in there are looked at. Keys are looked for in all of them.
 */
export function readProfile(profile: string, within = profile): Found {
  const fields = new Set<string>();
  const keys = new Map<string, Buffer>();
  for (const buffer of buffersIn(within)) {
    for (const [field] of buffer.toString('latin1').matchAll(sealedField)) fields.add(field);
  }
  for (const buffer of buffersIn(profile)) {
    for (const key of keysIn(buffer)) keys.set(key.toString('hex'), key);
  }
  const opened = [...fields].flatMap((field) => {
    for (const key of keys.values()) {
      const text = openField(field, key);
      if (text !== null) return [{ kid: field.split('.')[1] ?? '', text }];
    }
    return [];
  });
  return { fields: fields.size, opened };
}

/** `e1.<key id>.<IV>.<ciphertext and tag>`: packages/storage/src/vault/README.md. */
const sealedField = /e[12]\.[\w-]{11}\.[\w-]{16}\.[\w-]{86,}/g;

function* buffersIn(profile: string): Generator<Buffer> {
  for (const entry of readdirSync(profile, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) yield* piecesOf(join(entry.parentPath, entry.name));
}

/** Row keys: as the browsers store a CryptoKey, and those that follow from a data key in a file. */
function* keysIn(buffer: Buffer): Generator<Buffer> {
  // 'K' for a CryptoKey, 1 for AES, the algorithm, 32 bytes, the usages, the length, the key.
  for (let at = buffer.indexOf('K\x01'); at >= 0; at = buffer.indexOf('K\x01', at + 1)) {
    if (buffer[at + 3] !== 32) continue;
    const lengthAt = [at + 5, at + 6].find((place) => buffer[place] === 32);
    if (lengthAt === undefined) continue;
    const key = buffer.subarray(lengthAt + 1, lengthAt + 33);
    if (key.length === 32) yield Buffer.from(key);
  }
  // Firefox and WebKit store the length in four bytes, and the key as it is.
  if (buffer.length < 4096) {
    for (let at = buffer.indexOf(length32); at >= 0; at = buffer.indexOf(length32, at + 1)) {
      const key = buffer.subarray(at + 4, at + 36);
      if (key.length === 32) yield Buffer.from(key);
    }
  }
  const text = buffer.length < 4096 ? buffer.toString('latin1') : '';
  for (const [word] of text.matchAll(/[\w-]{43}/g)) yield* bothOf(Buffer.from(word, 'base64url'));
  if (buffer.length === 32) yield* bothOf(buffer);
}

const length32 = Buffer.from([32, 0, 0, 0]);

/** As a row key, and as a data key from which the row key follows. */
function* bothOf(secret: Buffer): Generator<Buffer> {
  yield Buffer.from(secret);
  yield Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'mooring/v1/rows', 32));
}

/**
 * Null where the key is another. The tag is not compared, since it covers where the field stood, which a reader does not
 * know for every copy: a length that fits, and zeros after the text, tell the right key as well.
 */
function openField(field: string, key: Buffer): string | null {
  const [, , iv = '', sealed = ''] = field.split('.');
  const bytes = Buffer.from(sealed, 'base64url');
  const counter = Buffer.concat([Buffer.from(iv, 'base64url'), Buffer.from([0, 0, 0, 2])]);
  if (counter.length !== 16) return null;
  const padded = createDecipheriv('aes-256-ctr', key, counter).update(bytes.subarray(0, -16));
  const length = padded.readUInt32BE(0);
  const isFilledWithZeros = padded.subarray(4 + length).every((byte) => byte === 0);
  if (length > padded.length - 4 || !isFilledWithZeros) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(padded.subarray(4, 4 + length));
  } catch {
    return null;
  }
}
