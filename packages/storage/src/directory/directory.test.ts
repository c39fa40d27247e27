// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { keyOf } from '@mooring/contract';
import { Dexie } from 'dexie';
import { describe, expect, test } from 'vitest';
import type { AccountRecord, Directory, KeyEnvelope } from './directory.ts';
import { indexedDbDirectory } from './directory-indexeddb.ts';
import { memoryDirectory } from './directory-memory.ts';

const fresh = () => `accounts-${crypto.randomUUID()}`;

const account = (id: string, email = `${id}@example.org`): AccountRecord => ({
  id,
  name: id,
  email,
  avatar: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  visitor: false,
  home: 'device',
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
});
const envelope = (id: string, userId: string, rest: Partial<KeyEnvelope> = {}): KeyEnvelope => ({
  id,
  user_id: userId,
  kind: 'password',
  kdf: { algorithm: 'argon2id', memoryKiB: 65536, iterations: 3, parallelism: 1 },
  wrapped: 'A'.repeat(80),
  checksum: 'A'.repeat(11),
  created_at: '2026-03-02T09:00:00.000Z',
  ...rest,
});
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => keyOf(error, 'store.failed'),
  );
const ids = (envelopes: { id: string }[]) => envelopes.map(({ id }) => id).sort();

const kinds: [string, () => Directory][] = [
  ['in memory', memoryDirectory],
  ['in IndexedDB', () => indexedDbDirectory(fresh())],
];

describe.each(kinds)('the directory %s', (_, open) => {
  test('returns an account and its envelopes as they were stored', async () => {
    const directory = open();
    const given = { ...account('ana'), avatar: 'data:image/png;base64,AAAA', visitor: true };
    const wrapped = [envelope('p', 'ana'), envelope('w', 'ana', { kind: 'phrase', kdf: null })];
    await directory.create(given, wrapped);
    expect(await directory.account('ana')).toEqual(given);
    expect(await directory.accounts()).toEqual({ accounts: [given], damaged: [] });
    const found = await directory.envelopes('ana');
    expect(found.damaged).toBe(0);
    expect(found.envelopes).toEqual(expect.arrayContaining(wrapped));
    expect(await directory.account('nobody')).toBeUndefined();
    expect(await directory.envelopes('nobody')).toEqual({ envelopes: [], damaged: 0 });
  });

  test('recognises an email in any case, width and spacing, and gives it to one account only', async () => {
    const directory = open();
    await directory.create(account('ana', 'Ana@Example.org'), []);
    for (const same of ['ana@example.org', ' ANA@EXAMPLE.ORG ', 'ａｎａ@example.org']) {
      const taken = directory.create(account('other', same), [envelope('e', 'other')]);
      expect(await failure(taken)).toBe('auth.sign-up-failed');
    }
    expect((await directory.accounts()).accounts).toHaveLength(1);
    expect((await directory.envelopes('other')).envelopes).toEqual([]);
    await directory.create(account('ben'), []);
    expect(await failure(directory.put(account('ben', 'ana@example.org')))).toBe(
      'auth.sign-up-failed',
    );
    await directory.put({ ...account('ana', 'new@example.org'), name: 'Ana Maria' });
    expect((await directory.account('ana'))?.name).toBe('Ana Maria');
    await directory.put(account('ben', 'ana@example.org'));
  });

  test('removes old envelopes only when the new one is stored', async () => {
    const directory = open();
    await directory.create(account('ana'), [
      envelope('old', 'ana'),
      envelope('words', 'ana', { kind: 'phrase', kdf: null }),
    ]);
    await directory.create(account('ben'), [envelope('bens', 'ben')]);
    const next = envelope('next', 'ana', { created_at: '2026-03-03T09:00:00.000Z' });
    await expect(directory.keepOnlyEnvelope(next)).rejects.toThrow();
    expect(ids((await directory.envelopes('ana')).envelopes)).toEqual(['old', 'words']);
    await directory.putEnvelope(next);
    const both = (await directory.envelopes('ana')).envelopes;
    expect(both.map(({ id }) => id)[0]).toBe('next');
    await directory.keepOnlyEnvelope(next);
    expect(ids((await directory.envelopes('ana')).envelopes)).toEqual(['next', 'words']);
    expect(ids((await directory.envelopes('ben')).envelopes)).toEqual(['bens']);
  });

  test('removes one account and nothing of another', async () => {
    const directory = open();
    await directory.create(account('ana'), [envelope('a', 'ana')]);
    await directory.create(account('ben'), [envelope('b', 'ben')]);
    await directory.remove('ana');
    expect((await directory.accounts()).accounts.map(({ id }) => id)).toEqual(['ben']);
    expect((await directory.envelopes('ana')).envelopes).toEqual([]);
    expect((await directory.envelopes('ben')).envelopes).toHaveLength(1);
  });

  test('stores facts and deletes them', async () => {
    const directory = open();
    expect(await directory.fact('session')).toBeUndefined();
    await directory.putFact('session', { accountId: 'ana', locked: true });
    await directory.putFact('stay', 'ask');
    expect(await directory.fact('session')).toEqual({ accountId: 'ana', locked: true });
    await directory.putFact('session', undefined);
    expect(await directory.fact('session')).toBeUndefined();
    expect(await directory.fact('stay')).toBe('ask');
  });

  test('under one lock another can be waited for', async () => {
    const { withTabLock } = open();
    const inner = withTabLock('outer', () => withTabLock('inner', async () => 'done'));
    expect(await inner).toBe('done');
  });

  test('runs one piece of work at a time under one lock', async () => {
    const directory = open();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(`${name} ends`);
      if (name === 'first') throw new Error('first');
      return name;
    };
    const first = directory.withTabLock('adoption', work('first'));
    const second = directory.withTabLock('adoption', work('second'));
    await expect(first).rejects.toThrow('first');
    expect(await second).toBe('second');
    expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });
});

test('what is on the disk survives a reload', async () => {
  const name = fresh();
  await indexedDbDirectory(name).create(account('ana'), [envelope('a', 'ana')]);
  expect(await indexedDbDirectory(name).account('ana')).toEqual(account('ana'));
});

test('a damaged record is reported and hides no other', async () => {
  const name = fresh();
  const directory = indexedDbDirectory(name);
  await directory.create(account('ana'), [envelope('a', 'ana'), envelope('b', 'ana')]);
  await directory.create(account('ben'), []);
  await directory.putFact('stay', 'ask');
  const disk = await new Dexie(name).open();
  await disk.table('accounts').update('ana', { salt: 7 });
  await disk.table('envelopes').update('a', { wrapped: 'torn' });
  await disk.table('facts').update('stay', { value: { torn: true } });
  disk.close();
  const { accounts, damaged } = await directory.accounts();
  expect(accounts.map(({ id }) => id)).toEqual(['ben']);
  expect(damaged).toEqual([{ id: 'ana', name: 'ana', email: 'ana@example.org' }]);
  expect(await failure(directory.account('ana'))).toBe('account.damaged');
  expect(await directory.account('ben')).toEqual(account('ben'));
  expect(await directory.envelopes('ana')).toEqual({
    envelopes: [envelope('b', 'ana')],
    damaged: 1,
  });
  expect(await directory.fact('stay')).toBeUndefined();
});
