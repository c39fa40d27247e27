// @vitest-environment jsdom
import type { SessionKeys } from '@mooring/storage';
import { memorySessionKeys } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { ana, fakeBrowser } from '../browser-testing.ts';

/** As in Firefox and Safari, which have no storage buckets: the key of a visitor is in a file and nowhere else. */
function keysInFiles(): SessionKeys {
  const sessions = memorySessionKeys();
  const files = new Map<string, { dataKey: Uint8Array; kid: string }>();
  return {
    ...sessions,
    async put(session, { dataKey } = {}) {
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
  const browser = fakeBrowser({ sessionKeys: keysInFiles(), countWords: async () => counts });
  const tab = await browser.startTab();
  await tab.accounts.signUp(ana);
  await tab.accounts.logOut();
  const { userId } = await tab.vaultForWriting();
  await tab.accounts.logIn(ana);
  expect(await tab.accounts.visitorWords()).toEqual({ id: userId, ...counts });
});
