import 'fake-indexeddb/auto';
import { AppError } from '@mooring/contract';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { entry, piece } from '../adapters/store-contract.ts';
import { indexedDbStores } from '../adapters/store-indexeddb.ts';
import type { OpenStore, Store, Write } from '../store.ts';
import { copied } from './copied-testing.ts';
import { memoryCopies } from './copies-memory.ts';

const puts = (...ids: string[]): Write[] =>
  ids.map((id) => ({
    table: 'journal_entries',
    put: entry(id, `2026-11-0${ids.indexOf(id) + 1}`),
  }));

const contents = async (store: Store) => ({
  entries: (await store.ids('journal_entries')).sort(),
  pieces: (await store.ids('audio_chunks')).sort(),
});

/** A browser that is closed and opened again; `between` is what happens to its disk meanwhile. */
async function browser(userId: string) {
  const copies = memoryCopies();
  const first = copied(indexedDbStores, { copies });
  const store = await first.openStore(userId);
  const segment = () => {
    const folder = copies.files.get(userId);
    const [name, bytes] = [...(folder ?? [])][0] ?? [];
    if (!folder || !name || !bytes) throw new Error('There is no copy.');
    return { bytes, set: (next: Uint8Array) => folder.set(name, next) };
  };
  return {
    store,
    segment,
    copies,
    hub: first.hub,
    directory: first.directory,
    async again() {
      store.close();
      copies.kill();
      const next = copied(indexedDbStores, {
        copies: copies.openTab(),
        directory: first.directory,
      });
      const opened = await next.openStore(userId);
      await opened.write([]);
      return { store: opened, hub: next.hub };
    },
  };
}

const dropDatabase = (userId: string) => Dexie.delete(`mooring-${userId}`);

/** As when the log's tail is cut: the database is what it was before its last writes. */
async function rollBack(userId: string, to: number, undo: (db: Dexie) => Promise<unknown>) {
  const db = await new Dexie(`mooring-${userId}`).open();
  await undo(db);
  await db.table('sequence').put({ name: 'last', n: to });
  db.close();
}

test('a database that is gone comes back whole, recordings too, and what was deleted stays deleted', async () => {
  const { store, again } = await browser('dropped');
  await store.write([...puts('a', 'b', 'c'), { table: 'audio_chunks', put: piece(0) }]);
  await store.write([{ table: 'journal_entries', remove: 'b' }]);
  store.close();
  await dropDatabase('dropped');
  const { store: next, hub } = await again();
  expect(await contents(next)).toEqual({ entries: ['a', 'c'], pieces: ['voice:0'] });
  expect(await next.get('journal_entries', 'a')).toEqual(entry('a', '2026-11-01'));
  expect(hub.state.getState()).toEqual({
    status: 'restored',
    entries: 2,
    rows: 3,
    unreadable: 0,
  });
  await next.write(puts('d'));
  expect(await next.sequence.last()).toBe(3);
});

test('the last few writes that a database lost are done again, and only those, without a word', async () => {
  const { store, again } = await browser('tail');
  await store.write(puts('a'));
  await store.write(puts('b'));
  await store.write([...puts('c'), { table: 'journal_entries', remove: 'a' }]);
  store.close();
  await rollBack('tail', 1, async (db) => {
    await db.table('journal_entries').clear();
    await db.table('journal_entries').put(entry('a', '2026-11-01'));
  });
  const { store: next, hub } = await again();
  expect((await contents(next)).entries).toEqual(['b', 'c']);
  expect(hub.state.getState()).toEqual({ status: 'none' });
  expect(await next.sequence.last()).toBe(3);
});

test('a very first write that was cut off is done again without a word', async () => {
  const { store, again, directory } = await browser('first');
  await store.write(puts('a'));
  store.close();
  await dropDatabase('first');
  await directory.putFact('kept', undefined);
  const { store: next, hub } = await again();
  expect((await contents(next)).entries).toEqual(['a']);
  expect(hub.state.getState()).toEqual({ status: 'none' });
});

test('a database that lost more than its last few writes has them again, and it is said', async () => {
  const { store, again } = await browser('longer-tail');
  const later = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  for (const id of ['a', ...later]) await store.write(puts(id));
  store.close();
  await rollBack('longer-tail', 1, (db) => db.table('journal_entries').bulkDelete(later));
  const { store: next, hub } = await again();
  expect((await contents(next)).entries).toEqual(['a', ...later]);
  expect(hub.state.getState()).toMatchObject({ status: 'restored', entries: later.length });
});

test('rows that vanished from the middle of a database are put back', async () => {
  const { store, again } = await browser('holes');
  await store.write(puts('a', 'b', 'c'));
  store.close();
  await rollBack('holes', 1, (db) => db.table('journal_entries').bulkDelete(['a', 'b']));
  const { store: next } = await again();
  expect((await contents(next)).entries).toEqual(['a', 'b', 'c']);
});

test('a copy that is gone, torn or flipped is made anew and takes nothing away', async () => {
  const { store, segment, copies, again } = await browser('copy');
  await store.write(puts('a', 'b'));
  await store.write([{ table: 'journal_entries', remove: 'a' }]);
  await store.write(puts('c'));
  const { bytes, set } = segment();
  const middle = bytes.slice();
  middle[Math.floor(bytes.length * 0.6)] = 7;
  set(middle);
  const { store: next, hub } = await again();
  expect((await contents(next)).entries).toEqual(['b', 'c']);
  expect(hub.state.getState()).toEqual({ status: 'none' });
  expect(await copies.openTab().of('copy').look()).toMatchObject({
    gaps: 0,
    counts: { journal_entries: 2 },
  });
});

test('where both were damaged, everything that is left in either comes back, and it is said', async () => {
  const { store, segment, again } = await browser('both');
  for (const id of ['a', 'b', 'c', 'd']) await store.write(puts(id));
  const { bytes, set } = segment();
  const flipped = bytes.slice();
  flipped[Math.floor(bytes.length * 0.3)] = 7;
  set(flipped.slice(0, -4));
  store.close();
  await dropDatabase('both');
  const { store: next, hub } = await again();
  expect((await contents(next)).entries).toEqual(['a', 'c']);
  expect(hub.state.getState()).toMatchObject({ status: 'restored', entries: 2, unreadable: 1 });
});

test('words in neither place are told, and a new account is not taken for one that lost them', async () => {
  const { store, copies, hub, again } = await browser('lost');
  expect(hub.state.getState()).toEqual({ status: 'none' });
  await store.write(puts('a'));
  store.close();
  copies.files.clear();
  await dropDatabase('lost');
  const { hub: next } = await again();
  expect(next.state.getState()).toEqual({ status: 'lost' });
});

test('a save succeeds where only its copy found no room, and the copy is made up for later', async () => {
  const { store, copies, hub, again } = await browser('full-copy');
  await store.write(puts('a'));
  copies.full = true;
  await store.write(puts('b'));
  expect(await store.count('journal_entries')).toBe(2);
  expect(hub.secondCopy).toBe('behind');
  copies.full = false;
  await store.write(puts('c'));
  await expect.poll(() => hub.secondCopy).toBe('kept');
  store.close();
  await dropDatabase('full-copy');
  expect((await contents((await again()).store)).entries).toEqual(['a', 'b', 'c']);
});

test('a save that failed does not come back from the copy', async () => {
  const { store, again } = await browser('failed');
  await store.write(puts('a'));
  const broken = { ...entry('b', '2026-11-02'), audioData: (() => {}) as unknown as null };
  await expect(store.write([{ table: 'journal_entries', put: broken }])).rejects.toThrow();
  await store.write(puts('c'));
  store.close();
  await dropDatabase('failed');
  expect((await contents((await again()).store)).entries).toEqual(['a', 'c']);
});

test('a row the database cannot hand out is put back from the copy, and hides no other', async () => {
  const torn = new Set<string>();
  const failing: OpenStore = async (userId) => {
    const store = await indexedDbStores(userId);
    const { restore } = store.sequence;
    const asked = async <T>(hit: boolean, work: () => Promise<T>) => {
      if (hit) throw new AppError('store.failed');
      return work();
    };
    return {
      ...store,
      get: (table, id) => asked(torn.has(id), () => store.get(table, id)),
      list: (table, span) => asked(torn.size > 0, () => store.list(table, span)),
      sequence: {
        ...store.sequence,
        async restore(writes) {
          await restore(writes);
          torn.clear();
        },
      },
    };
  };
  const store = await copied(failing).openStore('torn-value');
  await store.write(puts('a', 'b'));
  torn.add('a');
  expect((await store.list('journal_entries')).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('what was erased does not come back, and its copy is gone', async () => {
  const { store, copies, again } = await browser('erased');
  await store.write(puts('a'));
  await store.destroy();
  expect(copies.files.has('erased')).toBe(false);
  const { store: next } = await again();
  expect(await contents(next)).toEqual({ entries: [], pieces: [] });
});

test('rows from before there was a second copy are in it from now on', async () => {
  const plain = await indexedDbStores('earlier-rows');
  await plain.sequence.restore(puts('a', 'b'));
  plain.close();
  const { again, copies } = await browser('earlier-rows');
  await expect
    .poll(async () => (await copies.openTab().of('earlier-rows').look()).counts)
    .toEqual({ journal_entries: 2 });
  await dropDatabase('earlier-rows');
  expect((await contents((await again()).store)).entries).toEqual(['a', 'b']);
});
