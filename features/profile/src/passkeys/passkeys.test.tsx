import { ana, createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const heading = 'Open with face or finger';

async function openDetails(data: TestData) {
  const shown = await renderScreen({ routes, path: '/profile/details', data });
  await screen.findByRole('button', { name: 'Change password' });
  return shown;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function provePassword(user: User, password = ana.password) {
  await user.click(await screen.findByRole('button', { name: 'Set it up' }));
  const asking = await dialog('Set up face or finger');
  await user.type(asking.getByLabelText('Current password'), password);
  await user.click(asking.getByRole('button', { name: 'Go on' }));
}

async function setUp(user: User) {
  await provePassword(user);
  await user.click(await screen.findByRole('button', { name: 'Ask my device' }));
}

test('is set up with the password and a name, then opens from the log-in page', async () => {
  const data = await createTestData({ hasPasskeys: true });
  const { user, unmount } = await openDetails(data);
  await provePassword(user);
  const name = await screen.findByLabelText('A name for it');
  await user.clear(name);
  await user.type(name, 'My phone');
  await user.click(screen.getByRole('button', { name: 'Ask my device' }));
  const list = within(await screen.findByRole('list', { name: 'Passkeys on this device' }));
  expect(list.getByText('My phone')).toBeVisible();
  expect(list.getByText('Set up on November 20, 2026')).toBeVisible();
  unmount();

  await data.accounts.logOut();
  const login = await renderScreen({ routes, path: '/auth', data, state: { isLogin: true } });
  await login.user.click(await screen.findByRole('button', { name: heading }));
  expect(await screen.findByText('Welcome back')).toBeVisible();
  expect(data.session.getState()).toMatchObject({ status: 'open', account: { name: ana.name } });
});

test('is not offered where the device cannot do it, nor before any is set up', async () => {
  const data = await createTestData();
  const { unmount } = await openDetails(data);
  expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
  unmount();
  await data.accounts.logOut();
  await renderScreen({ routes, path: '/auth', data, state: { isLogin: true } });
  await screen.findByRole('button', { name: 'Log In' });
  expect(screen.queryByRole('button', { name: heading })).not.toBeInTheDocument();
});

test('a wrong password is said at the field', async () => {
  const { user } = await openDetails(await createTestData({ hasPasskeys: true }));
  await provePassword(user, 'not this one');
  const asking = await dialog('Set up face or finger');
  await waitFor(() =>
    expect(asking.getByLabelText('Current password')).toHaveAccessibleDescription(
      'That is not the right password. Please try again.',
    ),
  );
});

test('a device that does not confirm is said kindly, and can be asked again', async () => {
  const data = await createTestData({ hasPasskeys: true });
  const { user, unmount } = await openDetails(data);
  data.authenticator.refuseNext('passkey.not-made');
  await setUp(user);
  expect(await screen.findByLabelText('A name for it')).toHaveAccessibleDescription(
    /Nothing was set up\. Your device did not confirm/,
  );
  await user.click(screen.getByRole('button', { name: 'Ask my device' }));
  await screen.findByRole('list', { name: 'Passkeys on this device' });
  unmount();

  await data.accounts.logOut();
  data.authenticator.refuseNext('passkey.cancelled');
  const login = await renderScreen({ routes, path: '/auth', data, state: { isLogin: true } });
  await login.user.click(await screen.findByRole('button', { name: heading }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again, or use your password.');
});

test('is removed after one question', async () => {
  const data = await createTestData({ hasPasskeys: true });
  const { user } = await openDetails(data);
  await setUp(user);
  await user.click(await screen.findByRole('button', { name: 'Remove This device' }));
  await user.click(await screen.findByRole('button', { name: 'Remove it' }));
  expect(await screen.findByRole('button', { name: 'Set it up' })).toBeVisible();
  expect(await data.accounts.passkeys.list()).toEqual([]);
});
