import { createTestData } from '@mooring/data/testing';
import { expect, test } from 'vitest';
import { fillCheckIns } from './sample-life.ts';

test("the check-in's own page opens with months of check-ins, and today's to come", async () => {
  const data = await createTestData();
  await fillCheckIns(data);
  expect(await data.checkIns.today()).toBeNull();
  const { items } = await data.checkIns.recent(200);
  expect(items.length).toBeGreaterThan(80);
  expect(items[0]?.notes).toBe('I opened the curtains in the back room.');
});
