import type { Store } from '@mooring/storage';
import { memoryStores } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { createEntries } from '../repositories/entries.ts';
import { ana, createTestData, type TestData } from '../testing.ts';
import { createSummaries } from './summaries.ts';
import { testStorage } from './summaries-testing.ts';

const words = (title: string, content = 'Words.') => ({ title, content, tags: [] });

/** Entries a minute apart, oldest first. */
async function write(data: TestData, count: number, from = '2026-01-01T00:00:00Z') {
  const start = Date.parse(from);
  for (let index = 0; index < count; index += 1) {
    data.setNow(new Date(start + index * 60_000).toISOString());
    await data.entries.create(words(`Entry ${index}`));
  }
}

const titles = async (data: Pick<TestData, 'summaries'>) =>
  (await data.summaries.list()).items.map(({ title }) => title);

const rowTitles = async (data: Pick<TestData, 'entries'>) =>
  (await data.entries.list()).items.map(({ title }) => title);

test('the list holds a summary of every entry, newest first, and never the whole text', async () => {
  const data = await createTestData();
  await data.entries.create({ title: 'First', content: '', tags: [] });
  data.setNow('2026-11-21T09:00:00');
  const content = `${'word '.repeat(40)}👨‍👩‍👧`;
  await data.entries.create({ title: 'Second', content, tags: ['hope', 'grief'] });
  const { items } = await data.summaries.list();
  expect(items).toMatchObject([
    { title: 'Second', tags: ['hope', 'grief'], type: 'text', durationMs: null },
    { title: 'First', beginning: '' },
  ]);
  expect(items[0]).toMatchObject({ beginning: 'word '.repeat(34).trim(), isCut: true });
  expect(items[1]?.isCut).toBe(false);
});

test('entries that are written, changed, removed or restored appear so in the list at once', async () => {
  const data = await createTestData();
  await write(data, 3);
  expect(await titles(data)).toEqual(['Entry 2', 'Entry 1', 'Entry 0']);
  const [newest] = (await data.entries.list()).items;
  if (!newest) throw new Error('There is no entry');
  await data.entries.update(newest.id, words('Changed'));
  expect(await titles(data)).toEqual(['Changed', 'Entry 1', 'Entry 0']);
  await data.entries.remove(newest.id);
  expect(await titles(data)).toEqual(['Entry 1', 'Entry 0']);
  await data.entries.restore(newest);
  expect(await titles(data)).toEqual(['Entry 2', 'Entry 1', 'Entry 0']);
});

test('the list is the rows, whatever happens to them and in whichever of two tabs', async () => {
  const data = await createTestData();
  const other = await data.openTab();
  await write(data, 260);
  const tabs = [data, other];
  let seed = 5;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) % below;
  };
  for (let turn = 0; turn < 120; turn += 1) {
    const tab = tabs[next(2)] ?? data;
    const ids = (await data.summaries.list()).items.map(({ id }) => id);
    const id = ids[next(ids.length)] ?? '';
    const kind = next(3);
    if (kind === 0) await tab.entries.update(id, words(`Changed ${turn}`));
    if (kind === 1) await tab.entries.remove(id);
    if (kind === 2) {
      data.setNow(new Date(Date.parse('2026-01-01T00:00:30Z') + next(260) * 60_000).toISOString());
      await tab.entries.create(words(`New ${turn}`));
    }
    if (turn % 10 === 0) expect(await titles(tab), `turn ${turn}`).toEqual(await rowTitles(data));
  }
  const later = await data.openTab();
  const wanted = await rowTitles(data);
  for (const tab of [data, other, later]) expect(await titles(tab)).toEqual(wanted);
});

test('a new tab reads the newest entries from one or two blocks, and the total', async () => {
  const data = await createTestData();
  await write(data, 230);
  await data.summaries.list();
  await data.entries.create(words('Since then'));
  const tab = await data.openTab();
  const first = await tab.summaries.newest(50);
  expect(first.total).toBe(231);
  expect(first.items.length).toBeGreaterThanOrEqual(50);
  expect(first.items.length).toBeLessThan(231);
  const shown = first.items.map(({ title }) => title);
  expect(shown).toEqual((await rowTitles(data)).slice(0, shown.length));
  expect(shown[0]).toBe('Since then');
});

test('a long journal without blocks yet shows its newest from their rows', async () => {
  const data = await createTestData();
  await write(data, 120);
  const first = await data.summaries.newest(50);
  expect(first.total).toBe(120);
  expect(first.items.map(({ title }) => title)).toEqual((await rowTitles(data)).slice(0, 50));
});

test('an entry that cannot be opened is listed with its date and hides no other', async () => {
  const data = await createTestData();
  await write(data, 3);
  const [, middle] = (await data.entries.list()).items;
  data.damage(middle?.id ?? '');
  const { items, unreadable } = await data.summaries.list();
  expect(items.map(({ title }) => title)).toEqual(['Entry 2', 'Entry 0']);
  expect(unreadable).toEqual([{ id: middle?.id, date: middle?.date }]);
});

test('without a session the list is empty, and while locked it cannot be read', async () => {
  const nobody = await createTestData({ session: 'signed-out' });
  expect(await nobody.summaries.list()).toEqual({ items: [], unreadable: [] });
  expect((await nobody.summaries.newest(50)).total).toBe(0);
  const data = await createTestData();
  await write(data, 2);
  await data.summaries.list();
  await data.accounts.lock();
  await expect(data.summaries.list()).rejects.toMatchObject({ key: 'session.locked' });
  await expect(data.summaries.newest(5)).rejects.toMatchObject({ key: 'session.locked' });
  await data.accounts.unlock(ana.password);
  expect(await titles(data)).toHaveLength(2);
});

test('blocks are encrypted, and one that is damaged or missing is rebuilt', async () => {
  const { storage, env, store } = await testStorage(memoryStores());
  const entries = createEntries({ env, storage, onEntryCreated() {} });
  for (let index = 0; index < 130; index += 1) await entries.create(words(`Entry ${index}`));
  const fresh = () => createSummaries({ env, storage }).list();
  await fresh();
  const blocks = await settled(store, 2);
  expect(JSON.stringify(blocks)).not.toContain('Entry');
  expect(blocks.every(({ value }) => value.startsWith('e1.'))).toBe(true);

  const { blocksUpTo: from } = await store.derived.snapshot();
  const [torn] = blocks;
  if (!torn) throw new Error('There is no block');
  const bad = { ...torn, value: blocks[1]?.value ?? torn.value };
  await store.derived.updateBlocks({ from, to: from, puts: [bad], removes: [] });
  expect((await fresh()).items).toHaveLength(130);
  await settled(store, 2);
  await store.derived.updateBlocks({ from, to: from, puts: [], removes: [torn.id] });
  expect((await fresh()).items).toHaveLength(130);
});

/** The blocks, when there are so many. */
async function settled(store: Store, count: number) {
  await expect.poll(async () => (await store.derived.blocks()).length).toBe(count);
  return store.derived.blocks();
}
