// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { probeIndexedDb } from './erase-marker.ts';
import { eraseOrigin, finishErasing, markErased } from './erase-origin.ts';

const openDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

test('an erasing that was cut off is finished at the next start, with what the browser brought back', async () => {
  expect(await probeIndexedDb()).toBe('works');
  await openDatabase('mooring-accounts');
  await markErased();
  // The browser was killed: the database is left, and what was removed from localStorage is back.
  localStorage.setItem('mooring.session', 'an id');
  localStorage.setItem('mooring.written', 'yes');
  expect(await probeIndexedDb()).toBe('erased');
  await finishErasing();
  expect(localStorage.length).toBe(0);
  expect(await names()).not.toContain('mooring-accounts');
  expect(await probeIndexedDb()).toBe('works');
});

test('after an erasing only its mark is left, and the next start takes that away too', async () => {
  await openDatabase('mooring-accounts');
  await eraseOrigin();
  expect(await names()).toEqual(['mooring-probe']);
  await finishErasing();
  expect(await names()).toEqual([]);
  await openDatabase('mooring-accounts');
  await finishErasing();
  expect(await names()).toContain('mooring-accounts');
});
