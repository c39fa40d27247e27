import { expect, test } from 'vitest';
import { accountRecord, keyEnvelope, parseFact, salvageAccount } from './directory-schema.ts';

const account = {
  id: 'a',
  name: '',
  email: 'ana@example.org',
  avatar: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  visitor: false,
  home: 'hosted',
  salt: 'A'.repeat(22),
} as const;
const envelope = {
  id: 'e',
  user_id: 'a',
  kind: 'password',
  kdf: { algorithm: 'argon2id', memoryKiB: 65_536, iterations: 3, parallelism: 1 },
  wrapped: 'w'.repeat(80),
  checksum: '_'.repeat(11),
  created_at: '2026-11-21T10:00:00Z',
} as const;

test('an account of an older build is on the device, and unknown fields are left out', () => {
  const { home: _, ...older } = account;
  expect(accountRecord.parse({ ...older, emailKey: 'x' })).toEqual({ ...older, home: 'device' });
  expect(keyEnvelope.parse({ ...envelope, kdf: null, more: 1 })).toEqual({
    ...envelope,
    kdf: null,
  });
});

test.each([
  { id: '' },
  { email: '' },
  { avatar: undefined },
  { visitor: 'false' },
  { home: 'elsewhere' },
  { home: null },
  { createdAt: '2026-11-21' },
  { createdAt: '2026-02-30T10:00:00Z' },
  { createdAt: '2026-11-21T10:00:00+01:00' },
  { salt: 'A'.repeat(21) },
  { salt: `${'A'.repeat(21)}=` },
  { salt: `${'A'.repeat(22)}\n` },
])('an account with %j does not parse', (change) => {
  expect(accountRecord.safeParse({ ...account, ...change }).success).toBe(false);
});

test.each([
  { id: '' },
  { user_id: '' },
  { kind: 'pin' },
  { wrapped: 'w'.repeat(79) },
  { checksum: '+'.repeat(11) },
  { created_at: 'now' },
  { kdf: undefined },
  { kdf: { ...envelope.kdf, algorithm: 'scrypt' } },
  { kdf: { ...envelope.kdf, memoryKiB: 0 } },
  { kdf: { ...envelope.kdf, iterations: 1.5 } },
  { kdf: { ...envelope.kdf, parallelism: -1 } },
  { kdf: { ...envelope.kdf, memoryKiB: 2 ** 53 } },
])('a key envelope with %j does not parse', (change) => {
  expect(keyEnvelope.safeParse({ ...envelope, ...change }).success).toBe(false);
});

test('a fact parses whole or not at all', () => {
  expect(parseFact('session', { accountId: null, locked: true })).toEqual({
    accountId: null,
    locked: true,
  });
  expect(parseFact('session', { accountId: null })).toBeUndefined();
  expect(parseFact('stay', 'stay')).toBe('stay');
  expect(parseFact('stay', 'leave')).toBeUndefined();
  expect(parseFact('adoption', { from: 'a', to: 'b' })).toEqual({ from: 'a', to: 'b' });
  expect(parseFact('adoption', { from: 'a', to: 'b', key: 1 })).toBeUndefined();
  expect(parseFact('rekey', { account, envelope })).toEqual({ account, envelope });
  expect(parseFact('rekey', { account, envelope: { ...envelope, id: '' } })).toBeUndefined();
  expect(parseFact('copied', { n: 0 })).toEqual({ n: 0 });
  expect(parseFact('copied', { n: -1 })).toBeUndefined();
  expect(parseFact('kept', ['a', 1])).toBeUndefined();
});

test('of a record without readable fields only the id remains', () => {
  for (const stored of [undefined, null, 'x', 1, [], { name: 1 }]) {
    expect(salvageAccount('a', stored)).toEqual({ id: 'a', name: null, email: null });
  }
  expect(salvageAccount('a', { name: 'Ana', email: 2 })).toEqual({
    id: 'a',
    name: 'Ana',
    email: null,
  });
});
