// @vitest-environment jsdom

import type { SessionKeys } from '@mooring/storage';
import { memorySessionKeys } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { ana, createTestData } from '../testing.ts';
import { imaginedBrowser } from './browser-testing.ts';

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

/** As in Firefox and Safari, which have no storage buckets: the key of a visitor is in a file and nowhere else. */
function keysInFiles(): SessionKeys {
  const sessions = memorySessionKeys();
  const files = new Map<string, { dataKey: Uint8Array; kid: string }>();
  return {
    ...sessions,
    async put(session, dataKey) {
      if (session.expiresAt !== null) await sessions.put(session);
      else if (dataKey)
        files.set(session.accountId, { dataKey: dataKey.slice(), kid: session.kid });
    },
    getVisitorKey: async (id) => files.get(id),
  };
}

test('in a browser without storage buckets they are found as well', async () => {
  const none = {
    checkIns: 0,
    moments: 0,
    conversations: 0,
    letters: 0,
    people: 0,
    keepsakes: 0,
    days: 0,
    prompts: 0,
    drafts: 0,
    path: false,
    pauseNotes: false,
  };
  const counts = { entries: 1, ...none };
  const browser = imaginedBrowser({ sessionKeys: keysInFiles(), countWords: async () => counts });
  const tab = await browser.startTab();
  await tab.accounts.signUp(ana);
  await tab.accounts.logOut();
  const { userId } = await tab.vaultForWriting();
  await tab.accounts.logIn(ana);
  expect(await tab.accounts.visitorWords()).toEqual({ id: userId, ...counts });
});
