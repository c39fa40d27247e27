import { paths } from '@mooring/contract';
import { ana, createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as Dashboard } from './dashboard-screen.tsx';

const routes = [{ path: paths.dashboard.pattern, Component: Dashboard }];

/** Ana was logged out, wrote an entry and a check-in, and has logged in again. */
async function openAfterLogIn() {
  const data = await createTestData();
  await data.accounts.logOut();
  await data.entries.create({ title: 'Logged out', content: 'Words.', tags: [] });
  await data.checkIns.save({ emotion: 'Grief', intensity: 2, notes: '' });
  await data.accounts.logIn(ana);
  return renderScreen({ routes, path: '/dashboard', data, bare: true });
}

const sheet = () => screen.findByRole('dialog', { name: 'Bring your words into your journal?' });
const line = 'You wrote 1 entry and 1 check-in on this device without logging in.';

test('words that were written while logged out are asked about, and brought in', async () => {
  const { data, user } = await openAfterLogIn();
  expect(await sheet()).toHaveAccessibleDescription(/1 entry and 1 check-in/);
  await user.click(screen.getByRole('button', { name: 'Bring it in' }));
  expect(await screen.findByText('Your words are in your journal')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(line)).not.toBeInTheDocument());
  expect((await data.entries.list()).items.map(({ title }) => title)).toEqual(['Logged out']);
});

test('who says not now is asked again by a quiet line, not by the sheet', async () => {
  const { data, user, unmount } = await openAfterLogIn();
  await sheet();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(await screen.findByText(line)).toBeVisible();
  unmount();
  const again = await renderScreen({ routes, path: '/dashboard', data, bare: true });
  expect(await screen.findByText(line)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: 'Bring it in' }));
  expect(await sheet()).toBeVisible();
});

test('words of somebody else are left alone, until there are more', async () => {
  const { data, user, unmount } = await openAfterLogIn();
  await sheet();
  await user.click(screen.getByRole('button', { name: 'It is not mine' }));
  await waitFor(() => expect(screen.queryByText(line)).not.toBeInTheDocument());
  unmount();
  await data.accounts.logOut();
  await data.entries.create({ title: 'One more', content: 'Words.', tags: [] });
  await data.accounts.logIn(ana);
  await renderScreen({ routes, path: '/dashboard', data, bare: true });
  expect(await sheet()).toHaveAccessibleDescription(/2 entries and 1 check-in/);
});
