import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { OpenStore, Rows, Table, Write } from '../store.ts';
import type { Kept } from '../sync/lines.ts';
import type { Sealed } from '../vault/vault.ts';
import { localStores } from './local.ts';
import { memoryStores } from './memory.ts';

const sealed = (text: string) => text as Sealed;
const time = '2026-11-01T09:00:00.000Z';
const moment = (id: string, content = 'e1.a'): Rows['saved_moments'] => ({
  id,
  user_id: 'ana',
  content: sealed(content),
  source: 'manual',
  sourceId: null,
  createdAt: time,
  tags: null,
  created_at: time,
});
const put = (id: string, content?: string): Write => ({
  table: 'saved_moments',
  put: moment(id, content),
});
const remove = (id: string): Write => ({ table: 'saved_moments', remove: id });
const document = (key: string): Write => ({
  table: 'user_data',
  put: {
    id: `ana:${key}`,
    user_id: 'ana',
    key,
    value: sealed('e1.v'),
    created_at: time,
    updated_at: time,
  },
});
const kept = (id: string, seq: number, content = 'e1.theirs', op = `op-${seq}`): Kept => ({
  table: 'saved_moments',
  row: moment(id, content),
  rev: 1,
  seq,
  op,
});

let accounts = 0;
const adapters: [string, () => OpenStore][] = [
  ['memory', () => memoryStores()],
  ['local', () => localStores],
];

for (const [name, make] of adapters) {
  const open = async (begun = true) => {
    const stores = make();
    accounts += 1;
    const userId = `sync-${accounts}`;
    const store = await stores(userId);
    if (begun) await store.sync.begin();
    let ops = 0;
    const next = (limit = 100) =>
      store.sync.next(
        () => limit,
        () => {
          ops += 1;
          return `own-${ops}`;
        },
      );
    /** Everything that waits is sent, and the server takes it. */
    const send = async (seq: number) => {
      const due = await next();
      await store.sync.settle(
        due.map(({ line }, index) => ({
          at: line.at,
          op: line.pending.op,
          base: line.pending.what === 'put' ? { rev: 1, seq: seq + index } : null,
          outcome: 'in-step',
        })),
      );
      return due;
    };
    const lineOf = async (id: string, table: Table = 'saved_moments') =>
      (await store.sync.lines(table, [id]))[0];
    const contentOf = async (id: string) => (await store.get('saved_moments', id))?.content;
    return { store, sync: store.sync, next, send, lineOf, contentOf, reopen: () => stores(userId) };
  };

  test(`${name}: nothing is noted for an account that is not hosted`, async () => {
    const { store, sync, next, lineOf } = await open(false);
    await store.write([put('a'), document('settings')]);
    expect(await sync.look()).toEqual({ begun: false, waiting: 0, refused: 0 });
    expect(await next()).toEqual([]);
    expect(await lineOf('a')).toBeUndefined();
    await sync.forget();
    expect((await sync.look()).begun).toBe(false);
  });

  test(`${name}: an account that becomes hosted sends every row there is, but what is about this device`, async () => {
    const { store, sync, next, reopen } = await open(false);
    await store.write([put('a'), put('b'), document('settings'), document('draft:new')]);
    await sync.begin();
    await sync.begin();
    expect(await sync.look()).toEqual({ begun: true, waiting: 3, refused: 0 });
    expect((await next()).map(({ line }) => line.id)).toEqual(['a', 'b']);
    expect((await (await reopen()).sync.look()).waiting).toBe(3);
    await sync.stop();
    expect(await sync.look()).toEqual({ begun: false, waiting: 0, refused: 0 });
  });

  test(`${name}: a row waits once however often it is written, and keeps the names it may have arrived under`, async () => {
    const { store, sync, next, send, lineOf } = await open();
    await store.write([put('a', 'e1.one'), document('draft:new')]);
    await store.write([put('a', 'e1.two')]);
    expect((await sync.look()).waiting).toBe(1);
    const [first] = await next();
    expect(first?.row).toEqual(moment('a', 'e1.two'));
    expect((await next())[0]?.line.pending.op).toBe(first?.line.pending.op);
    await store.write([put('a', 'e1.three')]);
    expect((await lineOf('a'))?.pending).toMatchObject({ op: null, sent: ['own-1'] });
    await send(7);
    expect(await lineOf('a')).toMatchObject({ base: { rev: 1, seq: 7 }, pending: null });
    await store.write([put('a', 'e1.four')]);
    expect(await lineOf('a')).toMatchObject({ base: { seq: 7 }, pending: { sent: [] } });
  });

  test(`${name}: an answer to an earlier state does not settle what was written since`, async () => {
    const { store, sync, next, lineOf } = await open();
    await store.write([put('a', 'e1.one')]);
    const [due] = await next();
    await store.write([put('a', 'e1.two')]);
    const { at } = due!.line;
    await sync.settle([
      { at, op: due!.line.pending.op, base: { rev: 1, seq: 3 }, outcome: 'in-step' },
    ]);
    expect(await lineOf('a')).toMatchObject({ base: { seq: 3 }, pending: { op: null, sent: [] } });
    expect((await sync.look()).waiting).toBe(1);
  });

  test(`${name}: what was never sent needs no removal there; what may have arrived does`, async () => {
    const { store, sync, next, send, lineOf } = await open();
    await store.write([put('a')]);
    await store.write([remove('a')]);
    expect((await sync.look()).waiting).toBe(0);
    await store.write([put('b')]);
    await next();
    await store.write([remove('b')]);
    expect((await lineOf('b'))?.pending).toMatchObject({ what: 'remove', sent: ['own-1'] });
    await send(1);
    expect(await lineOf('b')).toBeUndefined();
  });

  test(`${name}: recordings go before what may name them, and a queue comes in parts and in order`, async () => {
    const { store, next } = await open();
    const piece = { entry_id: 'voice', index: 0, bytes: sealed('e1.b'), created_at: time };
    await store.write([put('b'), put('a'), put('c')]);
    await store.write([{ table: 'audio_chunks', put: { id: 'v:0', user_id: 'ana', ...piece } }]);
    expect((await next()).map(({ line }) => line.id)).toEqual(['v:0']);
    await store.write([{ table: 'audio_chunks', remove: 'v:0' }, put('b')]);
    expect((await next())[0]?.line.pending.what).toBe('remove');
    await store.sync.settle([
      { at: 'audio_chunks/v:0', op: 'own-2', base: null, outcome: 'in-step' },
    ]);
    expect((await next(2)).map(({ line }) => line.id)).toEqual(['a', 'c']);
  });

  test(`${name}: rows that come are taken over with how far was looked, but never over a change that waits`, async () => {
    const { store, sync, send, lineOf, contentOf } = await open();
    await store.write([put('mine')]);
    await send(1);
    await store.write([put('mine', 'e1.edited')]);
    const before = (await store.derived.look(null)).last;
    const changed = await sync.take({
      from: 'saved_moments',
      upTo: 9,
      kept: [kept('mine', 8), kept('new', 9)],
    });
    expect(changed).toEqual([put('new', 'e1.theirs')]);
    expect([await contentOf('mine'), await contentOf('new')]).toEqual(['e1.edited', 'e1.theirs']);
    expect(await lineOf('new')).toMatchObject({ base: { seq: 9 }, pulled: true, pending: null });
    expect(await sync.seen('saved_moments')).toBe(9);
    expect(await sync.seen('tombstones')).toBe(0);
    expect((await sync.look()).waiting).toBe(1);
    await sync.take({ from: 'saved_moments', upTo: 9, kept: [kept('new', 5, 'e1.old')] });
    expect(await contentOf('new')).toBe('e1.theirs');
    expect((await store.derived.look(null)).last).toBe(before);
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
    const entry: Kept = { table: 'journal_entries', row, rev: 1, seq: 1, op: 'x' };
    await sync.take({ from: 'journal_entries', upTo: 1, kept: [entry] });
    expect((await store.derived.look(null)).changed).toEqual(['e']);
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
    expect(await sync.take({ from: 'saved_moments', upTo: 3, kept: mine })).toEqual([]);
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
    await sync.take({
      from: 'tombstones',
      upTo: 9,
      removed: [gone('a', 0), gone('b', 8), gone('c', 9), gone('never', 9)],
    });
    expect(await contentOf('a')).toBe('e1.a');
    expect(await contentOf('b')).toBe('e1.edited');
    expect(await lineOf('c')).toBeUndefined();
    await sync.take({ from: 'tombstones', upTo: 10, removed: [gone('a', 10)] });
    expect(await contentOf('a')).toBeUndefined();
    expect(await lineOf('a')).toBeUndefined();
  });

  test(`${name}: a row the server refuses stands in a list with its reason, until it is tried again or rewritten`, async () => {
    const { store, sync, next } = await open();
    await store.write([put('a'), put('b')]);
    const due = await next();
    await sync.settle(
      due.map(({ line }) => ({
        at: line.at,
        op: line.pending.op,
        base: null,
        outcome: 'sync.full' as const,
      })),
    );
    expect(await sync.look()).toMatchObject({ waiting: 0, refused: 2 });
    expect((await sync.refused())[0]).toEqual({
      at: 'saved_moments/a',
      table: 'saved_moments',
      id: 'a',
      reason: 'sync.full',
    });
    await store.write([put('b', 'e1.shorter')]);
    expect(await sync.look()).toMatchObject({ waiting: 1, refused: 1 });
    await sync.again('saved_moments/a');
    expect(await sync.look()).toMatchObject({ waiting: 2, refused: 0 });
    await sync.again();
  });

  test(`${name}: in a conflict theirs is taken over and ours waits beside it, or neither where it was rewritten meanwhile`, async () => {
    const { store, sync, send, next, contentOf, lineOf } = await open();
    await store.write([put('a', 'e1.base'), put('b', 'e1.base')]);
    await send(1);
    await store.write([put('a', 'e1.ours'), put('b', 'e1.ours')]);
    const [a, b] = await next();
    await store.write([put('b', 'e1.newer')]);
    const settled = (due: typeof a, id: string) => ({
      at: due!.line.at,
      op: due!.line.pending.op,
      base: { rev: 2, seq: 9 },
      outcome: 'in-step' as const,
      theirs: [put(id, 'e1.theirs')],
      ours: [put(`${id}-copy`, 'e1.ours')],
    });
    await sync.settle([settled(a, 'a'), settled(b, 'b')]);
    expect([await contentOf('a'), await contentOf('a-copy')]).toEqual(['e1.theirs', 'e1.ours']);
    expect([await contentOf('b'), await contentOf('b-copy')]).toEqual(['e1.newer', undefined]);
    expect((await next()).map(({ line }) => line.id).sort()).toEqual(['a-copy', 'b']);
    expect((await lineOf('b'))?.base).toEqual({ rev: 1, seq: 2 });
  });

  test(`${name}: after a recovery every row is compared anew; erasing takes the lines along`, async () => {
    const { store, sync, send, lineOf, reopen } = await open();
    await store.write([put('a')]);
    await send(4);
    await sync.take({ from: 'saved_moments', upTo: 4 });
    await sync.forget();
    expect(await sync.look()).toEqual({ begun: true, waiting: 1, refused: 0 });
    expect(await lineOf('a')).toMatchObject({ base: null });
    expect(await sync.seen('saved_moments')).toBe(0);
    await store.destroy();
    expect(await (await reopen()).sync.look()).toEqual({ begun: false, waiting: 0, refused: 0 });
  });
}
