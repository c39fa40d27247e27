// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { ana, createTestData } from '../testing.ts';

/** Ana has an entry, is logged out, and writes again before she logs in. */
async function writtenWhileLoggedOut() {
  const data = await createTestData();
  await data.entries.create({ title: 'In the account', content: 'Words.', tags: [] });
  await data.accounts.logOut();
  await data.entries.create({ title: 'Logged out', content: 'Words.', tags: [] });
  await data.checkIns.save({ emotion: 'Grief', intensity: 3, notes: '' });
  await data.accounts.logIn(ana);
  return data;
}

const titles = async (data: Awaited<ReturnType<typeof createTestData>>) =>
  (await data.entries.list()).items.map(({ title }) => title).sort();

test('after a log-in the words of a visitor are counted, and stay where they are', async () => {
  const data = await writtenWhileLoggedOut();
  expect(await titles(data)).toEqual(['In the account']);
  expect(await data.accounts.visitorWords()).toMatchObject({ entries: 1, checkIns: 1, moments: 0 });
});

test('they are brought in once, and the visitor is gone', async () => {
  const data = await writtenWhileLoggedOut();
  const words = await data.accounts.visitorWords();
  await Promise.all([
    data.accounts.bringInVisitorWords(words?.id ?? ''),
    data.accounts.bringInVisitorWords(words?.id ?? ''),
  ]);
  expect(await titles(data)).toEqual(['In the account', 'Logged out']);
  expect(await data.accounts.visitorWords()).toBeNull();
  await data.accounts.logOut();
  expect(data.session.getState().status).toBe('signed-out');
});

test('a move that fails on the way says so, loses nothing and is finished at the next start', async () => {
  const data = await writtenWhileLoggedOut();
  const words = await data.accounts.visitorWords();
  data.failNextWrite('store.full');
  await expect(data.accounts.bringInVisitorWords(words?.id ?? '')).rejects.toMatchObject({
    key: 'store.full',
  });
  await data.openTab();
  expect(await titles(data)).toEqual(['In the account', 'Logged out']);
});

test('nobody is asked while logged out, as a visitor, or where nothing was written', async () => {
  const data = await createTestData();
  expect(await data.accounts.visitorWords()).toBeNull();
  await data.accounts.logOut();
  await data.settings.change({ reminderAt: '20:00' });
  expect(await data.accounts.visitorWords()).toBeNull();
  await data.accounts.logIn(ana);
  expect(await data.accounts.visitorWords()).toBeNull();
});

test('signing up takes the words of a visitor in without a question', async () => {
  const data = await createTestData({ session: 'signed-out' });
  await data.entries.create({ title: 'A visitor', content: 'Words.', tags: [] });
  await data.accounts.signUp({ ...ana, email: 'bea@example.org' });
  expect(await titles(data)).toEqual(['A visitor']);
  expect(await data.accounts.visitorWords()).toBeNull();
});
