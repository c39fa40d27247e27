import type { Store } from '@mooring/storage';
import { memoryStores } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { createEntries } from '../repositories/entries.ts';
import { createSummaries } from './summaries.ts';
import { testStorage } from './summaries-testing.ts';

/** What the first screen of a journal reads, of which no list was ever made: as after a restored backup. */
async function firstScreen(count: number) {
  const { env, storage, store, vault } = await testStorage(memoryStores());
  let minute = 0;
  // Two entries of one moment would stand in either order.
  const now = () => new Date(Date.UTC(2026, 10, 1, 0, minute));
  const entries = createEntries({ env: { ...env, now }, storage, onEntryCreated() {} });
  for (let index = 0; index < count; index += 1) {
    minute += 1;
    await entries.create({ title: `Entry ${index}`, content: 'Words.', tags: [] });
  }
  let changes = 0;
  let rows = 0;
  const derived: Store['derived'] = {
    ...store.derived,
    async snapshot(most) {
      const snapshot = await store.derived.snapshot(most);
      changes += snapshot.changed?.length ?? 0;
      return snapshot;
    },
  };
  const counting: Store = {
    ...store,
    derived,
    async getMany(table, ids) {
      rows += ids.length;
      return store.getMany(table, ids);
    },
  };
  const open = { store: counting, vault };
  const reading = { open: async () => open, openForWriting: async () => open };
  const { items, total } = await createSummaries({ env, storage: reading }).newest(60);
  return { shown: items.length, newest: items[0]?.title, total, changes, rows };
}

test('after a restored backup the first screen reads no more of a long journal than it shows', async () => {
  expect(await firstScreen(1)).toMatchObject({ shown: 1, total: 1, rows: 1 });
  expect(await firstScreen(1300)).toEqual({
    shown: 60,
    newest: 'Entry 1299',
    total: 1300,
    changes: 0,
    rows: 60,
  });
});
