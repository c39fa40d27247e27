import { createTestData, type TestData } from '@mooring/data/testing';
import { beforeEach, expect, test } from 'vitest';
import { type DeveloperData, type Fill, openDeveloperData } from './developer-data.ts';
import { onDay } from './movable-clock.ts';

const fill: Fill = (data) =>
  onDay(data, { ago: 3, at: '09:00' }, () =>
    data.entries.create({ title: 'Lilies', content: 'They had them.', tags: [] }),
  );

beforeEach(() => localStorage.clear());

/** A visit of the page: what a tab of the same browser finds. */
async function visit(browser: TestData, filling = fill): Promise<DeveloperData> {
  const data = Object.assign(await browser.openTab(), { setNow: browser.setNow });
  const opened = await openDeveloperData(filling, { data, resetClock: () => {} });
  return opened === 'reload' ? visit(browser, filling) : opened;
}

const browser = () => createTestData({ session: 'signed-out' });

test('the first visit is filled for an account, and a reload finds what was left', async () => {
  const device = await browser();
  const first = await visit(device);
  expect(first.data.session.getState()).toMatchObject({ status: 'open', account: { name: 'Ana' } });
  expect((await first.data.entries.list()).items).toMatchObject([{ title: 'Lilies' }]);
  await first.data.entries.create({ title: 'My own', content: 'Words.', tags: [] });
  const second = await visit(device);
  expect((await second.data.entries.list()).items).toHaveLength(2);
});

test('what was asked to start empty stays empty, until it is filled again', async () => {
  const device = await browser();
  const first = await visit(device);
  await first.begin('empty');
  const empty = await visit(device);
  expect(empty.data.session.getState().status).toBe('signed-out');
  expect(empty.wanted()).toBe('empty');
  await empty.begin('filled');
  expect((await (await visit(device)).data.entries.list()).items).toHaveLength(1);
});

test('a filling that was cut off leaves no half behind', async () => {
  const device = await browser();
  const cutOff: Fill = async (data) => {
    await fill(data);
    throw new Error('The page was reloaded.');
  };
  await expect(visit(device, cutOff)).rejects.toThrow('reloaded');
  expect((await (await visit(device)).data.entries.list()).items).toHaveLength(1);
});
