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
  await data.accounts.signUp(ana);
  await data.entries.create({ title: 'New', content: 'Words.', tags: [] });
  expect((await data.entries.list()).items).toHaveLength(1);
});
