import { expect, test } from 'vitest';
import type { OpenStore, Rows } from '../store.ts';
import type { ServerRow } from '../sync/outbox-entry.ts';
import { openOutbox, put, remove, sealed, serverRow, time } from './outbox-testing.ts';

/** The contract suite of pulled rows, refused rows and resolved conflicts. */
export function applyPulledContract(name: string, make: () => OpenStore): void {
  const open = () => openOutbox(make);

  test(`${name}: pulled rows are applied together with their cursor, and never over a pending change`, async () => {
    const { store, sync, pushBatch, entryOf, contentOf } = await open();
    await store.write([put('mine')]);
    await pushBatch(1);
    await store.write([put('mine', 'e1.edited')]);
    const before = (await store.derived.snapshot(null)).last;
    const changed = await sync.applyPulled({
      cursor: 'saved_moments',
      upTo: 9,
      rows: [serverRow('mine', 8), serverRow('new', 9)],
    });
    expect(changed).toEqual([put('new', 'e1.theirs')]);
    expect([await contentOf('mine'), await contentOf('new')]).toEqual(['e1.edited', 'e1.theirs']);
    expect(await entryOf('new')).toMatchObject({
      serverVersion: { seq: 9 },
      isPulled: true,
      pending: null,
    });
    expect(await sync.readCursor('saved_moments')).toBe(9);
    expect(await sync.readCursor('tombstones')).toBe(0);
    expect((await sync.readStatus()).waiting).toBe(1);
    const older = { cursor: 'saved_moments' as const, upTo: 9 };
    await sync.applyPulled({ ...older, rows: [serverRow('new', 5, 'e1.old')] });
    expect(await contentOf('new')).toBe('e1.theirs');
    expect((await store.derived.snapshot(null)).last).toBe(before);
  });

  test(`${name}: a pulled entry is in the log of changed entries, so that every list shows it`, async () => {
    const { store, sync } = await open();
    const row: Rows['journal_entries'] = {
      id: 'e',
      user_id: 'ana',
      title: sealed('e1.t'),
      content: sealed('e1.c'),
      tags: sealed('e1.g'),
      type: 'text',
      audioData: null,
      date: time,
      created_at: time,
      editedAt: null,
    };
    const pulled: ServerRow = { table: 'journal_entries', row, rev: 1, seq: 1, mutationId: 'x' };
    await sync.applyPulled({ cursor: 'journal_entries', upTo: 1, rows: [pulled] });
    expect((await store.derived.snapshot(null)).changed).toEqual(['e']);
  });

  test(`${name}: a pulled row that this device wrote is recognised by its mutation id or by its content`, async () => {
    const { store, sync, nextBatch, entryOf } = await open();
    await store.write([put('a', 'e1.a'), put('b', 'e1.b'), put('c', 'e1.c')]);
    await nextBatch();
    await store.write([put('c', 'e1.later')]);
    const rows = [
      serverRow('a', 1, 'e1.a', 'own-1'),
      serverRow('b', 2, 'e1.b'),
      serverRow('c', 3, 'e1.c', 'own-3'),
    ];
    expect(await sync.applyPulled({ cursor: 'saved_moments', upTo: 3, rows })).toEqual([]);
    expect((await entryOf('a'))?.pending).toBeNull();
    expect((await entryOf('b'))?.pending).toBeNull();
    expect(await entryOf('c')).toMatchObject({
      serverVersion: { seq: 3 },
      pending: { kind: 'put' },
    });
  });

  test(`${name}: a tombstone removes the row, unless it was edited on this device or is newer than the tombstone`, async () => {
    const { store, sync, pushBatch, entryOf, contentOf } = await open();
    await store.write([put('a'), put('b'), put('c')]);
    await pushBatch(1);
    await store.write([put('b', 'e1.edited'), remove('c')]);
    const tombstone = (id: string, seq: number) => ({ table: 'saved_moments' as const, id, seq });
    await sync.applyPulled({
      cursor: 'tombstones',
      upTo: 9,
      tombstones: [tombstone('a', 0), tombstone('b', 8), tombstone('c', 9), tombstone('never', 9)],
    });
    expect(await contentOf('a')).toBe('e1.a');
    expect(await contentOf('b')).toBe('e1.edited');
    expect(await entryOf('c')).toBeUndefined();
    await sync.applyPulled({
      cursor: 'tombstones',
      upTo: 10,
      tombstones: [tombstone('a', 10)],
    });
    expect(await contentOf('a')).toBeUndefined();
    expect(await entryOf('a')).toBeUndefined();
  });

  test(`${name}: a refused row is listed with its reason until it is retried or written again`, async () => {
    const { store, sync, nextBatch } = await open();
    await store.write([put('a'), put('b')]);
    const batch = await nextBatch();
    await sync.acknowledge(
      batch.map(({ entry }) => ({
        key: entry.key,
        mutationId: entry.pending.mutationId,
        serverVersion: null,
        outcome: 'sync.full' as const,
      })),
    );
    expect(await sync.readStatus()).toMatchObject({ waiting: 0, refused: 2 });
    expect((await sync.refused())[0]).toEqual({
      key: 'saved_moments/a',
      table: 'saved_moments',
      id: 'a',
      reason: 'sync.full',
    });
    await store.write([put('b', 'e1.shorter')]);
    expect(await sync.readStatus()).toMatchObject({ waiting: 1, refused: 1 });
    await sync.retryRefused('saved_moments/a');
    expect(await sync.readStatus()).toMatchObject({ waiting: 2, refused: 0 });
    await sync.retryRefused();
  });

  test(`${name}: a resolved conflict writes theirs and queues ours, and does neither where the row was written again`, async () => {
    const { store, sync, pushBatch, nextBatch, contentOf, entryOf } = await open();
    await store.write([put('a', 'e1.base'), put('b', 'e1.base')]);
    await pushBatch(1);
    await store.write([put('a', 'e1.ours'), put('b', 'e1.ours')]);
    const [a, b] = await nextBatch();
    await store.write([put('b', 'e1.newer')]);
    const resolved = (queued: typeof a, id: string) => ({
      key: queued!.entry.key,
      mutationId: queued!.entry.pending.mutationId,
      serverVersion: { rev: 2, seq: 9 },
      outcome: 'synced' as const,
      theirs: [put(id, 'e1.theirs')],
      ours: [put(`${id}-copy`, 'e1.ours')],
    });
    await sync.acknowledge([resolved(a, 'a'), resolved(b, 'b')]);
    expect([await contentOf('a'), await contentOf('a-copy')]).toEqual(['e1.theirs', 'e1.ours']);
    expect([await contentOf('b'), await contentOf('b-copy')]).toEqual(['e1.newer', undefined]);
    expect((await nextBatch()).map(({ entry }) => entry.id).sort()).toEqual(['a-copy', 'b']);
    expect((await entryOf('b'))?.serverVersion).toEqual({ rev: 1, seq: 2 });
  });

  test(`${name}: after a recovery every row is compared again, and erasing an account removes its outbox`, async () => {
    const { store, sync, pushBatch, entryOf, reopen } = await open();
    await store.write([put('a')]);
    await pushBatch(4);
    await sync.applyPulled({ cursor: 'saved_moments', upTo: 4 });
    await sync.requeueAll();
    expect(await sync.readStatus()).toEqual({ isEnabled: true, waiting: 1, refused: 0 });
    expect(await entryOf('a')).toMatchObject({ serverVersion: null });
    expect(await sync.readCursor('saved_moments')).toBe(0);
    await store.destroy();
    const erased = (await reopen()).sync;
    expect(await erased.readStatus()).toEqual({ isEnabled: false, waiting: 0, refused: 0 });
  });
}
