import { createDecipheriv, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './bytes.ts';
import { authSecret, passwordKey, phraseKey, unwrap, vaultKeys, wrap } from './keys.ts';
import { entropyOf, phraseFrom } from './phrase.ts';

const secret = Uint8Array.from({ length: 32 }, (_, index) => index);
const expand = (label: string) => Buffer.from(hkdfSync('sha256', secret, '', label, 32));

test('what a hosting service gets is 43 characters that another implementation derives alike', async () => {
  const auth = await authSecret(secret);
  expect(auth).toBe('b9fzcv60z1bHiClSwFh4CtSIKcdU25U9HPSegRFKk1A');
  expect(auth).toBe(expand('mooring/v1/auth').toString('base64url'));
  expect(auth).toHaveLength(43);
});

test('the short name of a key is known and says nothing of the key', async () => {
  const { kid } = await vaultKeys(secret);
  expect(kid).toBe('ufOgGujcms0');
  expect(kid).toBe(expand('mooring/v1/kid').subarray(0, 8).toString('base64url'));
});

test('another implementation unwraps the data key, from the password and from the phrase', async () => {
  const dataKey = new Uint8Array(32).fill(7);
  const iv = new Uint8Array(12).fill(3);
  for (const [make, label] of [
    [passwordKey, 'mooring/v1/kek'],
    [phraseKey, 'mooring/v1/phrase'],
  ] as const) {
    const wrapped = Buffer.from(await wrap(await make(secret), dataKey, iv, 'here'));
    const decipher = createDecipheriv('aes-256-gcm', expand(label), wrapped.subarray(0, 12));
    decipher.setAAD(Buffer.from('here')).setAuthTag(wrapped.subarray(-16));
    const opened = Buffer.concat([decipher.update(wrapped.subarray(12, -16)), decipher.final()]);
    expect(new Uint8Array(opened)).toEqual(dataKey);
  }
});

test('a wrapped key opens with its own key at its own place, and not when damaged', async () => {
  const key = await passwordKey(secret);
  const wrapped = await wrap(key, secret, new Uint8Array(12), 'here');
  expect(await unwrap(key, wrapped, 'here')).toEqual(secret);
  expect(await unwrap(key, wrapped, 'there')).toBeNull();
  expect(await unwrap(await phraseKey(secret), wrapped, 'here')).toBeNull();
  expect(await unwrap(key, new Uint8Array(0), 'here')).toBeNull();
  for (let at = 0; at < wrapped.length; at += 1) {
    const flipped = wrapped.map((byte, index) => (index === at ? byte ^ 1 : byte));
    expect(await unwrap(key, flipped, 'here')).toBeNull();
  }
});

test('24 words stand for 32 bytes, however they are typed', async () => {
  // The BIP39 test vector for 32 bytes of 0x7f.
  const words =
    'legal winner thank year wave sausage worth useful legal winner thank year wave sausage worth useful legal winner thank year wave sausage worth title';
  const entropy = new Uint8Array(32).fill(0x7f);
  expect(await phraseFrom(entropy)).toBe(words);
  expect(await entropyOf(words)).toEqual(entropy);
  expect(await entropyOf(`  ${words.toUpperCase().replaceAll(' ', '\n ')} `)).toEqual(entropy);
  expect(await entropyOf(words.replace('title', 'winner'))).toBeNull();
  expect(await entropyOf('legal winner thank')).toBeNull();
  expect(await entropyOf('')).toBeNull();
});

test('base64url has one spelling for every row of bytes', () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => index * 37 + length);
    const text = toBase64Url(bytes);
    expect(text).toBe(Buffer.from(bytes).toString('base64url'));
    expect(fromBase64Url(text)).toEqual(bytes);
  }
  for (const text of ['A', 'AB', 'AAB', 'AA==', 'A+/A', 'AA A', 'AAA\n']) {
    expect(fromBase64Url(text)).toBeNull();
  }
});
