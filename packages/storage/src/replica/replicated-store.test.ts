import 'fake-indexeddb/auto';
import { AppError } from '@mooring/contract';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { entry, piece } from '../adapters/row-testing.ts';
import { indexedDbStores } from '../adapters/store-indexeddb.ts';
import type { OpenStore, Store, Write } from '../store.ts';
import { memoryReplicas } from './replicas-memory.ts';
import { replicated } from './replicated-testing.ts';

const puts = (...ids: string[]): Write[] =>
  ids.map((id) => ({
    table: 'journal_entries',
    put: entry(id, `2026-11-0${ids.indexOf(id) + 1}`),
  }));

const contents = async (store: Store) => ({
  entries: (await store.ids('journal_entries')).sort(),
  pieces: (await store.ids('audio_chunks')).sort(),
});

/** One store in a browser that can be closed and opened again. */
async function browser(userId: string) {
  const replicas = memoryReplicas();
  const first = replicated(indexedDbStores, { replicas });
  const store = await first.openStore(userId);
  const segment = () => {
    const folder = replicas.files.get(userId);
    const [name, bytes] = [...(folder ?? [])][0] ?? [];
    if (!folder || !name || !bytes) throw new Error('There is no replica.');
    return { bytes, set: (next: Uint8Array) => folder.set(name, next) };
  };
  return {
    store,
    segment,
    replicas,
    monitor: first.monitor,
    directory: first.directory,
    async reopen() {
      store.close();
      replicas.kill();
      const next = replicated(indexedDbStores, {
        replicas: replicas.openTab(),
        directory: first.directory,
      });
      const opened = await next.openStore(userId);
      await opened.write([]);
      return { store: opened, monitor: next.monitor };
    },
  };
}

const dropDatabase = (userId: string) => Dexie.delete(`mooring-${userId}`);

/** Puts the database back to an earlier write, as when the tail of its own log is cut off. */
async function rollBack(userId: string, to: number, undo: (db: Dexie) => Promise<unknown>) {
  const db = await new Dexie(`mooring-${userId}`).open();
  await undo(db);
  await db.table('sequence').put({ name: 'last', n: to });
  db.close();
}

test('a lost database is restored with its recordings, and removed rows stay removed', async () => {
  const { store, reopen } = await browser('dropped');
  await store.write([...puts('a', 'b', 'c'), { table: 'audio_chunks', put: piece(0) }]);
  await store.write([{ table: 'journal_entries', remove: 'b' }]);
  store.close();
  await dropDatabase('dropped');
  const { store: next, monitor } = await reopen();
  expect(await contents(next)).toEqual({ entries: ['a', 'c'], pieces: ['voice:0'] });
  expect(await next.get('journal_entries', 'a')).toEqual(entry('a', '2026-11-01'));
  expect(monitor.state.getState()).toEqual({
    status: 'restored',
    entries: 2,
    rows: 3,
    unreadable: 0,
  });
  await next.write(puts('d'));
  expect(await next.sequence.last()).toBe(3);
});

test('the last few writes that a database lost are restored, only those, and without a notice', async () => {
  const { store, reopen } = await browser('tail');
  await store.write(puts('a'));
  await store.write(puts('b'));
  await store.write([...puts('c'), { table: 'journal_entries', remove: 'a' }]);
  store.close();
  await rollBack('tail', 1, async (db) => {
    await db.table('journal_entries').clear();
    await db.table('journal_entries').put(entry('a', '2026-11-01'));
  });
  const { store: next, monitor } = await reopen();
  expect((await contents(next)).entries).toEqual(['b', 'c']);
  expect(monitor.state.getState()).toEqual({ status: 'none' });
  expect(await next.sequence.last()).toBe(3);
});

test('a very first write that was interrupted is restored without a notice', async () => {
  const { store, reopen, directory } = await browser('first');
  await store.write(puts('a'));
  store.close();
  await dropDatabase('first');
  await directory.putFact('kept', undefined);
  const { store: next, monitor } = await reopen();
  expect((await contents(next)).entries).toEqual(['a']);
  expect(monitor.state.getState()).toEqual({ status: 'none' });
});

test('a database that lost more than its last few writes is restored with a notice', async () => {
  const { store, reopen } = await browser('longer-tail');
  const later = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  for (const id of ['a', ...later]) await store.write(puts(id));
  store.close();
  await rollBack('longer-tail', 1, (db) => db.table('journal_entries').bulkDelete(later));
  const { store: next, monitor } = await reopen();
  expect((await contents(next)).entries).toEqual(['a', ...later]);
  expect(monitor.state.getState()).toMatchObject({ status: 'restored', entries: later.length });
});

test('rows missing from the middle of a database are restored', async () => {
  const { store, reopen } = await browser('holes');
  await store.write(puts('a', 'b', 'c'));
  store.close();
  await rollBack('holes', 1, (db) => db.table('journal_entries').bulkDelete(['a', 'b']));
  const { store: next } = await reopen();
  expect((await contents(next)).entries).toEqual(['a', 'b', 'c']);
});

test('a corrupt replica is rebuilt, and nothing in the store is removed', async () => {
  const { store, segment, replicas, reopen } = await browser('copy');
  await store.write(puts('a', 'b'));
  await store.write([{ table: 'journal_entries', remove: 'a' }]);
  await store.write(puts('c'));
  const { bytes, set } = segment();
  const middle = bytes.slice();
  middle[Math.floor(bytes.length * 0.6)] = 7;
  set(middle);
  const { store: next, monitor } = await reopen();
  expect((await contents(next)).entries).toEqual(['b', 'c']);
  expect(monitor.state.getState()).toEqual({ status: 'none' });
  expect(await replicas.openTab().of('copy').summarize()).toMatchObject({
    gaps: 0,
    counts: { journal_entries: 2 },
  });
});

test('where both are damaged, every readable record is restored with a notice of the rest', async () => {
  const { store, segment, reopen } = await browser('both');
  for (const id of ['a', 'b', 'c', 'd']) await store.write(puts(id));
  const { bytes, set } = segment();
  const flipped = bytes.slice();
  flipped[Math.floor(bytes.length * 0.3)] = 7;
  set(flipped.slice(0, -4));
  store.close();
  await dropDatabase('both');
  const { store: next, monitor } = await reopen();
  expect((await contents(next)).entries).toEqual(['a', 'c']);
  expect(monitor.state.getState()).toMatchObject({ status: 'restored', entries: 2, unreadable: 1 });
});

test('rows in neither place are reported as lost, and a new account reports nothing', async () => {
  const { store, replicas, monitor, reopen } = await browser('lost');
  expect(monitor.state.getState()).toEqual({ status: 'none' });
  await store.write(puts('a'));
  store.close();
  replicas.files.clear();
  await dropDatabase('lost');
  const { monitor: next } = await reopen();
  expect(next.state.getState()).toEqual({ status: 'lost' });
});

test('a save succeeds while the replica has no room, and the replica catches up later', async () => {
  const { store, replicas, monitor, reopen } = await browser('full-copy');
  await store.write(puts('a'));
  replicas.full = true;
  await store.write(puts('b'));
  expect(await store.count('journal_entries')).toBe(2);
  expect(monitor.replica).toBe('behind');
  replicas.full = false;
  await store.write(puts('c'));
  await expect.poll(() => monitor.replica).toBe('kept');
  store.close();
  await dropDatabase('full-copy');
  expect((await contents((await reopen()).store)).entries).toEqual(['a', 'b', 'c']);
});

test('a save that failed is not restored from the replica', async () => {
  const { store, reopen } = await browser('failed');
  await store.write(puts('a'));
  const broken = { ...entry('b', '2026-11-02'), audioData: (() => {}) as unknown as null };
  await expect(store.write([{ table: 'journal_entries', put: broken }])).rejects.toThrow();
  await store.write(puts('c'));
  store.close();
  await dropDatabase('failed');
  expect((await contents((await reopen()).store)).entries).toEqual(['a', 'c']);
});

test('a row that the database fails to read is restored and does not hide the others', async () => {
  const unreadable = new Set<string>();
  const failing: OpenStore = async (userId) => {
    const store = await indexedDbStores(userId);
    const { restore } = store.sequence;
    const failingIf = async <T>(fails: boolean, work: () => Promise<T>) => {
      if (fails) throw new AppError('store.failed');
      return work();
    };
    return {
      ...store,
      get: (table, id) => failingIf(unreadable.has(id), () => store.get(table, id)),
      list: (table, options) => failingIf(unreadable.size > 0, () => store.list(table, options)),
      sequence: {
        ...store.sequence,
        async restore(writes) {
          await restore(writes);
          unreadable.clear();
        },
      },
    };
  };
  const store = await replicated(failing).openStore('torn-value');
  await store.write(puts('a', 'b'));
  unreadable.add('a');
  expect((await store.list('journal_entries')).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('an erased account is not restored, and its replica is removed', async () => {
  const { store, replicas, reopen } = await browser('erased');
  await store.write(puts('a'));
  await store.destroy();
  expect(replicas.files.has('erased')).toBe(false);
  const { store: next } = await reopen();
  expect(await contents(next)).toEqual({ entries: [], pieces: [] });
});

test('rows from before there were replicas are replicated', async () => {
  const plain = await indexedDbStores('earlier-rows');
  await plain.sequence.restore(puts('a', 'b'));
  plain.close();
  const { reopen, replicas } = await browser('earlier-rows');
  await expect
    .poll(async () => (await replicas.openTab().of('earlier-rows').summarize()).counts)
    .toEqual({ journal_entries: 2 });
  await dropDatabase('earlier-rows');
  expect((await contents((await reopen()).store)).entries).toEqual(['a', 'b']);
});
