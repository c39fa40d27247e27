import { expect, test } from 'vitest';
import type { OpenStore, Rows } from '../store.ts';
import type { PulledRow } from '../sync/outbox-entry.ts';
import { openOutbox, pulledRow, put, remove, sealed, time, tombstone } from './outbox-testing.ts';

/** The contract suite of pulled rows, refused rows and resolved conflicts. */
export function applyPulledContract(name: string, make: () => OpenStore): void {
  const open = () => openOutbox(make);

  test(`${name}: pulled rows are applied together with their cursor, and never over a pending change`, async () => {
    const { store, sync, pushBatch, entryOf, contentOf } = await open();
    await store.write([put('mine')]);
    await pushBatch(1);
    await store.write([put('mine', 'e1.edited')]);
    const before = (await store.derived.snapshot()).last;
    const changed = await sync.applyPulled({
      cursor: 'saved_moments',
      upTo: 9,
      rows: [pulledRow('mine', 8), pulledRow('new', 9)],
    });
    expect(changed).toEqual({ writes: [put('new', 'e1.theirs')], repaired: 0 });
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
    await sync.applyPulled({ ...older, rows: [pulledRow('new', 5, 'e1.old')] });
    expect(await contentOf('new')).toBe('e1.theirs');
    expect((await store.derived.snapshot()).last).toBe(before);
  });

  test(`${name}: a row that was shown in an older state under a new number is still taken when it comes`, async () => {
    const { sync, contentOf } = await open();
    const page = (...rows: ReturnType<typeof pulledRow>[]) => ({
      cursor: 'saved_moments' as const,
      upTo: 9,
      rows,
    });
    await sync.applyPulled(page(pulledRow('a', 5, 'e1.old')));
    await sync.applyPulled(page(pulledRow('a', 9, 'e1.old', { other: 5 })));
    await sync.applyPulled(page(pulledRow('a', 9, 'e1.new')));
    expect(await contentOf('a')).toBe('e1.new');
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
    const version = { table: 'journal_entries', rev: 1, seq: 1, mutationId: 'x' } as const;
    const pulled: PulledRow = {
      ...version,
      row,
      seal: null,
      version: { other: 1 },
      trust: 'sealed',
    };
    await sync.applyPulled({ cursor: 'journal_entries', upTo: 1, rows: [pulled] });
    expect((await store.derived.snapshot()).changed).toEqual(['e']);
  });

  test(`${name}: a pulled row that this device wrote is recognised by its version or by its content`, async () => {
    const { store, sync, nextBatch, entryOf } = await open();
    await store.write([put('a', 'e1.a'), put('b', 'e1.b'), put('c', 'e1.c')]);
    const [a, , c] = await nextBatch();
    await store.write([put('c', 'e1.later')]);
    const rows = [
      pulledRow('a', 1, 'e1.a', a!.entry.pending.version),
      pulledRow('b', 2, 'e1.b', null),
      pulledRow('c', 3, 'e1.c', c!.entry.pending.version),
    ];
    const { writes } = await sync.applyPulled({ cursor: 'saved_moments', upTo: 3, rows });
    expect(writes).toEqual([]);
    expect((await entryOf('a'))?.pending).toBeNull();
    expect((await entryOf('b'))?.pending).toBeNull();
    expect((await entryOf('c'))?.pending).toMatchObject({ kind: 'put' });
  });

  test(`${name}: an older, a damaged and a lost row are sent again, and a newer one is taken`, async () => {
    const { store, sync, nextBatch, contentOf, pushBatch } = await open();
    await store.write(['older', 'damaged', 'lost', 'newer'].map((id) => put(id, 'e1.ours')));
    const [sent] = await pushBatch(1);
    const { version } = sent!.entry.pending;
    const rows: PulledRow[] = [
      pulledRow('older', 11, 'e1.old', Object.fromEntries(Object.keys(version).map((d) => [d, 0]))),
      { ...pulledRow('damaged', 12), version: null, trust: 'refused' },
      pulledRow('newer', 13, 'e1.theirs', { ...version, other: 1 }),
    ];
    const answer = await sync.applyPulled({ cursor: 'saved_moments', upTo: 13, rows });
    expect(answer).toEqual({ writes: [put('newer', 'e1.theirs')], repaired: 2 });
    const tombstones = [tombstone('lost', 14, null)];
    const gone = await sync.applyPulled({ cursor: 'tombstones', upTo: 14, tombstones });
    expect(gone).toEqual({ writes: [], repaired: 1 });
    expect(await contentOf('lost')).toBe('e1.ours');
    const again = await nextBatch();
    expect(again.map(({ entry }) => entry.id)).toEqual(['older', 'damaged', 'lost']);
    // As the same state: it would beat a removal if it counted as a change.
    expect(again.map(({ entry }) => entry.pending.version)).toEqual([version, version, version]);
    expect(await nextBatch(100, { skipsResends: true })).toEqual([]);
    const removed = [tombstone('lost', 15, { ...version, other: 2 })];
    await sync.applyPulled({ cursor: 'tombstones', upTo: 15, tombstones: removed });
    expect(await contentOf('lost')).toBeUndefined();
    await store.write([put('older', 'e1.edited')]);
    const edited = [tombstone('older', 16, { ...version, other: 3 })];
    await sync.applyPulled({ cursor: 'tombstones', upTo: 16, tombstones: edited });
    expect(await contentOf('older')).toBe('e1.edited');
    const [changed] = await nextBatch(100, { skipsResends: true });
    expect(changed?.entry.pending.version).not.toEqual(version);
  });

  test(`${name}: two states that do not contain each other are both kept: the push has to resolve them`, async () => {
    const { store, sync, pushBatch, contentOf, entryOf } = await open();
    await store.write([put('a', 'e1.ours')]);
    await pushBatch(1);
    const rows = [pulledRow('a', 9, 'e1.theirs', { other: 4 })];
    await sync.applyPulled({ cursor: 'saved_moments', upTo: 9, rows });
    expect(await contentOf('a')).toBe('e1.ours');
    expect(await entryOf('a')).toMatchObject({ serverVersion: null, pending: { kind: 'put' } });
  });

  test(`${name}: a sealed tombstone removes the row, unless it was edited on this device or is newer`, async () => {
    const { store, sync, pushBatch, entryOf, contentOf } = await open();
    await store.write([put('a'), put('b'), put('c')]);
    const [sent] = await pushBatch(1);
    const gone = { ...sent!.entry.pending.version, other: 1 };
    await store.write([put('b', 'e1.edited'), remove('c')]);
    const tombstones = [
      tombstone('a', 0, gone),
      tombstone('b', 8, gone),
      tombstone('c', 9, gone),
      tombstone('never', 9, gone),
    ];
    await sync.applyPulled({ cursor: 'tombstones', upTo: 9, tombstones });
    expect(await contentOf('a')).toBe('e1.a');
    expect(await contentOf('b')).toBe('e1.edited');
    expect(await entryOf('c')).toMatchObject({ isRemoved: true, pending: null, version: gone });
    const later = [tombstone('a', 10, gone)];
    await sync.applyPulled({ cursor: 'tombstones', upTo: 10, tombstones: later });
    expect(await contentOf('a')).toBeUndefined();
    // A removal that waits is not done because the server says so.
    await store.write([remove('b')]);
    const unproved = [tombstone('b', 11, null)];
    await sync.applyPulled({ cursor: 'tombstones', upTo: 11, tombstones: unproved });
    expect(await entryOf('b')).toMatchObject({ isRemoved: true, pending: { kind: 'remove' } });
    // An older state of a removed row does not bring it back.
    const rows = [pulledRow('a', 11, 'e1.a', sent!.entry.pending.version)];
    await sync.applyPulled({ cursor: 'saved_moments', upTo: 11, rows });
    expect(await contentOf('a')).toBeUndefined();
    expect(await entryOf('a')).toMatchObject({ isRemoved: true, pending: { kind: 'remove' } });
  });

  test(`${name}: what was sent and not answered goes with a removal that knew of it`, async () => {
    const { store, sync, nextBatch, contentOf, entryOf } = await open();
    await store.write([put('known'), put('unknown'), put('edited')]);
    const sent = await nextBatch();
    await store.write([put('edited', 'e1.later')]);
    const others = await nextBatch(100, { except: new Set(['saved_moments/known']) });
    expect(others.map(({ entry }) => entry.id)).toEqual(['unknown', 'edited']);
    const tombstones = sent.map(({ entry }, index) => {
      const { version } = entry.pending;
      return tombstone(
        entry.id,
        index + 8,
        entry.id === 'unknown' ? { other: 1 } : { ...version, other: 1 },
      );
    });
    const { writes } = await sync.applyPulled({ cursor: 'tombstones', upTo: 10, tombstones });
    expect(writes).toEqual([remove('known')]);
    expect(await entryOf('known')).toMatchObject({ isRemoved: true, pending: null });
    expect(await contentOf('unknown')).toBe('e1.a');
    expect((await nextBatch()).map(({ entry }) => entry.id)).toEqual(['unknown', 'edited']);
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
