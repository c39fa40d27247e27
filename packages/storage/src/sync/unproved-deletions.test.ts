/** Deletions that no device of the person has made: the row may still be on the server. */
import { expect, test } from 'vitest';
import { openOutbox, put, remove, tombstone } from '../adapters/outbox-testing.ts';
import { memoryStores } from '../adapters/store-memory.ts';

test('a deletion that nobody proves does not make the version of the server forgotten', async () => {
  const { store, sync, pushBatch, nextBatch, entryOf } = await openOutbox(() => memoryStores());
  await store.write([put('a'), put('b')]);
  await pushBatch(1);
  await store.write([put('b', 'e1.edited')]);
  const tombstones = [tombstone('a', 8, null), tombstone('b', 9, null)];
  await sync.applyPulled({ cursor: 'tombstones', upTo: 9, tombstones });
  const first = { rev: 1, seq: 1 };
  expect(await entryOf('a')).toMatchObject({ serverVersion: first, pending: { kind: 'put' } });
  expect(await entryOf('b')).toMatchObject({ serverVersion: { seq: 2 }, pending: { kind: 'put' } });
  // So that a removal names what it removes.
  await store.write([remove('a')]);
  const removal = (await nextBatch()).find(({ entry }) => entry.id === 'a');
  expect(removal?.entry).toMatchObject({ serverVersion: first, pending: { kind: 'remove' } });
});
