import { expect, test } from 'vitest';
import { memoryStores } from '../adapters/store-memory.ts';
import type { AccountRecord, Directory, KeyEnvelope } from '../directory/directory.ts';
import { memoryDirectory } from '../directory/directory-memory.ts';
import { copied } from './copied-testing.ts';
import { memoryCopies } from './copies-memory.ts';

const time = '2026-11-20T09:00:00.000Z';
const account: AccountRecord = {
  id: 'ana',
  name: 'Ana',
  email: 'ana@example.org',
  avatar: null,
  createdAt: time,
  visitor: false,
  home: 'device',
  salt: 's'.repeat(22),
};
const envelope = (id: string, kind: KeyEnvelope['kind'] = 'password'): KeyEnvelope => ({
  id,
  user_id: 'ana',
  kind,
  kdf: null,
  wrapped: 'w'.repeat(80),
  checksum: 'c'.repeat(11),
  created_at: time,
});

const idsOf = async (directory: Directory) =>
  (await directory.envelopes('ana')).envelopes.map(({ id }) => id).sort();

/** Opens the same copies over a directory as it is found the next time. */
function next(copies: ReturnType<typeof memoryCopies>, directory: Directory, pointed = false) {
  copies.kill();
  return copied(memoryStores(), { copies: copies.openTab(), directory, pointed });
}

test('accounts and their wrapped keys come back when the directory is gone', async () => {
  const { directory, copies } = copied(memoryStores());
  await directory.create(account, [envelope('one'), envelope('words', 'phrase')]);
  await directory.putFact('session', { accountId: 'ana', locked: true });
  const after = next(copies, memoryDirectory()).directory;
  expect((await after.accounts()).accounts).toEqual([account]);
  expect(await idsOf(after)).toEqual(['one', 'words']);
  expect(await after.fact('session')).toEqual({ accountId: 'ana', locked: true });
});

test('a password change that the directory lost is done again: the old password stays closed', async () => {
  const { directory, copies } = copied(memoryStores());
  await directory.create(account, [envelope('one')]);
  const earlier = memoryDirectory();
  await earlier.create(account, [envelope('one')]);
  await earlier.putFact('copied', { n: 1 });
  await directory.putEnvelope(envelope('two'));
  await directory.keepOnlyEnvelope(envelope('two'));
  expect(await idsOf(next(copies, earlier).directory)).toEqual(['two']);
});

test('an account that was removed stays removed', async () => {
  const plain = memoryDirectory();
  const { directory, copies } = copied(memoryStores(), { directory: plain });
  await directory.create(account, [envelope('one')]);
  await directory.remove('ana');
  expect((await next(copies, plain).directory.accounts()).accounts).toEqual([]);
  expect((await next(copies, memoryDirectory()).directory.accounts()).accounts).toEqual([]);
});

test('a record that cannot be read is taken from its copy', async () => {
  const plain = memoryDirectory();
  const { directory, copies } = copied(memoryStores(), { directory: plain });
  await directory.create(account, [envelope('one')]);
  let torn = true;
  const damaged: Directory = {
    ...plain,
    accounts: async () =>
      torn ? { accounts: [], damaged: [{ id: 'ana', name: null, email: null }] } : plain.accounts(),
    create: async (...given) => {
      torn = false;
      await plain.create(...given);
    },
  };
  const after = next(copies, damaged).directory;
  expect((await after.accounts()).accounts).toEqual([account]);
  expect(await idsOf(after)).toEqual(['one']);
});

test('wrapped keys that cannot be read are taken from their copy, which keeps the good ones', async () => {
  const plain = memoryDirectory();
  let damaged = 0;
  const torn: Directory = {
    ...plain,
    envelopes: async (id) =>
      damaged > 0 ? { envelopes: [], damaged } : { ...(await plain.envelopes(id)), damaged: 0 },
    create: async (...given) => {
      damaged = 0;
      await plain.create(...given);
    },
  };
  const { directory } = copied(memoryStores(), { directory: torn });
  await directory.create(account, [envelope('one')]);
  damaged = 1;
  await directory.put({ ...account, name: 'Ana B.' });
  expect(await idsOf(directory)).toEqual(['one']);
});

test('a directory from before there was a second copy is in it from now on', async () => {
  const plain = memoryDirectory();
  await plain.create(account, [envelope('one')]);
  const { directory, copies } = copied(memoryStores(), { directory: plain });
  await directory.accounts();
  expect(await idsOf(next(copies, memoryDirectory()).directory)).toEqual(['one']);
});

test('a copy that is gone is made anew and takes nothing away', async () => {
  const plain = memoryDirectory();
  const { directory, copies } = copied(memoryStores(), { directory: plain });
  await directory.create(account, [envelope('one')]);
  copies.files.clear();
  const after = next(copies, plain);
  expect((await after.directory.accounts()).accounts).toEqual([account]);
  expect(await idsOf(next(after.copies, memoryDirectory()).directory)).toEqual(['one']);
});

test('somebody who was here and is in neither place is told; somebody new is not', async () => {
  const known = copied(memoryStores(), { pointed: true });
  await known.directory.accounts();
  expect(known.hub.state.getState()).toEqual({ status: 'lost' });
  const stranger = copied(memoryStores());
  await stranger.directory.accounts();
  expect(stranger.hub.state.getState()).toEqual({ status: 'none' });
});

test('a full disk fails no change of an account', async () => {
  const copies = memoryCopies();
  const { directory, hub } = copied(memoryStores(), { copies });
  copies.full = true;
  await directory.create(account, [envelope('one')]);
  expect((await directory.accounts()).accounts).toEqual([account]);
  expect(hub.secondCopy).toBe('behind');
});
