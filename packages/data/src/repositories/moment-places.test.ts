import { expect, test } from 'vitest';
import { twoSides } from '../account-rows/two-sides-testing.ts';
import { createTestData, type TestData } from '../testing.ts';
import { placesOf } from './moment-places.ts';
import type { Moments } from './moments.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `Kept ${index}.`);

async function keep(data: TestData, count: number) {
  for (const [index, content] of words(count).entries()) {
    data.setNow(`2026-11-${String(index + 1).padStart(2, '0')}T10:00:00.000Z`);
    await data.moments.add({ content, source: 'manual' });
  }
}

const placed = async ({ moments }: { moments: Moments }) =>
  Object.fromEntries((await moments.list()).items.map(({ content, place }) => [content, place]));

test('removing the third of ten moves none of the nine, and a new one stands after them', async () => {
  const data = await createTestData();
  await keep(data, 10);
  const before = await placed(data);
  expect(Object.values(before).sort((a, b) => a - b)).toEqual(words(10).map((_, at) => at));
  const third = (await data.moments.list()).items.find(({ content }) => content === 'Kept 2.');
  if (!third) throw new Error('The third is there.');
  await data.moments.remove(third.id);
  const { 'Kept 2.': gone, ...others } = before;
  expect(await placed(data)).toEqual(others);
  await data.moments.add({ content: 'New.', source: 'manual' });
  expect(await placed(data)).toEqual({ ...others, 'New.': 10 });
  await data.moments.restore(third);
  expect(await placed(data)).toEqual({ ...before, 'New.': 10 });
  expect(gone).toBe(2);
});

test('moments from before places were stored stand in the order they were kept, and stay there', async () => {
  const { stores, from, visitor } = await twoSides();
  for (const content of words(5)) await visitor.moments.add({ content, source: 'manual' });
  const store = await stores(from.vault.userId);
  const kept = (await visitor.moments.list()).items;
  for (const row of await store.list('saved_moments')) {
    const at = kept.find(({ id }) => id === row.id)?.content.slice(5, 6);
    const put = { ...row, sourceId: null, createdAt: `2026-11-0${Number(at) + 1}T10:00:00.000Z` };
    await store.write([{ table: 'saved_moments', put }]);
  }
  const before = await placed(visitor);
  expect(before).toEqual(Object.fromEntries(words(5).map((content, at) => [content, at])));
  await visitor.moments.remove(kept.find(({ content }) => content === 'Kept 1.')?.id ?? '');
  const { 'Kept 1.': _, ...others } = before;
  expect(await placed(visitor)).toEqual(others);
});

test('two that were kept on two devices at once stand beside each other', () => {
  const at = (id: string, place?: number) => ({ id, place, createdAt: `2026-11-0${id}` });
  const places = placesOf([at('1', 0), at('2', 1), at('4', 1), at('3')]);
  expect([...places].sort()).toEqual([
    ['1', 0],
    ['2', 1],
    ['3', 2],
    ['4', 3],
  ]);
});
