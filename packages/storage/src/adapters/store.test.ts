import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { replicated } from '../replica/replicated-testing.ts';
import { entry, piece } from './row-testing.ts';
import { storeContract } from './store-contract.ts';
import { indexedDbStores } from './store-indexeddb.ts';
import { memoryStores } from './store-memory.ts';

storeContract('memory', () => memoryStores());
storeContract('IndexedDB', () => indexedDbStores);
storeContract('IndexedDB with its replica', () => replicated(indexedDbStores).openStore);

test('IndexedDB: a database from before recordings existed keeps every row and can store one', async () => {
  const before = new Dexie('mooring-earlier');
  before.version(1).stores({ journal_entries: 'id, date', user_data: 'id, updated_at' });
  await before.table('journal_entries').put(entry('a', '2026-11-01'));
  before.close();
  const store = await indexedDbStores('earlier');
  expect(await store.list('journal_entries')).toEqual([entry('a', '2026-11-01')]);
  await store.write([{ table: 'audio_chunks', put: piece(0) }]);
  expect(await store.ids('audio_chunks')).toEqual(['voice:0']);
});

test('IndexedDB: a frozen tab that keeps its connection open does not block erasing', async () => {
  const store = await indexedDbStores('frozen');
  await store.write([{ table: 'journal_entries', put: entry('a', '2026-11-01') }]);
  const frozen = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('mooring-frozen');
    opening.onsuccess = () => resolve(opening.result);
  });
  await store.destroy();
  const rows = frozen.transaction('journal_entries').objectStore('journal_entries').count();
  await new Promise((resolve) => {
    rows.onsuccess = resolve;
  });
  expect(rows.result).toBe(0);
  frozen.close();
  expect(await (await indexedDbStores('frozen')).count('journal_entries')).toBe(0);
});

test('IndexedDB: another open tab does not block erasing, and then finds no rows', async () => {
  const [store, otherTab] = [await indexedDbStores('two-tabs'), await indexedDbStores('two-tabs')];
  await store.write([{ table: 'journal_entries', put: entry('a', '2026-11-01') }]);
  expect(await otherTab.count('journal_entries')).toBe(1);
  await store.destroy();
  expect(await otherTab.count('journal_entries')).toBe(0);
});

test('IndexedDB: a full device and a refused database each have their own error', async () => {
  const store = await indexedDbStores('full');
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = store.write([{ table: 'journal_entries', put: entry('a', '2026-11-01') }]);
  await expect(full).rejects.toMatchObject({ key: 'store.full' });
  IDBObjectStore.prototype.put = put;

  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = () => {
    throw new DOMException('private window', 'SecurityError');
  };
  await expect(indexedDbStores('refused')).rejects.toMatchObject({ key: 'store.unavailable' });
  IDBFactory.prototype.open = open;
});
