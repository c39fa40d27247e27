// @vitest-environment jsdom
import { say } from '@mooring/contract';
import type { FieldLocation } from '@mooring/storage';
import { expect, test } from 'vitest';
import { ana, fakeBrowser } from './browser-testing.ts';

const place: FieldLocation = { table: 'journal_entries', column: 'content', rowId: '1' };

test('an erasing that could not remove the words says that the password may still open them, and erases them the next time', async () => {
  let isInUse = true;
  const browser = fakeBrowser({
    deleteRows: async () => {
      if (isInUse) throw new Error('Another tab has the database open.');
    },
  });
  const tab = await browser.startTab();
  await tab.accounts.signUp(ana);
  const field = await (await tab.vaultForWriting()).seal(place, 'I miss you.');
  const failed = tab.accounts.eraseEverything();
  await expect(failed).rejects.toMatchObject({ key: 'erase.failed' });
  expect(say('erase.failed').text).toBe(
    'Something is left here, and your password may still open it. Please close the other tabs of this app and erase again.',
  );

  const again = await browser.startTab();
  await again.accounts.logIn(ana);
  expect(await again.vault()?.open(place, field)).toBe('I miss you.');
  isInUse = false;
  await again.accounts.eraseEverything();
  const afterwards = await browser.startTab();
  await expect(afterwards.accounts.logIn(ana)).rejects.toMatchObject({ key: 'auth.login-failed' });
});
