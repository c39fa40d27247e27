import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import type { OutboxEntry } from '../sync/outbox-entry.ts';
import { fromStored, type StoredOutboxEntry, toStored } from './outbox-stored.ts';
import { moment } from './outbox-testing.ts';
import { indexedDbStores } from './store-indexeddb.ts';

/** As 1.0.0 wrote it. */
const stored: StoredOutboxEntry = {
  at: 'saved_moments/a',
  table: 'saved_moments',
  id: 'a',
  base: { rev: 2, seq: 7 },
  pulled: true,
  pending: { what: 'put', op: 'op-2', sent: ['op-1'], due: 3, refused: null },
};
const entry: OutboxEntry = {
  key: 'saved_moments/a',
  table: 'saved_moments',
  id: 'a',
  serverVersion: { rev: 2, seq: 7 },
  version: null,
  isRemoved: false,
  isPulled: true,
  startState: null,
  startVersion: null,
  earlierStates: [],
  pending: {
    kind: 'put',
    mutationId: 'op-2',
    version: null,
    earlierMutationIds: ['op-1'],
    queuePosition: 3,
    refused: null,
    isResend: false,
  },
};

test('an outbox entry is stored with the field names of 1.0.0 and read from them', () => {
  expect(fromStored(stored)).toEqual(entry);
  expect(toStored(entry)).toEqual(stored);
  const again = { ...stored, pending: stored.pending && { ...stored.pending, again: true } };
  expect(toStored(fromStored(again))).toEqual(again);
  const synced = { ...stored, base: null, pending: null };
  expect(toStored(fromStored(synced))).toEqual(synced);
  const refused = {
    ...stored,
    pending: {
      what: 'remove' as const,
      op: null,
      sent: [],
      due: null,
      refused: 'sync.full' as const,
    },
  };
  expect(toStored(fromStored(refused))).toEqual(refused);
});

test('an outbox that 1.0.0 left behind is pushed, pulled and listed on from where it was', async () => {
  const { sync } = await indexedDbStores('from-1.0.0');
  const disk = await new Dexie('mooring-from-1.0.0').open();
  await disk.table('saved_moments').put(moment('a'));
  await disk.table('sync_lines').bulkPut([
    stored,
    {
      ...stored,
      at: 'saved_moments/b',
      id: 'b',
      pending: { what: 'put', op: 'op-3', sent: [], due: null, refused: 'sync.too-large' },
    },
  ]);
  await disk.table('sync_numbers').bulkPut([
    { name: 'last', number: 3 },
    { name: 'seen:saved_moments', number: 7 },
  ]);
  expect(await sync.readStatus()).toEqual({ isEnabled: true, waiting: 1, refused: 1 });
  const batch = await sync.nextBatch(
    () => 10,
    () => '0000000a',
  );
  // It gets its first version here.
  const sent = { ...entry, pending: { ...entry.pending, version: { '0000000a': 1 } } };
  expect(batch).toEqual([{ entry: sent, row: moment('a') }]);
  expect((await sync.refused()).map(({ id, reason }) => [id, reason])).toEqual([
    ['b', 'sync.too-large'],
  ]);
  expect(await sync.readCursor('saved_moments')).toBe(7);
  await sync.acknowledge([
    { key: entry.key, mutationId: 'op-2', serverVersion: { rev: 3, seq: 8 }, outcome: 'synced' },
  ]);
  expect(await disk.table('sync_lines').get('saved_moments/a')).toEqual({
    ...stored,
    base: { rev: 3, seq: 8 },
    pending: null,
  });
  disk.close();
});
