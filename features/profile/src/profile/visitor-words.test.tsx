import { ana, createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

/** Ana has a draft in her account, was logged out, began another page and saved one. */
async function openProfile() {
  const data = await createTestData();
  await data.drafts.keep('new', { title: 'In the account', content: 'The lilies.', tags: [] });
  await data.accounts.logOut();
  await data.entries.create({ title: 'Logged out', content: 'Words.', tags: [] });
  await data.drafts.keep('new', { title: 'Before log-in', content: 'The rain.', tags: [] });
  await data.accounts.logIn(ana);
  return renderScreen({ routes, path: '/profile', data });
}

const section = () => screen.findByRole('region', { name: 'Written without logging in' });

test('Profile brings in what was written without logging in, and keeps both unfinished pages', async () => {
  const { data, user, go } = await openProfile();
  expect(await section()).toHaveTextContent('1 entry and 1 unfinished page');
  await user.click(within(await section()).getByRole('button', { name: 'Bring it in' }));
  await waitFor(() =>
    expect(screen.queryByText('Written without logging in')).not.toBeInTheDocument(),
  );
  expect((await data.entries.list()).items).toHaveLength(1);
  await go('/profile/storage');
  await user.click(await screen.findByText('One earlier version is kept on this device.'));
  const kept = screen.getByText('A page you had begun').closest('li');
  const other = (await data.drafts.get('new'))?.title === 'Before log-in' ? 'lilies' : 'rain';
  expect(kept).toHaveTextContent(other);
});

test('Profile still offers it after it was said to be of somebody else', async () => {
  const { user } = await openProfile();
  await user.click(within(await section()).getByRole('button', { name: 'It is not mine' }));
  await waitFor(() => expect(screen.queryByText('It is not mine')).not.toBeInTheDocument());
  expect(within(await section()).getByRole('button', { name: 'Bring it in' })).toBeVisible();
});
