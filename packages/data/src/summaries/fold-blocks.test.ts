import { memoryStores } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { createEntries } from '../repositories/entries.ts';
import { createSummaries } from './summaries.ts';
import { testStorage } from './summaries-testing.ts';

const words = (title: string, date?: string) => ({ title, content: 'Words.', tags: [], date });
const minute = (number: number) =>
  new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 3) * 60_000).toISOString();

/** Entries, three at each time, and two tabs that list them. */
async function openTabs(count: number) {
  const { env, storage, store } = await testStorage(memoryStores());
  const entries = createEntries({ env, storage, onEntryCreated() {} });
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push((await entries.create(words(`Entry ${index}`, minute(index)))).id);
  const tabs = [createSummaries({ env, storage }), createSummaries({ env, storage })] as const;
  await tabs[0].list();
  await expect.poll(async () => (await store.derived.snapshot()).blocksUpTo).toBe(count);
  await tabs[1].list();
  const fresh = () => createSummaries({ env, storage });
  const inBlocks = async () => (await store.derived.snapshot()).changed?.length ?? 0;
  return { entries, ids, tabs, fresh, store, inBlocks };
}

test('entries that were written, changed, moved and removed are each in their block once, through either of two tabs', async () => {
  const { entries, ids, tabs, fresh, inBlocks } = await openTabs(320);
  let seed = 11;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) % below;
  };
  for (let turn = 0; turn < 300; turn += 1) {
    const id = ids[next(ids.length)] ?? '';
    const kind = next(4);
    const date = minute(next(400));
    if (kind === 0) ids.push((await entries.create(words(`New ${turn}`, date))).id);
    if (kind === 1) await entries.update(id, words(`Changed ${turn}`));
    if (kind === 2) await entries.update(id, words(`Moved ${turn}`, date));
    if (kind === 3 && (await entries.remove(id))) ids.splice(ids.indexOf(id), 1);
    // The second tab comes later and less often.
    await tabs[turn % 70 > 50 ? 1 : 0].list();
    if (turn % 20 > 0) continue;
    const { items } = await fresh().list();
    const rows = await entries.list();
    const order = (all: { id: string; date: string; title: string }[]) =>
      all.map((one) => `${one.date} ${one.id} ${one.title}`).sort();
    expect(order(items), `turn ${turn}`).toEqual(order(rows.items));
    expect((await fresh().newest(400)).items, `turn ${turn}`).toEqual(items);
    expect(await inBlocks()).toBeLessThan(60);
  }
});

test('a tab goes on writing blocks after another tab has written them', async () => {
  const { entries, tabs, store } = await openTabs(130);
  const write = async (tab: 0 | 1, count: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      await entries.create(words('One more'));
      await tabs[tab].list();
    }
  };
  await write(0, 30);
  await write(1, 60);
  const before = (await store.derived.snapshot()).blocksUpTo;
  await write(1, 40);
  expect((await store.derived.snapshot()).blocksUpTo).toBeGreaterThan(before);
});
