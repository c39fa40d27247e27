import { expect, test } from 'vitest';
import { memoryDirectory } from '../directory/directory-memory.ts';
import { createRecoveryMonitor } from '../replica/recovery-monitor.ts';
import { openReplicaFolder } from '../replica/replica-folder.ts';
import { opfsReplicas } from '../replica/replicas-opfs.ts';
import { createReplicatedStorage } from '../replica/replicated-storage.ts';
import type { Write } from '../store.ts';
import { applyPulledContract } from './apply-pulled-contract.ts';
import { outboxContract } from './outbox-contract.ts';
import { recoveredOutboxContract } from './recovered-outbox-contract.ts';
import { entry, piece } from './row-testing.ts';
import { storeContract } from './store-contract.ts';
import { indexedDbStores } from './store-indexeddb.ts';

/** One tab, with a Worker of its own over the real private file system. */
async function tab() {
  const replicas = await opfsReplicas();
  if (!replicas) throw new Error('This browser has no private file system.');
  const monitor = createRecoveryMonitor();
  const made = createReplicatedStorage({
    directory: memoryDirectory(),
    openStore: indexedDbStores,
    replicas: async () => replicas,
    monitor,
    hasSessionPointer: () => false,
    startDelay: async () => {},
  });
  return { ...made, replicas, monitor };
}

const together = await tab();
storeContract('IndexedDB, in a browser', () => indexedDbStores);
outboxContract('IndexedDB, in a browser', () => indexedDbStores);
recoveredOutboxContract('IndexedDB, in a browser', () => indexedDbStores);
applyPulledContract('IndexedDB, in a browser', () => indexedDbStores);
storeContract('IndexedDB with its replica, in a browser', () => together.openStore);

const put = (id: string): Write => ({
  table: 'journal_entries',
  put: entry(id, '2026-11-01'),
});

function dropDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const dropping = indexedDB.deleteDatabase(name);
    dropping.onsuccess = () => resolve();
    dropping.onerror = () => reject(dropping.error);
  });
}

test('a lost database is restored from the private file system, while another tab has it open', async () => {
  const [one, other] = [await tab(), await tab()];
  const userId = `two-${Date.now()}`;
  const [store, second] = [await one.openStore(userId), await other.openStore(userId)];
  await store.write([put('a'), { table: 'audio_chunks', put: piece(0) }]);
  await second.write([put('b')]);
  await store.write([{ table: 'journal_entries', remove: 'a' }]);
  expect(one.monitor.replica).toBe('kept');
  store.close();
  second.close();
  await dropDatabase(`mooring-${userId}`);

  const third = await tab();
  const back = await third.openStore(userId);
  expect(await back.ids('journal_entries')).toEqual(['b']);
  expect(await back.get('audio_chunks', 'voice:0')).toEqual(piece(0));
  expect(third.monitor.state.getState()).toMatchObject({ status: 'restored', entries: 1, rows: 2 });
  await back.destroy();
});

test('a removed account leaves no replica, although another tab has it open', async () => {
  const [one, other] = [await tab(), await tab()];
  const userId = `gone-${Date.now()}`;
  const [store, second] = [await one.openStore(userId), await other.openStore(userId)];
  await store.write([put('a')]);
  await second.write([put('b')]);
  await store.destroy();
  const folder = await openReplicaFolder();
  await expect(folder?.getDirectoryHandle(userId)).rejects.toMatchObject({ name: 'NotFoundError' });
});

test('a tab reads without a Worker what another has just written', async () => {
  const { replicas } = await tab();
  const account = `peek-${Date.now()}`;
  expect(await replicas.readSnapshot(account)).toBeNull();
  expect(await replicas.has(account)).toBe(false);
  await replicas.of(account).append([{ header: { n: 1, of: 1, key: 'account/ana' }, value: '{}' }]);
  expect(await replicas.has(account)).toBe(true);
  expect(await replicas.readSnapshot(account)).toMatchObject({
    summary: { last: 1, gaps: 0 },
    records: [{ key: 'account/ana', n: 1, value: '{}' }],
  });
  await replicas.remove(account);
});
