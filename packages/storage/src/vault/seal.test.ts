import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { keyOf } from '@mooring/contract';
import { expect, test } from 'vitest';
import { browserEnv } from '../env.ts';
import { deriveVaultKeys } from './keys.ts';
import { createVault } from './seal.ts';
import type { FieldLocation, Sealed } from './vault.ts';

const dataKey = Uint8Array.from({ length: 32 }, (_, index) => index);
const iv = Uint8Array.from({ length: 12 }, (_, index) => 0xa0 + index);
const location: FieldLocation = { table: 'journal_entries', column: 'content', rowId: 'row-1' };
const aad = '["mooring1","journal_entries","content","user-1","row-1"]';
const rowKey = Buffer.from(hkdfSync('sha256', dataKey, '', 'mooring/v1/rows', 32));

const stillVault = async (userId = 'user-1') =>
  createVault({
    env: { ...browserEnv, randomBytes: () => new Uint8Array(iv) },
    userId,
    ...(await deriveVaultKeys(dataKey)),
  });

test('a sealed field with a fixed IV is the known string', async () => {
  const vault = await stillVault();
  expect(await vault.seal(location, 'I miss you.')).toBe(KNOWN);
  expect(await vault.open(location, KNOWN)).toBe('I miss you.');
});

test('another implementation opens what we seal', async () => {
  const vault = await stillVault();
  const text = 'Dnes mi chýbaš. 🕯️';
  const [version, kid, ivText = '', sealedText = ''] = (await vault.seal(location, text)).split(
    '.',
  );
  expect([version, kid]).toEqual(['e1', vault.kid]);
  const sealed = Buffer.from(sealedText, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', rowKey, Buffer.from(ivText, 'base64url'));
  decipher.setAAD(Buffer.from(aad)).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  expect(padded).toHaveLength(64);
  expect(padded.subarray(4, 4 + padded.readUInt32BE(0)).toString()).toBe(text);
});

test('we open what another implementation seals', async () => {
  const vault = await stillVault();
  const padded = Buffer.alloc(64);
  padded.writeUInt32BE(5);
  padded.write('hello', 4);
  expect(await vault.open(location, sealElsewhere(vault.kid, padded))).toBe('hello');
});

test('an authentic field with invalid padding does not open', async () => {
  const vault = await stillVault();
  const lies = Buffer.alloc(64, 1);
  await expect(vault.open(location, sealElsewhere(vault.kid, lies))).rejects.toThrow(
    'vault.unreadable',
  );
});

test('sealed bytes open in their context alone, and nothing else is opened', async () => {
  const vault = await stillVault();
  const bytes = Uint8Array.from([1, 2, 3]);
  const sealed = await vault.sealBytes('a row', bytes);
  const [version, text = ''] = sealed.split('.');
  const parts = Buffer.from(text, 'base64url');
  expect([version, parts.length]).toEqual(['e2', iv.length + bytes.length + 16]);
  expect(parts.subarray(0, iv.length)).toEqual(Buffer.from(iv));
  expect(await vault.openBytes('a row', sealed)).toEqual(bytes);
  expect(await vault.openBytes('another row', sealed)).toBeNull();
  expect(await vault.openBytes('a row', `e1.${text}`)).toBeNull();
  expect(await vault.openBytes('a row', 'e2.*')).toBeNull();
  const onlyIv = parts.subarray(0, iv.length).toString('base64url');
  expect(await vault.openBytes('a row', `e2.${onlyIv}`)).toBeNull();
});

test('the same text sealed twice has different IVs', async () => {
  const vault = createVault({
    env: browserEnv,
    userId: 'user-1',
    ...(await deriveVaultKeys(dataKey)),
  });
  const sealed = await Promise.all(
    Array.from({ length: 200 }, () => vault.seal(location, 'again')),
  );
  expect(new Set(sealed.map((field) => field.split('.')[2])).size).toBe(200);
});

test('a field moved to another row, column, table or user does not open', async () => {
  const vault = await stillVault();
  const field = await vault.seal(location, 'mine');
  const moved = [
    { ...location, rowId: 'row-2' },
    { ...location, column: 'title' },
    { ...location, table: 'saved_moments' },
    { table: 'journal_entries","content', column: 'user-1', rowId: 'row-1' },
  ];
  for (const elsewhere of moved) {
    await expect(vault.open(elsewhere, field)).rejects.toThrow('vault.unreadable');
  }
  await expect((await stillVault('user-2')).open(location, field)).rejects.toThrow(
    'vault.unreadable',
  );
});

test('anything that is not a sealed field is refused with the same error', async () => {
  const vault = await stillVault();
  const strange = [
    '',
    'e1',
    'plain words',
    `e2${KNOWN.slice(2)}`,
    `${KNOWN}=`,
    ` ${KNOWN}`,
    `${KNOWN}\n`,
  ];
  for (const field of [...strange, null, undefined, 7, {}]) {
    const failure = await vault.open(location, field as Sealed).catch((error: unknown) => error);
    expect(keyOf(failure, 'auth.failed')).toBe('vault.unreadable');
  }
});

test('the row key of a vault cannot be exported', async () => {
  const keys = await deriveVaultKeys(dataKey);
  expect(keys.rowKey.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', keys.rowKey)).rejects.toThrow();
});

function sealElsewhere(kid: string, padded: Buffer): Sealed {
  const cipher = createCipheriv('aes-256-gcm', rowKey, iv).setAAD(Buffer.from(aad));
  const sealed = Buffer.concat([cipher.update(padded), cipher.final(), cipher.getAuthTag()]);
  const text = [Buffer.from(iv), sealed].map((bytes) => bytes.toString('base64url')).join('.');
  return `e1.${kid}.${text}` as Sealed;
}

const KNOWN =
  'e1.ufOgGujcms0.oKGio6Slpqeoqaqr.oodmvUrmi2f89wW5ZBVdR5A2LB_f3budcO6H5TnwWzyo00mI14X5vyIqF4cE1TPT8Eewah1XcH6OMazqvS0cethLGbmmy5FpbNFKlnRnyoI' as Sealed;
