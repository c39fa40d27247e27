import { keyOf } from '@mooring/contract';
import { expect, test } from 'vitest';
import { ana, createTestData } from '../testing.ts';

test('erasing removes every account, every word and every key, in every tab', async () => {
  const data = await createTestData();
  await data.entries.create({ title: 'Mine', content: 'Words.', tags: [] });
  await data.accounts.logOut();
  const other = { name: 'Ben', email: 'ben@example.org', password: 'another quiet lamp' };
  await data.accounts.signUp(other);
  await data.entries.create({ title: 'His', content: 'Words.', tags: [] });
  const tab = await data.openTab();
  expect(tab.session.getState().status).toBe('open');

  await data.accounts.eraseEverything();
  expect(data.session.getState().status).toBe('signed-out');
  await expect.poll(() => tab.session.getState().status).toBe('signed-out');
  expect(data.rows()).toBe('[]');
  for (const person of [ana, other]) {
    const failure = await data.accounts.logIn(person).catch((error) => keyOf(error, 'auth.failed'));
    expect(failure).toBe('auth.login-failed');
  }
  expect((await data.openTab()).session.getState().status).toBe('signed-out');
});

test('the device can be used anew afterwards', async () => {
  const data = await createTestData();
  await data.accounts.eraseEverything();
  const anew = await data.openTab();
  await anew.accounts.signUp(ana);
  await anew.entries.create({ title: 'New', content: 'Words.', tags: [] });
  expect((await anew.entries.list()).items).toHaveLength(1);
});

test('a save that was under way, here or in another tab, brings nothing back', async () => {
  const data = await createTestData();
  const tab = await data.openTab();
  const words = { title: 'Late', content: 'Words.', tags: [] };
  const late = [data, tab].flatMap((one) => [
    one.entries.create(words).catch(() => null),
    one.drafts.keep('new', { ...words, type: 'text', recording: null }).catch(() => null),
  ]);
  await data.accounts.eraseEverything();
  await Promise.all(late);
  await expect.poll(() => tab.session.getState().status).toBe('signed-out');
  for (const one of [data, tab]) {
    const failure = await one.entries.create(words).catch((error) => keyOf(error, 'store.failed'));
    expect(failure).toBe('session.erased');
  }
  expect(data.rows()).toBe('[]');
});
