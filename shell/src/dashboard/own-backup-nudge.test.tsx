import { paths } from '@mooring/contract';
import { createTestData, fakeFolder, fakeFolders } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame } from '../frame/frame.tsx';
import { Component as Dashboard } from './dashboard-screen.tsx';

const routes = [
  { Component: Frame, children: [{ path: paths.dashboard.pattern, Component: Dashboard }] },
];
const passphrase = 'four words by heart';

async function withFolder(session: 'visitor' | 'open') {
  const folder = fakeFolder({ name: 'Kept safe' });
  const data = await createTestData({ session, folders: fakeFolders(folder) });
  await data.entries.create({ title: 'Lilies', content: 'Words.', tags: [] });
  await data.autoBackup.begin({ folder }, passphrase);
  return {
    folder,
    data,
    home: () => renderScreen({ routes, path: '/dashboard', data, bare: true }),
  };
}

test.each(['visitor', 'open'] as const)(
  'a copy that is due and not allowed (%s): one sentence, and one press writes it',
  async (session) => {
    const { folder, home } = await withFolder(session);
    folder.permission = 'prompt';
    const { user } = await home();
    expect(await screen.findByText(/into the folder “Kept safe”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Allow again' }));
    await waitFor(() => expect(folder.files.size).toBe(1));
    await waitFor(() => expect(screen.queryByText(/into the folder/)).toBeNull());
  },
);

test('a press that does not work leads to where it is said why', async () => {
  const { folder, home } = await withFolder('open');
  folder.permission = 'prompt';
  const { user } = await home();
  await screen.findByText(/into the folder “Kept safe”/);
  folder.failure = 'QuotaExceededError';
  await user.click(screen.getByRole('button', { name: 'Allow again' }));
  expect(await screen.findByRole('link', { name: 'Export and backup' })).toHaveAttribute(
    'href',
    '/profile/export',
  );
});

test.each([
  ['2026-12-19T20:00:00', false],
  ['2026-12-20T21:20:00', true],
] as const)('30 days after the last good copy Home asks again (%s: %s)', async (now, asks) => {
  const { data, folder, home } = await withFolder('open');
  await data.autoBackup.runIfDue();
  folder.failure = 'NotFoundError';
  data.setNow(now);
  // Thirty days away would end the session first.
  localStorage.removeItem('mooring.last-activity');
  await home();
  await screen.findByRole('button', { name: 'Quiet for today' });
  if (asks) expect(await screen.findByRole('link', { name: 'Make a backup' })).toBeVisible();
  else expect(screen.queryByRole('link', { name: 'Make a backup' })).toBeNull();
});

test('on the day that was chosen Home has the file at one press, and it can be put off', async () => {
  const data = await createTestData();
  await data.entries.create({ title: 'Lilies', content: 'Words.', tags: [] });
  await data.autoBackup.begin({ weekday: 5 }, passphrase);
  const { user } = await renderScreen({ routes, path: '/dashboard', data, bare: true });
  expect(await screen.findByText('Today is the day that you chose for a backup.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download the backup' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByText(/Today is the day/)).toBeNull());
  expect((await data.autoBackup.state())?.latest).toBeNull();
});
