import { browserEnv } from '@mooring/storage';
import { expect, test } from 'vitest';
import { createRowMover } from './move-rows.ts';
import { twoSides } from './two-sides-testing.ts';

test('the source of a moment from before it was sealed is read as it is, and sealed on the way', async () => {
  const { stores, from, to, visitor, ana } = await twoSides();
  await visitor.moments.add({ content: 'Kept.', source: 'library', sourceId: 'poems/rain' });
  const store = await stores(from.vault.userId);
  const [row] = await store.list('saved_moments');
  if (!row) throw new Error('no row');
  await store.write([{ table: 'saved_moments', put: { ...row, sourceId: 'poems/rain' } }]);
  expect((await visitor.moments.list()).items[0]?.sourceId).toBe('poems/rain');
  await createRowMover(stores, browserEnv)(from, to);
  expect((await ana.moments.list()).items[0]?.sourceId).toBe('poems/rain');
  const [moved] = await (await stores(to.vault.userId)).list('saved_moments');
  expect(moved?.sourceId).toMatch(/^e1\./);
});

test('a moment that moves into an account keeps its source and its place', async () => {
  const { stores, from, to, visitor, ana } = await twoSides();
  await visitor.moments.add({ content: 'First.', source: 'manual' });
  await visitor.moments.add({ content: 'Second.', source: 'library', sourceId: 'poems/rain' });
  const before = (await visitor.moments.list()).items;
  await createRowMover(stores, browserEnv)(from, to);
  expect((await ana.moments.list()).items).toEqual(expect.arrayContaining(before));
});
