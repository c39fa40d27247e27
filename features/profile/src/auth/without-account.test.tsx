import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

test('nobody needs an account: sign-up leads on without one, log-in to an empty page', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const { user } = await renderScreen({ routes, path: '/auth', data });
  expect(await screen.findByRole('link', { name: 'Begin without an account' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await user.click(screen.getByRole('tab', { name: 'Log In' }));
  expect(screen.getByRole('link', { name: 'Write without logging in' })).toHaveAttribute(
    'href',
    '/write',
  );
});

test('the log-in form says before the password that it will ask', async () => {
  const data = await createTestData();
  await data.accounts.logOut();
  await data.entries.create({ title: 'Logged out', content: 'Words.', tags: [] });
  await renderScreen({ routes, path: '/auth', data, state: { isLogin: true } });
  expect(
    await screen.findByText(/Once you are in, we ask whether to bring it into your journal/),
  ).toBeVisible();
});

test('somebody whose session ended by itself finds the email filled in', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const state = { isLogin: true, email: 'ana@example.org' };
  await renderScreen({ routes, path: '/auth', data, state });
  expect(await screen.findByLabelText('Email')).toHaveValue('ana@example.org');
});
