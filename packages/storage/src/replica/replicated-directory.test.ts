import { expect, test } from 'vitest';
import { memoryStores } from '../adapters/store-memory.ts';
import type { Directory, KeyEnvelope } from '../directory/directory.ts';
import { memoryDirectory } from '../directory/directory-memory.ts';
import { memoryReplicas } from './replicas-memory.ts';
import { account, replicated, time } from './replicated-testing.ts';

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

/** The next tab: the same replicas over this directory. */
function openNext(
  replicas: ReturnType<typeof memoryReplicas>,
  directory: Directory,
  hasSessionPointer = false,
) {
  replicas.kill();
  return replicated(memoryStores(), { replicas: replicas.openTab(), directory, hasSessionPointer });
}

test('a lost directory is restored with its accounts and key envelopes', async () => {
  const { directory, replicas } = replicated(memoryStores());
  await directory.create(account, [envelope('one'), envelope('words', 'phrase')]);
  await directory.putFact('session', { accountId: 'ana', locked: true });
  const after = openNext(replicas, memoryDirectory()).directory;
  expect((await after.accounts()).accounts).toEqual([account]);
  expect(await idsOf(after)).toEqual(['one', 'words']);
  expect(await after.fact('session')).toEqual({ accountId: 'ana', locked: true });
});

test('a password change that the directory lost is restored, and the old envelope is gone', async () => {
  const { directory, replicas } = replicated(memoryStores());
  await directory.create(account, [envelope('one')]);
  const earlier = memoryDirectory();
  await earlier.create(account, [envelope('one')]);
  await earlier.putFact('copied', { n: 1 });
  await directory.putEnvelope(envelope('two'));
  await directory.keepOnlyEnvelope(envelope('two'));
  expect(await idsOf(openNext(replicas, earlier).directory)).toEqual(['two']);
});

test('a removed account stays removed', async () => {
  const plain = memoryDirectory();
  const { directory, replicas } = replicated(memoryStores(), { directory: plain });
  await directory.create(account, [envelope('one')]);
  await directory.remove('ana');
  expect((await openNext(replicas, plain).directory.accounts()).accounts).toEqual([]);
  expect((await openNext(replicas, memoryDirectory()).directory.accounts()).accounts).toEqual([]);
});

test('an account record that cannot be read is restored from the replica', async () => {
  const plain = memoryDirectory();
  const { directory, replicas } = replicated(memoryStores(), { directory: plain });
  await directory.create(account, [envelope('one')]);
  let isDamaged = true;
  const failing: Directory = {
    ...plain,
    accounts: async () =>
      isDamaged
        ? { accounts: [], damaged: [{ id: 'ana', name: null, email: null }] }
        : plain.accounts(),
    create: async (...given) => {
      isDamaged = false;
      await plain.create(...given);
    },
  };
  const after = openNext(replicas, failing).directory;
  expect((await after.accounts()).accounts).toEqual([account]);
  expect(await idsOf(after)).toEqual(['one']);
});

test('key envelopes that cannot be read are restored, and do not replace the readable ones in the replica', async () => {
  const plain = memoryDirectory();
  let damaged = 0;
  const failing: Directory = {
    ...plain,
    envelopes: async (id) =>
      damaged > 0 ? { envelopes: [], damaged } : { ...(await plain.envelopes(id)), damaged: 0 },
    create: async (...given) => {
      damaged = 0;
      await plain.create(...given);
    },
  };
  const { directory } = replicated(memoryStores(), { directory: failing });
  await directory.create(account, [envelope('one')]);
  damaged = 1;
  await directory.put({ ...account, name: 'Ana B.' });
  expect(await idsOf(directory)).toEqual(['one']);
});

test('a directory from before there were replicas is replicated', async () => {
  const plain = memoryDirectory();
  await plain.create(account, [envelope('one')]);
  const { directory, replicas } = replicated(memoryStores(), { directory: plain });
  await directory.accounts();
  expect(await idsOf(openNext(replicas, memoryDirectory()).directory)).toEqual(['one']);
});

test('a lost replica is rebuilt, and nothing in the directory is removed', async () => {
  const plain = memoryDirectory();
  const { directory, replicas } = replicated(memoryStores(), { directory: plain });
  await directory.create(account, [envelope('one')]);
  replicas.files.clear();
  const after = openNext(replicas, plain);
  expect((await after.directory.accounts()).accounts).toEqual([account]);
  expect(await idsOf(openNext(after.replicas, memoryDirectory()).directory)).toEqual(['one']);
});

test('an account that is in neither place is reported as lost, and a new browser reports nothing', async () => {
  const known = replicated(memoryStores(), { hasSessionPointer: true });
  await known.directory.accounts();
  expect(known.monitor.state.getState()).toEqual({ status: 'lost' });
  const stranger = replicated(memoryStores());
  await stranger.directory.accounts();
  expect(stranger.monitor.state.getState()).toEqual({ status: 'none' });
});

test('a full disk does not fail a change of an account', async () => {
  const replicas = memoryReplicas();
  const { directory, monitor } = replicated(memoryStores(), { replicas });
  replicas.full = true;
  await directory.create(account, [envelope('one')]);
  expect((await directory.accounts()).accounts).toEqual([account]);
  expect(monitor.replica).toBe('behind');
});

test('words that a closed tab had not stored again are said to be gone, until somebody writes on', async () => {
  const plain = memoryDirectory();
  const { directory, replicas } = replicated(memoryStores(), { directory: plain });
  await directory.create(account, [envelope('one')]);
  await directory.putFact('storing', 'ana');
  const next = openNext(replicas, plain);
  await next.directory.accounts();
  expect(next.monitor.state.getState()).toEqual({ status: 'lost' });
  await next.directory.putFact('storing', undefined);
  const later = openNext(replicas, plain);
  await later.directory.accounts();
  expect(later.monitor.state.getState()).toEqual({ status: 'none' });
});

test('a tab that is still storing everything again is waited for, and nothing is said to be gone', async () => {
  const plain = memoryDirectory();
  await plain.create(account, [envelope('one')]);
  await plain.putFact('storing', 'ana');
  let finish = () => {};
  const isStored = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = plain.withTabLock('stored-again:ana', async () => {
    await isStored;
    await plain.putFact('storing', undefined);
  });
  const next = openNext(memoryReplicas(), plain);
  const opening = next.directory.accounts();
  finish();
  await Promise.all([work, opening]);
  expect(next.monitor.state.getState()).toEqual({ status: 'none' });
});

test('a clearing under an open page is said at the next visit too, until it was read', async () => {
  const plain = memoryDirectory();
  const { directory, replicas } = replicated(memoryStores(), { directory: plain });
  await directory.create(account, [envelope('one')]);
  await directory.putFact('cleared', 'ana');
  const next = openNext(replicas, plain);
  await next.directory.accounts();
  expect(next.monitor.state.getState()).toEqual({ status: 'evicted', isStoredAgain: true });
  await next.directory.putFact('cleared', undefined);
  const later = openNext(replicas, plain);
  await later.directory.accounts();
  expect(later.monitor.state.getState()).toEqual({ status: 'none' });
});

test.each([
  ['a second copy without an account', true],
  ['no second copy', false],
])('where somebody wrote, and there is %s, the words are said to be gone', async (_, hasCopy) => {
  const replicas = memoryReplicas();
  if (hasCopy) await replicas.of('directory').append([{ header: { void: 1 }, value: '' }]);
  const next = openNext(replicas, memoryDirectory(), true);
  await next.directory.accounts();
  expect(next.monitor.state.getState()).toEqual({ status: 'lost' });
});

test('where somebody wrote, and the second copy cannot be read, the words are said to be gone', async () => {
  const replicas = memoryReplicas();
  replicas.readSnapshot = async () => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  };
  const { directory, monitor } = replicated(memoryStores(), { replicas, hasSessionPointer: true });
  expect((await directory.accounts()).accounts).toEqual([]);
  expect(monitor.state.getState()).toEqual({ status: 'lost' });
});
