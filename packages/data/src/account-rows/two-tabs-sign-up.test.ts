import { keyOf } from '@mooring/contract';
import { expect, test } from 'vitest';
import { ana, createTestData } from '../testing.ts';

const outcome = (signing: Promise<unknown>) =>
  signing.then(
    () => 'signed up',
    (error: unknown) => keyOf(error, 'auth.failed'),
  );

test('two tabs signing up with the same email: one does, the other is told so', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const tab = await data.openTab();
  const outcomes = await Promise.all([
    outcome(data.accounts.signUp(ana)),
    outcome(tab.accounts.signUp({ ...ana, email: ' ANA@example.org' })),
  ]);
  expect(outcomes.sort()).toEqual(['auth.sign-up-failed', 'signed up']);
  await data.accounts.logOut();
  await data.accounts.logIn(ana);
});

test("a visitor's words arrive once when two of their tabs sign up at the same moment", async () => {
  const data = await createTestData({ session: 'visitor' });
  await data.entries.create({ title: 'Before', content: 'The quay.', tags: [] });
  const tab = await data.openTab();
  await Promise.all([outcome(data.accounts.signUp(ana)), outcome(tab.accounts.signUp(ana))]);
  await data.accounts.logOut();
  await data.accounts.logIn(ana);
  const { items } = await data.entries.list();
  expect(items.map(({ title }) => title)).toEqual(['Before']);
});
