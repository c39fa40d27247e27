import { expect, test } from 'vitest';
import { openOutbox, put } from '../adapters/outbox-testing.ts';
import { memoryStores } from '../adapters/store-memory.ts';
import type { Acknowledgement } from './outbox-entry.ts';

const synced = (key: string, mutationId: string): Acknowledgement => ({
  ...{ key, mutationId, outcome: 'synced', serverVersion: { rev: 9, seq: 99 } },
});

test('an answer that comes twice, or to what is not known here, changes nothing', async () => {
  const { store, sync, pushBatch, entryOf } = await openOutbox(() => memoryStores());
  await store.write([put('m')]);
  const [sent] = await pushBatch(5);
  const before = await entryOf('m');
  expect(before).toMatchObject({ serverVersion: { rev: 1, seq: 5 }, pending: null });
  const again = synced('saved_moments/m', sent?.entry.pending.mutationId ?? '');
  const unknown = synced('saved_moments/never', 'x');
  expect(await sync.acknowledge([again, unknown])).toEqual([]);
  expect(await entryOf('m')).toEqual(before);
  expect(await entryOf('never')).toBe(undefined);
});
