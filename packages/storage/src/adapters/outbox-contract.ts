import { expect, test } from 'vitest';
import type { OpenStore } from '../store.ts';
import { document, moment, openOutbox, put, remove, sealed, time } from './outbox-testing.ts';

/** The contract suite of the outbox: what a write queues and what an acknowledgement changes. */
export function outboxContract(name: string, make: () => OpenStore): void {
  const open = (isEnabled = true) => openOutbox(make, isEnabled);

  test(`${name}: an account that is not hosted has an empty outbox`, async () => {
    const { store, sync, nextBatch, entryOf } = await open(false);
    await store.write([put('a'), document('settings')]);
    expect(await sync.readStatus()).toEqual({ isEnabled: false, waiting: 0, refused: 0 });
    expect(await nextBatch()).toEqual([]);
    expect(await entryOf('a')).toBeUndefined();
    await sync.requeueAll();
    expect((await sync.readStatus()).isEnabled).toBe(false);
  });

  test(`${name}: an account that becomes hosted queues every row, except the state of this device`, async () => {
    const { store, sync, nextBatch, reopen } = await open(false);
    await store.write([put('a'), put('b'), document('settings'), document('draft:new')]);
    await sync.enable();
    await sync.enable();
    expect(await sync.readStatus()).toEqual({ isEnabled: true, waiting: 3, refused: 0 });
    expect((await nextBatch()).map(({ entry }) => entry.id)).toEqual(['a', 'b']);
    expect((await (await reopen()).sync.readStatus()).waiting).toBe(3);
    await sync.disable();
    expect(await sync.readStatus()).toEqual({ isEnabled: false, waiting: 0, refused: 0 });
  });

  test(`${name}: a row is queued once however often it is written, and keeps the ids it may have arrived under`, async () => {
    const { store, sync, nextBatch, pushBatch, entryOf } = await open();
    await store.write([put('a', 'e1.one'), document('draft:new')]);
    await store.write([put('a', 'e1.two')]);
    expect((await sync.readStatus()).waiting).toBe(1);
    const [first] = await nextBatch();
    expect(first?.row).toEqual(moment('a', 'e1.two'));
    expect((await nextBatch())[0]?.entry.pending.mutationId).toBe(first?.entry.pending.mutationId);
    await store.write([put('a', 'e1.three')]);
    expect((await entryOf('a'))?.pending).toMatchObject({
      mutationId: null,
      earlierMutationIds: ['own-1'],
    });
    await pushBatch(7);
    expect(await entryOf('a')).toMatchObject({ serverVersion: { rev: 1, seq: 7 }, pending: null });
    await store.write([put('a', 'e1.four')]);
    expect(await entryOf('a')).toMatchObject({
      serverVersion: { seq: 7 },
      pending: { earlierMutationIds: [] },
    });
  });

  test(`${name}: the acknowledgement of an earlier state does not acknowledge what was written since`, async () => {
    const { store, sync, nextBatch, entryOf } = await open();
    await store.write([put('a', 'e1.one')]);
    const [queued] = await nextBatch();
    await store.write([put('a', 'e1.two')]);
    const { key, pending } = queued!.entry;
    await sync.acknowledge([
      {
        key,
        mutationId: pending.mutationId,
        serverVersion: { rev: 1, seq: 3 },
        outcome: 'synced',
      },
    ]);
    expect(await entryOf('a')).toMatchObject({
      serverVersion: { seq: 3 },
      pending: { mutationId: null, earlierMutationIds: [] },
    });
    expect((await sync.readStatus()).waiting).toBe(1);
  });

  test(`${name}: a row that was never pushed is removed without a push, and one that may have arrived with one`, async () => {
    const { store, sync, nextBatch, pushBatch, entryOf } = await open();
    await store.write([put('a')]);
    await store.write([remove('a')]);
    expect((await sync.readStatus()).waiting).toBe(0);
    await store.write([put('b')]);
    await nextBatch();
    await store.write([remove('b')]);
    expect((await entryOf('b'))?.pending).toMatchObject({
      kind: 'remove',
      earlierMutationIds: ['own-1'],
    });
    await pushBatch(1);
    // What was removed is remembered, so that an older state cannot come back.
    expect(await entryOf('b')).toMatchObject({ isRemoved: true, pending: null });
  });

  test(`${name}: recordings are pushed before the entries, and the queue is read in batches and in order`, async () => {
    const { store, nextBatch } = await open();
    const piece = { entry_id: 'voice', index: 0, bytes: sealed('e1.b'), created_at: time };
    await store.write([put('b'), put('a'), put('c')]);
    await store.write([{ table: 'audio_chunks', put: { id: 'v:0', user_id: 'ana', ...piece } }]);
    expect((await nextBatch()).map(({ entry }) => entry.id)).toEqual(['v:0']);
    await store.write([{ table: 'audio_chunks', remove: 'v:0' }, put('b')]);
    expect((await nextBatch(2)).map(({ entry }) => entry.id)).toEqual(['a', 'c']);
    const later = { id: 'w:0', user_id: 'ana', ...piece, entry_id: 'w' };
    await store.write([{ table: 'audio_chunks', put: later }]);
    expect((await nextBatch(1)).map(({ entry }) => entry.id)).toEqual(['w:0']);
  });

  test(`${name}: recordings are removed after what they belong to`, async () => {
    const { store, sync, nextBatch } = await open();
    const piece = { entry_id: 'voice', index: 0, bytes: sealed('e1.b'), created_at: time };
    await store.write([{ table: 'audio_chunks', put: { id: 'v:0', user_id: 'ana', ...piece } }]);
    await nextBatch();
    await store.write([{ table: 'audio_chunks', remove: 'v:0' }, put('a')]);
    const [first] = await nextBatch();
    expect(first?.entry.id).toBe('a');
    const { key, pending } = first!.entry;
    const serverVersion = { rev: 1, seq: 1 };
    await sync.acknowledge([
      { key, mutationId: pending.mutationId, serverVersion, outcome: 'synced' },
    ]);
    expect((await nextBatch())[0]?.entry).toMatchObject({ id: 'v:0', pending: { kind: 'remove' } });
  });
}
