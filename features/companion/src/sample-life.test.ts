import { createTestData } from '@mooring/data/testing';
import { expect, test } from 'vitest';
import { fillCompanion } from './sample-life.ts';

test('opens the standalone page with earlier conversations and an open one', async () => {
  const data = await createTestData();
  await fillCompanion(data);
  expect((await data.conversations.current())?.emotions).toEqual(['Grief', 'Hope']);
  const { items } = await data.conversations.earlier();
  expect(items.map(({ emotions }) => emotions[0])).toEqual(['Hope', 'Sadness', 'Anger']);
});
