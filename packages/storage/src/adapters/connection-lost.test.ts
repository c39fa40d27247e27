import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterAll, expect, test } from 'vitest';
import type { Write } from '../store.ts';
import { entry } from './row-testing.ts';
import { indexedDbStores } from './store-indexeddb.ts';

const put = (id: string): Write => ({ table: 'journal_entries', put: entry(id, '2026-11-01') });

const connections: IDBDatabase[] = [];
const { open } = indexedDB;
indexedDB.open = (...given) => {
  const request = open.apply(indexedDB, given);
  request.addEventListener('success', () => connections.push(request.result));
  return request;
};
afterAll(() => {
  indexedDB.open = open;
});

/** As iOS does with a page that sleeps. */
function closeByBrowser() {
  const last = connections.at(-1);
  if (!last) throw new Error('No database is open.');
  forceCloseDatabase(last as unknown as Parameters<typeof forceCloseDatabase>[0]);
}

/** Ends the next transaction that puts an entry, as when the browser closes a database in the middle of it. */
function endNextSave() {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    const request = put.apply(this, given);
    if (this.name === 'journal_entries') {
      IDBObjectStore.prototype.put = put;
      request.addEventListener('success', () => this.transaction.abort());
    }
    return request;
  };
}

test('each connection that the browser closes is told, also one that was opened again', async () => {
  const store = await indexedDbStores('asleep');
  let lost = 0;
  store.onMaybeCleared?.(() => {
    lost += 1;
  });
  await store.write([put('a')]);
  closeByBrowser();
  await expect.poll(() => lost).toBe(1);
  expect(await store.ids('journal_entries')).toEqual(['a']);
  closeByBrowser();
  await expect.poll(() => lost).toBe(2);
  await store.write([put('b')]);
  expect(await store.ids('journal_entries')).toEqual(['a', 'b']);
});

test('a save that the browser ends half-way is made once more, and stored once', async () => {
  const store = await indexedDbStores('half-way');
  await store.write([put('a')]);
  const numbers: string[] = [];
  store.sequence.listen({
    onWrite: (n) => void numbers.push(`${n}`),
    onAbort: (n) => void numbers.push(`${n} void`),
  });
  endNextSave();
  await store.write([put('b')]);
  expect(numbers.at(-1)).toBe('2');
  expect(await store.ids('journal_entries')).toEqual(['a', 'b']);
  expect(await store.sequence.last()).toBe(2);
});

/** As when the browser clears the storage while it is being opened. */
function failOpenings(times: number) {
  const { open: before } = indexedDB;
  let left = times;
  indexedDB.open = (...given) => {
    if (left === 0) return before.apply(indexedDB, given);
    left -= 1;
    throw new DOMException('The connection was closed.', 'AbortError');
  };
  return () => {
    indexedDB.open = before;
  };
}

test('a database that could not be opened again once is opened with the next call', async () => {
  const store = await indexedDbStores('not-again');
  await store.write([put('a')]);
  closeByBrowser();
  const stopFailing = failOpenings(Number.POSITIVE_INFINITY);
  await expect(store.ids('journal_entries')).rejects.toMatchObject({ key: 'store.failed' });
  await expect(store.write([put('b')])).rejects.toMatchObject({ key: 'store.failed' });
  stopFailing();
  await expect.poll(() => store.ids('journal_entries')).toEqual(['a']);
  await store.write([put('b')]);
  expect(await store.ids('journal_entries')).toEqual(['a', 'b']);
});

test('a save during which the database is closed, and does not open at once, is stored', async () => {
  const store = await indexedDbStores('at-second-try');
  await store.write([put('a')]);
  closeByBrowser();
  const stopFailing = failOpenings(1);
  await store.write([put('b')]);
  stopFailing();
  expect(await store.ids('journal_entries')).toEqual(['a', 'b']);
});

test('a connection that the app closes is not told', async () => {
  const store = await indexedDbStores('closed');
  let lost = 0;
  store.onMaybeCleared?.(() => {
    lost += 1;
  });
  await store.write([put('a')]);
  store.close();
  const other = await indexedDbStores('closed');
  expect(await other.ids('journal_entries')).toEqual(['a']);
  await other.destroy();
  expect(lost).toBe(0);
});

test('a database keeps its name, and one that was removed and filled again has another', async () => {
  const store = await indexedDbStores('named');
  expect(await store.sequence.state()).toBeNull();
  await store.write([put('a')]);
  const first = await store.sequence.state();
  await store.write([put('b')]);
  await store.sequence.advanceTo(7);
  expect(await store.sequence.state()).toEqual({ n: 7, database: first?.database });
  await store.destroy();
  const next = await indexedDbStores('named');
  await next.write([put('a')]);
  const second = await next.sequence.state();
  expect(second?.n).toBe(1);
  expect(second?.database).not.toBe(first?.database);
});
