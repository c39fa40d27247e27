// @vitest-environment jsdom
import { keyOf } from '@mooring/contract';
import type { FieldLocation } from '@mooring/storage';
import { expect, test } from 'vitest';
import { ana, fakeBrowser } from './browser-testing.ts';

const place: FieldLocation = { table: 'journal_entries', column: 'content', rowId: '1' };
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => keyOf(error, 'store.failed'),
  );

test('the 24 words open everything and set a new password', async () => {
  const tab = await fakeBrowser().startTab();
  const { phrase } = await tab.accounts.signUp(ana);
  expect(phrase.split(' ')).toHaveLength(24);
  const field = await (await tab.vaultForWriting()).seal(place, 'still here');
  await tab.accounts.logOut();
  const recover = (change: Partial<{ email: string; phrase: string; password: string }>) =>
    tab.accounts.recover({ email: ana.email, phrase, password: 'an entirely new one', ...change });
  expect(await failure(recover({ email: 'nobody@example.org' }))).toBe('auth.phrase-wrong');
  expect(await failure(recover({ phrase: 'not the words' }))).toBe('auth.phrase-wrong');
  expect(await failure(recover({ password: 'short' }))).toBe('auth.password-weak');
  expect(tab.session.getState().status).toBe('signed-out');
  await recover({ phrase: ` ${phrase.toUpperCase()}\n` });
  expect(await tab.vault()?.open(place, field)).toBe('still here');
  await tab.accounts.logOut();
  expect(await failure(tab.accounts.logIn(ana))).toBe('auth.login-failed');
  await tab.accounts.logIn({ email: ana.email, password: 'an entirely new one' });
});

test('new words replace the old ones', async () => {
  const tab = await fakeBrowser().startTab();
  const { phrase: old } = await tab.accounts.signUp(ana);
  expect(await failure(tab.accounts.newPhrase('not the password'))).toBe('auth.login-failed');
  const { phrase, confirm: settle } = await tab.accounts.newPhrase(ana.password);
  await settle();
  const password = 'an entirely new one';
  expect(await failure(tab.accounts.recover({ email: ana.email, phrase: old, password }))).toBe(
    'auth.phrase-wrong',
  );
  await tab.accounts.recover({ email: ana.email, phrase, password });
});
