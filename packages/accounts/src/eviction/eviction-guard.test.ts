import { AppError, keyOf } from '@mooring/contract';
import type { Write } from '@mooring/storage';
import { entry, type MemoryDisk, memoryStores } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { guardFromEviction } from './eviction-guard.ts';

const put = (id: string): Write => ({ table: 'journal_entries', put: entry(id, '2026-11-20') });

/** A store whose sequence numbers and connection are under the test's control. */
async function guarded() {
  const before: MemoryDisk = new Map();
  const after: MemoryDisk = new Map();
  let disk = before;
  const listeners: Parameters<
    Awaited<ReturnType<ReturnType<typeof memoryStores>>>['sequence']['listen']
  >[0][] = [];
  const lost: (() => void)[] = [];
  const of = async (which: MemoryDisk) => {
    const store = await memoryStores(which)('ana');
    store.sequence.listen({
      onWrite: (...written) => {
        for (const listener of listeners) listener.onWrite(...written);
      },
      onAbort: (n) => {
        for (const listener of listeners) listener.onAbort(n);
      },
    });
    return store;
  };
  const [one, other] = [await of(before), await of(after)];
  const now = () => (disk === before ? one : other);
  const said: boolean[] = [];
  let otherRemoves: (keys: readonly string[]) => void = () => {};
  const state = {
    isFull: false,
    isClosed: false,
    looks: 0,
    finished: 0,
    /** How often the account's record cannot be read. */
    unreadable: 0,
    /** Runs between a look at the database and its answer. */
    meanwhile: async () => {},
  };
  const store = guardFromEviction(
    'ana',
    {
      ...one,
      write: (writes) => now().write(writes),
      getMany: (table, ids) => now().getMany(table, ids),
      sequence: {
        ...one.sequence,
        listen: (listener) => void listeners.push(listener),
        async state() {
          state.looks += 1;
          if (state.isClosed) throw new AppError('store.failed');
          const found = await now().sequence.state();
          await state.meanwhile();
          return found;
        },
      },
      onMaybeCleared: (listener) => void lost.push(listener),
    },
    {
      account: {
        async isStored() {
          if (state.unreadable === 0) return true;
          state.unreadable -= 1;
          throw new AppError('store.failed');
        },
        async storeAgain() {
          if (state.isFull) throw new AppError('store.full');
        },
        storedAgain: async () => {
          state.finished += 1;
        },
      },
      withTabLock: (_name, work) => work(),
      onRemovedElsewhere(listener) {
        otherRemoves = listener;
      },
      onEvicted: (isStoredAgain) => said.push(isStoredAgain),
      retryDelay: 1,
    },
  );
  return {
    store,
    said,
    state,
    one,
    otherTab: await memoryStores(before)('ana'),
    other,
    removedElsewhere: (...ids: string[]) => otherRemoves(ids.map((id) => `journal_entries/${id}`)),
    clear: () => {
      disk = after;
    },
    loseConnection: () => {
      for (const listener of lost) listener();
    },
  };
}

test('sequence numbers that begin again tell that the database was cleared', async () => {
  const { store, said, other, clear } = await guarded();
  await store.write([put('a')]);
  await store.write([put('b')]);
  expect(said).toEqual([]);
  clear();
  await store.write([put('c')]);
  expect(said).toEqual([true]);
  expect((await other.ids('journal_entries')).sort()).toEqual(['a', 'b', 'c']);
  await store.write([put('d')]);
  expect(said).toEqual([true]);
});

test('a save is looked at again where the account could not be read after it, and refused where it cannot be read at all', async () => {
  const { store, said, state } = await guarded();
  state.unreadable = 1;
  await store.write([put('a')]);
  expect(said).toEqual([]);
  state.unreadable = 2;
  await expect(store.write([put('b')])).rejects.toMatchObject({ key: 'store.failed' });
  await store.write([put('c')]);
  expect(said).toEqual([]);
});

test('where it cannot be stored again no write is acknowledged, and with room the words come back by themselves', async () => {
  const { store, said, state, other, clear } = await guarded();
  await store.write([put('a')]);
  clear();
  state.isFull = true;
  const refused = await store.write([put('b')]).catch((error) => error);
  expect(keyOf(refused, 'auth.failed')).toBe('store.failed');
  expect(said).toEqual([false]);
  // A tab that is closed now has left words out, which the next visit says.
  expect(state.finished).toBe(1);
  state.isFull = false;
  await expect.poll(() => said.at(-1)).toBe(true);
  expect(state.finished).toBe(2);
  expect((await other.ids('journal_entries')).sort()).toEqual(['a', 'b']);
});

test('a connection that the browser closes is enough: rows are written again without a further save', async () => {
  const { store, said, other, clear, loseConnection } = await guarded();
  await store.write([put('a')]);
  clear();
  loseConnection();
  await expect.poll(() => said).toEqual([true]);
  expect(await other.ids('journal_entries')).toEqual(['a']);
});

test('a database that the browser closes with nothing lost is looked at, and nobody is told of a clearing', async () => {
  const { store, said, state, one, loseConnection } = await guarded();
  await store.write([put('a')]);
  loseConnection();
  await expect.poll(() => state.looks).toBe(1);
  await store.write([put('b')]);
  expect(said).toEqual([]);
  expect((await one.ids('journal_entries')).sort()).toEqual(['a', 'b']);
  loseConnection();
  await expect.poll(() => state.looks).toBe(2);
  expect(said).toEqual([]);
});

test('a save while it is not known whether the storage is whole waits until that is known', async () => {
  const { store, said, state, loseConnection } = await guarded();
  await store.write([put('a')]);
  state.isClosed = true;
  loseConnection();
  const refused = await store.write([put('b')]).catch((error) => error);
  expect(keyOf(refused, 'auth.failed')).toBe('store.failed');
  state.isClosed = false;
  await store.write([put('b')]);
  expect(said).toEqual([]);
});

test('what sync writes while the database is looked at is not taken for a clearing', async () => {
  const { store, said, state, one, loseConnection } = await guarded();
  await store.write([put('a')]);
  state.meanwhile = () => one.write([put('b')]);
  loseConnection();
  await expect.poll(() => state.looks).toBe(1);
  state.meanwhile = async () => {};
  await store.write([put('c')]);
  expect(said).toEqual([]);
  expect((await one.ids('journal_entries')).sort()).toEqual(['a', 'b', 'c']);
});

test('a kept row that lacks after the database was closed is written again, and said', async () => {
  const { store, said, one, loseConnection } = await guarded();
  await store.write([put('a'), put('b')]);
  await one.sequence.restore([{ table: 'journal_entries', remove: 'b' }]);
  loseConnection();
  await expect.poll(() => said).toEqual([true]);
  expect((await one.ids('journal_entries')).sort()).toEqual(['a', 'b']);
});

test('what another tab or another device removed does not come back when the database is closed', async () => {
  const { store, said, state, one, otherTab, loseConnection } = await guarded();
  await store.write([put('a'), put('b'), put('c')]);
  await otherTab.write([{ table: 'journal_entries', remove: 'a' }]);
  // Sync writes beside the guard, in this tab.
  await one.write([{ table: 'journal_entries', remove: 'b' }]);
  loseConnection();
  await expect.poll(() => state.looks).toBe(1);
  expect(said).toEqual([]);
  await store.write([put('d')]);
  expect((await one.ids('journal_entries')).sort()).toEqual(['c', 'd']);
});

test('what another tab removed before the storage was cleared is not written again', async () => {
  const { store, said, other, otherTab, removedElsewhere, clear } = await guarded();
  await store.write([put('a'), put('b')]);
  await otherTab.write([{ table: 'journal_entries', remove: 'a' }]);
  removedElsewhere('a');
  clear();
  await store.write([put('c')]);
  expect(said).toEqual([true]);
  expect((await other.ids('journal_entries')).sort()).toEqual(['b', 'c']);
});
