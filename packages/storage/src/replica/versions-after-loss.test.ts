/** What is known of a row's version is lost with the database. The replica noted from which version the row was made. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { moment, put, remove, time } from '../adapters/outbox-testing.ts';
import { indexedDbStores } from '../adapters/store-indexeddb.ts';
import type { Store } from '../store.ts';
import { memoryReplicas } from './replicas-memory.ts';
import { replicated } from './replicated-testing.ts';

/** Pushes the queue to a server that takes everything. Returns the versions that were sent. */
async function pushAll({ sync }: Store) {
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `0000000${ids}`;
  };
  const batch = await sync.nextBatch(() => 100, newId);
  await sync.acknowledge(
    batch.map(({ entry: { key, pending } }, index) => ({
      key,
      mutationId: pending.mutationId,
      version: pending.version,
      serverVersion: { rev: 1, seq: index + 1 },
      outcome: 'synced',
    })),
  );
  return batch.map(({ entry }) => entry.pending.version);
}

test('a row that was edited and not sent, and is removed after the database was lost, is removed on the server', async () => {
  const userId = 'versions';
  const replicas = memoryReplicas();
  const first = replicated(indexedDbStores, { replicas });
  const store = await first.openStore(userId);
  await store.sync.enable();
  await store.write([put('a', 'e1.sent')]);
  const [version] = await pushAll(store);
  if (!version) throw new Error('Nothing was sent.');
  await store.write([put('a', 'e1.edited')]);
  store.close();
  replicas.kill();
  await Dexie.delete(`mooring-${userId}`);

  const next = replicated(indexedDbStores, {
    replicas: replicas.openTab(),
    directory: first.directory,
  });
  const again = await next.openStore(userId);
  await again.sync.enable();
  expect(await again.get('saved_moments', 'a')).toMatchObject({ content: 'e1.edited' });
  await again.write([remove('a')]);
  const sent = { row: moment('a', 'e1.sent'), table: 'saved_moments' as const, created_at: time };
  const pulled = { ...sent, rev: 1, seq: 1, mutationId: 'm', seal: null, version };
  await again.sync.applyPulled({
    cursor: 'saved_moments',
    upTo: 1,
    rows: [{ ...pulled, trust: 'sealed' }],
  });
  expect(await again.get('saved_moments', 'a')).toBeUndefined();
  const [queued] = await again.sync.nextBatch(
    () => 100,
    () => '00000009',
  );
  expect(queued?.entry).toMatchObject({
    serverVersion: { rev: 1, seq: 1 },
    pending: { kind: 'remove' },
  });
  expect(queued?.entry.pending.version).toMatchObject(version);
  again.close();
});

test('a row that was sent before its database was lost twice, and edited between, is removed on the server', async () => {
  const userId = 'lost twice';
  let replicas = memoryReplicas();
  const { directory, openStore } = replicated(indexedDbStores, { replicas });
  let store = await openStore(userId);
  await store.sync.enable();
  await store.write([put('a', 'e1.sent')]);
  const [version] = await pushAll(store);
  for (const content of ['e1.edited', 'e1.edited again']) {
    store.close();
    replicas.kill();
    await Dexie.delete(`mooring-${userId}`);
    replicas = replicas.openTab();
    store = await replicated(indexedDbStores, { replicas, directory }).openStore(userId);
    await store.sync.enable();
    await store.write([put('a', content)]);
  }
  await store.write([remove('a')]);
  const sent = { row: moment('a', 'e1.sent'), table: 'saved_moments' as const, created_at: time };
  const pulled = { ...sent, rev: 1, seq: 1, mutationId: 'm', seal: null, version: version ?? null };
  await store.sync.applyPulled({
    cursor: 'saved_moments',
    upTo: 1,
    rows: [{ ...pulled, trust: 'sealed' }],
  });
  expect(await store.get('saved_moments', 'a')).toBeUndefined();
  const [queued] = await store.sync.nextBatch(
    () => 100,
    () => '00000009',
  );
  expect(queued?.entry).toMatchObject({
    serverVersion: { rev: 1, seq: 1 },
    pending: { kind: 'remove' },
  });
  store.close();
});
