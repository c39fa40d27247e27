import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Rows } from '../store.ts';
import type { ServerRow } from '../sync/outbox.ts';
import { kept, openSynced, put, remove, sealed, syncAdapters, time } from './outbox-testing.ts';

for (const [name, make] of syncAdapters) {
  const open = (begun = true) => openSynced(make, begun);

  test(`${name}: rows that come are taken over with how far was looked, but never over a change that waits`, async () => {
    const { store, sync, send, lineOf, contentOf } = await open();
    await store.write([put('mine')]);
    await send(1);
    await store.write([put('mine', 'e1.edited')]);
    const before = (await store.derived.snapshot(null)).last;
    const changed = await sync.applyPulled({
      cursor: 'saved_moments',
      upTo: 9,
      rows: [kept('mine', 8), kept('new', 9)],
    });
    expect(changed).toEqual([put('new', 'e1.theirs')]);
    expect([await contentOf('mine'), await contentOf('new')]).toEqual(['e1.edited', 'e1.theirs']);
    expect(await lineOf('new')).toMatchObject({ base: { seq: 9 }, pulled: true, pending: null });
    expect(await sync.readCursor('saved_moments')).toBe(9);
    expect(await sync.readCursor('tombstones')).toBe(0);
    expect((await sync.readStatus()).waiting).toBe(1);
    await sync.applyPulled({ cursor: 'saved_moments', upTo: 9, rows: [kept('new', 5, 'e1.old')] });
    expect(await contentOf('new')).toBe('e1.theirs');
    expect((await store.derived.snapshot(null)).last).toBe(before);
  });

  test(`${name}: an entry that comes is counted as changed, so that every list shows it`, async () => {
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
    const entry: ServerRow = { table: 'journal_entries', row, rev: 1, seq: 1, mutationId: 'x' };
    await sync.applyPulled({ cursor: 'journal_entries', upTo: 1, rows: [entry] });
    expect((await store.derived.snapshot(null)).changed).toEqual(['e']);
  });

  test(`${name}: one's own write that comes back is known by its name or by its words`, async () => {
    const { store, sync, next, lineOf } = await open();
    await store.write([put('a', 'e1.a'), put('b', 'e1.b'), put('c', 'e1.c')]);
    await next();
    await store.write([put('c', 'e1.later')]);
    const mine = [
      kept('a', 1, 'e1.a', 'own-1'),
      kept('b', 2, 'e1.b'),
      kept('c', 3, 'e1.c', 'own-3'),
    ];
    expect(await sync.applyPulled({ cursor: 'saved_moments', upTo: 3, rows: mine })).toEqual([]);
    expect((await lineOf('a'))?.pending).toBeNull();
    expect((await lineOf('b'))?.pending).toBeNull();
    expect(await lineOf('c')).toMatchObject({ base: { seq: 3 }, pending: { what: 'put' } });
  });

  test(`${name}: what was removed elsewhere goes, unless it was edited here or has come back since`, async () => {
    const { store, sync, send, lineOf, contentOf } = await open();
    await store.write([put('a'), put('b'), put('c')]);
    await send(1);
    await store.write([put('b', 'e1.edited'), remove('c')]);
    const gone = (id: string, seq: number) => ({ table: 'saved_moments' as const, id, seq });
    await sync.applyPulled({
      cursor: 'tombstones',
      upTo: 9,
      tombstones: [gone('a', 0), gone('b', 8), gone('c', 9), gone('never', 9)],
    });
    expect(await contentOf('a')).toBe('e1.a');
    expect(await contentOf('b')).toBe('e1.edited');
    expect(await lineOf('c')).toBeUndefined();
    await sync.applyPulled({ cursor: 'tombstones', upTo: 10, tombstones: [gone('a', 10)] });
    expect(await contentOf('a')).toBeUndefined();
    expect(await lineOf('a')).toBeUndefined();
  });

  test(`${name}: a row the server refuses stands in a list with its reason, until it is tried again or rewritten`, async () => {
    const { store, sync, next } = await open();
    await store.write([put('a'), put('b')]);
    const due = await next();
    await sync.acknowledge(
      due.map(({ entry: line }) => ({
        at: line.key,
        op: line.pending.mutationId,
        base: null,
        outcome: 'sync.full' as const,
      })),
    );
    expect(await sync.readStatus()).toMatchObject({ waiting: 0, refused: 2 });
    expect((await sync.refused())[0]).toEqual({
      at: 'saved_moments/a',
      table: 'saved_moments',
      id: 'a',
      reason: 'sync.full',
    });
    await store.write([put('b', 'e1.shorter')]);
    expect(await sync.readStatus()).toMatchObject({ waiting: 1, refused: 1 });
    await sync.retry('saved_moments/a');
    expect(await sync.readStatus()).toMatchObject({ waiting: 2, refused: 0 });
    await sync.retry();
  });

  test(`${name}: in a conflict theirs is taken over and ours waits beside it, or neither where it was rewritten meanwhile`, async () => {
    const { store, sync, send, next, contentOf, lineOf } = await open();
    await store.write([put('a', 'e1.base'), put('b', 'e1.base')]);
    await send(1);
    await store.write([put('a', 'e1.ours'), put('b', 'e1.ours')]);
    const [a, b] = await next();
    await store.write([put('b', 'e1.newer')]);
    const settled = (due: typeof a, id: string) => ({
      at: due!.entry.key,
      op: due!.entry.pending.mutationId,
      base: { rev: 2, seq: 9 },
      outcome: 'in-step' as const,
      theirs: [put(id, 'e1.theirs')],
      ours: [put(`${id}-copy`, 'e1.ours')],
    });
    await sync.acknowledge([settled(a, 'a'), settled(b, 'b')]);
    expect([await contentOf('a'), await contentOf('a-copy')]).toEqual(['e1.theirs', 'e1.ours']);
    expect([await contentOf('b'), await contentOf('b-copy')]).toEqual(['e1.newer', undefined]);
    expect((await next()).map(({ entry: line }) => line.id).sort()).toEqual(['a-copy', 'b']);
    expect((await lineOf('b'))?.serverVersion).toEqual({ rev: 1, seq: 2 });
  });

  test(`${name}: after a recovery every row is compared anew; erasing takes the lines along`, async () => {
    const { store, sync, send, lineOf, reopen } = await open();
    await store.write([put('a')]);
    await send(4);
    await sync.applyPulled({ cursor: 'saved_moments', upTo: 4 });
    await sync.requeueAll();
    expect(await sync.readStatus()).toEqual({ begun: true, waiting: 1, refused: 0 });
    expect(await lineOf('a')).toMatchObject({ base: null });
    expect(await sync.readCursor('saved_moments')).toBe(0);
    await store.destroy();
    expect(await (await reopen()).sync.readStatus()).toEqual({ begun: false, waiting: 0, refused: 0 });
  });
}
