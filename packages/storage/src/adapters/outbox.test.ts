import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  document,
  moment,
  openSynced,
  put,
  remove,
  sealed,
  syncAdapters,
  time,
} from './outbox-testing.ts';

for (const [name, make] of syncAdapters) {
  const open = (begun = true) => openSynced(make, begun);

  test(`${name}: nothing is noted for an account that is not hosted`, async () => {
    const { store, sync, next, lineOf } = await open(false);
    await store.write([put('a'), document('settings')]);
    expect(await sync.readStatus()).toEqual({ begun: false, waiting: 0, refused: 0 });
    expect(await next()).toEqual([]);
    expect(await lineOf('a')).toBeUndefined();
    await sync.requeueAll();
    expect((await sync.readStatus()).isEnabled).toBe(false);
  });

  test(`${name}: an account that becomes hosted sends every row there is, but what is about this device`, async () => {
    const { store, sync, next, reopen } = await open(false);
    await store.write([put('a'), put('b'), document('settings'), document('draft:new')]);
    await sync.enable();
    await sync.enable();
    expect(await sync.readStatus()).toEqual({ begun: true, waiting: 3, refused: 0 });
    expect((await next()).map(({ entry: line }) => line.id)).toEqual(['a', 'b']);
    expect((await (await reopen()).sync.readStatus()).waiting).toBe(3);
    await sync.disable();
    expect(await sync.readStatus()).toEqual({ begun: false, waiting: 0, refused: 0 });
  });

  test(`${name}: a row waits once however often it is written, and keeps the names it may have arrived under`, async () => {
    const { store, sync, next, send, lineOf } = await open();
    await store.write([put('a', 'e1.one'), document('draft:new')]);
    await store.write([put('a', 'e1.two')]);
    expect((await sync.readStatus()).waiting).toBe(1);
    const [first] = await next();
    expect(first?.row).toEqual(moment('a', 'e1.two'));
    expect((await next())[0]?.entry.pending.mutationId).toBe(first?.entry.pending.mutationId);
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
    const { key: at } = due!.entry;
    await sync.acknowledge([
      { key: at, mutationId: due!.entry.pending.mutationId, serverVersion: { rev: 1, seq: 3 }, outcome: 'in-step' },
    ]);
    expect(await lineOf('a')).toMatchObject({ base: { seq: 3 }, pending: { op: null, sent: [] } });
    expect((await sync.readStatus()).waiting).toBe(1);
  });

  test(`${name}: what was never sent needs no removal there; what may have arrived does`, async () => {
    const { store, sync, next, send, lineOf } = await open();
    await store.write([put('a')]);
    await store.write([remove('a')]);
    expect((await sync.readStatus()).waiting).toBe(0);
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
    expect((await next()).map(({ entry: line }) => line.id)).toEqual(['v:0']);
    await store.write([{ table: 'audio_chunks', remove: 'v:0' }, put('b')]);
    expect((await next())[0]?.entry.pending.kind).toBe('remove');
    await store.sync.acknowledge([
      { key: 'audio_chunks/v:0', mutationId: 'own-2', serverVersion: null, outcome: 'in-step' },
    ]);
    expect((await next(2)).map(({ entry: line }) => line.id)).toEqual(['a', 'c']);
  });
}
