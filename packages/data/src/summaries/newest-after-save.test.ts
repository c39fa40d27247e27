import type { Store, Vault } from '@mooring/storage';
import { memoryStores } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { createEntries } from '../repositories/entries.ts';
import { createSummaries } from './summaries.ts';
import { testStorage } from './summaries-testing.ts';

const words = (title: string) => ({ title, content: 'Words.', tags: [] });

/** A journal whose list is in memory. `work` collects every call of its store and vault from now on. */
async function openJournal(count: number) {
  const { env, storage, store, vault } = await testStorage(memoryStores());
  const entries = createEntries({ env, storage, onEntryCreated() {} });
  for (let index = 0; index < count; index += 1) await entries.create(words(`Entry ${index}`));
  const work: string[] = [];
  const noted = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(of, name) {
        const value: unknown = Reflect.get(of, name);
        if (typeof value === 'object' && value !== null) return noted(value);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          work.push(String(name));
          return Reflect.apply(value, of, given);
        };
      },
    });
  const open: { store: Store; vault: Vault } = { store: noted(store), vault: noted(vault) };
  const reading = { open: async () => open, openForWriting: async () => open };
  const summaries = createSummaries({ env, storage: reading });
  await summaries.list();
  return { entries, summaries, work, store };
}

test('after a save the newest entries take the same work in a long journal as in a short one', async () => {
  const seen = await Promise.all(
    [70, 1300].map(async (count) => {
      const { entries, summaries, work } = await openJournal(count);
      await entries.create(words('The second cup'));
      work.length = 0;
      const newest = await summaries.newest(60);
      expect(newest.total).toBe(count + 1);
      expect(newest.items[0]?.title).toBe('The second cup');
      expect(newest.items.length).toBeLessThan(1010);
      return work;
    }),
  );
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[0]).not.toContain('snapshot');
});

test('what was changed or removed since is so among the newest, and the total follows', async () => {
  const { entries, summaries } = await openJournal(5);
  const { items } = await summaries.list();
  const [newest, second] = items;
  if (!newest || !second) throw new Error('There are no entries');
  await entries.update(newest.id, words('Changed'));
  await entries.remove(second.id);
  await entries.create(words('One more'));
  const after = await summaries.newest(2);
  const whole = await summaries.list();
  expect(after.total).toBe(5);
  expect(after.items).toEqual(whole.items);
  expect(after.items.map(({ title }) => title)).toContain('Changed');
});

test('thirty saves take the same work in a long journal as in a short one, the writing of their blocks too', async () => {
  const seen = await Promise.all(
    [270, 1300].map(async (count) => {
      const { entries, summaries, work, store } = await openJournal(count);
      await expect.poll(async () => (await store.derived.snapshot()).blocksUpTo).toBe(count);
      work.length = 0;
      for (let turn = 0; turn < 30; turn += 1) {
        await entries.create(words(`Turn ${turn}`));
        await summaries.newest(60);
        await summaries.list();
      }
      const { blocksUpTo } = await store.derived.snapshot();
      expect(blocksUpTo).toBeGreaterThan(count);
      const again = await summaries.list();
      expect(again.items).toHaveLength(count + 30);
      return work;
    }),
  );
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[0]).not.toContain('snapshot');
  expect(seen[0]).not.toContain('blocks');
});
