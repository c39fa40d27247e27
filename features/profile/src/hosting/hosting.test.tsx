import { ana, createTestData, memoryHosting, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const profile = (data: TestData, part = 'storage') =>
  renderScreen({ routes, path: `/profile/${part}`, data });
const open = (data: TestData) =>
  expect.poll(() => data.hosted.state.getState().status, { timeout: 5000 }).toBe('open');
const button = (name: string) => screen.findByRole('button', { name });

test('shows nothing about hosting without a hosted service', async () => {
  await profile(await createTestData());
  expect(await screen.findByText(/promised not to clear/)).toBeVisible();
  expect(screen.queryByText('A copy on the server')).not.toBeInTheDocument();
});

test('explains hosting before it moves an account to the server', async () => {
  const service = memoryHosting();
  const data = await createTestData({ service, home: 'device' });
  await data.entries.create({ title: 'Mine', content: 'Words.', tags: [] });
  const { user } = await profile(data);
  expect(await screen.findByText(/It can never see what you wrote/)).toBeVisible();
  expect(screen.getByText(/The copy on the server has room for about 1 GB/)).toBeVisible();
  await user.click(await button('Keep an encrypted copy on the server'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Current password'), 'not the password');
  await user.click(dialog.getByRole('button', { name: 'Keep an encrypted copy' }));
  await expect.poll(() => service.requests).toEqual([]);
  expect(await dialog.findByText(/is not the right password/)).toBeVisible();
  await user.clear(dialog.getByLabelText('Current password'));
  await user.type(dialog.getByLabelText('Current password'), ana.password);
  await user.click(dialog.getByRole('button', { name: 'Keep an encrypted copy' }));
  expect(await screen.findByRole('heading', { name: 'Your recovery phrase' })).toBeVisible();
  await user.click(await button('Later'));
  expect(await button('Keep on this device only')).toBeVisible();
  expect((await data.entries.list()).items).toHaveLength(1);
});

test('moves an account back to the device and deletes the server’s copy if asked', async () => {
  const service = memoryHosting();
  const data = await createTestData({ service });
  await open(data);
  const { user } = await profile(data);
  await user.click(await button('Keep on this device only'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('checkbox', { name: 'Delete the copy on the server' })).toBeChecked();
  const leave = () => user.click(dialog.getByRole('button', { name: 'Keep on this device only' }));
  await leave();
  expect(await dialog.findByText(/enter your password/)).toBeVisible();
  await user.type(dialog.getByLabelText('Current password'), 'not the password');
  await leave();
  expect(await dialog.findByText(/is not the right password/)).toBeVisible();
  expect(service.users).toHaveLength(1);
  await user.clear(dialog.getByLabelText('Current password'));
  await user.type(dialog.getByLabelText('Current password'), ana.password);
  await leave();
  expect(await button('Keep an encrypted copy on the server')).toBeVisible();
  expect(service.users).toEqual([]);
});

test('signs in again with the password while the journal stays open', async () => {
  const service = memoryHosting();
  const data = await createTestData({ service });
  await open(data);
  service.revoke();
  await data.hosted.token();
  const { user } = await profile(data);
  await user.click(await button('Sign in again'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Current password'), ana.password);
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Signed in again')).toBeVisible();
  await open(data);
});

test('asks for the mailed code when the email changes', async () => {
  const service = memoryHosting();
  const data = await createTestData({ service });
  await open(data);
  service.confirmEmail = true;
  const { user } = await profile(data, 'details');
  const email = await screen.findByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'ana.new@example.org');
  await user.click(await button('Update Profile'));
  const first = within(await screen.findByRole('dialog'));
  await user.type(first.getByLabelText('Current password'), ana.password);
  await user.click(first.getByRole('button', { name: 'Change email' }));
  const code = await screen.findByLabelText('Code');
  await user.type(code, '000000');
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Change email' }),
  );
  expect(await screen.findByText(/This code does not work/)).toBeVisible();
  await user.clear(code);
  await user.type(code, service.mails.at(-1)?.code ?? '');
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Change email' }),
  );
  await expect.poll(() => service.users[0]?.email).toBe('ana.new@example.org');
});

test('continues a sign-up on this device when the server cannot be reached', async () => {
  const service = memoryHosting();
  service.network = 'offline';
  const data = await createTestData({ service, session: 'signed-out' });
  const { user } = await renderScreen({ routes, path: '/auth', data });
  await user.type(await screen.findByLabelText('Name'), ana.name);
  await user.type(screen.getByLabelText('Email'), ana.email);
  await user.type(screen.getByLabelText('Password'), ana.password);
  await user.click(screen.getByRole('button', { name: 'Create My Account' }));
  const alone = await button('Go on with this device alone');
  expect(screen.getByLabelText('Name')).toHaveValue(ana.name);
  await user.click(alone);
  expect(await screen.findByRole('heading', { name: 'Your recovery phrase' })).toBeVisible();
  expect(data.session.getState()).toMatchObject({ account: { home: 'device' } });
});

test('mentions the confirmation email after the phrase is put away', async () => {
  const service = memoryHosting();
  service.confirmEmail = true;
  const data = await createTestData({ service, session: 'signed-out' });
  const { user } = await renderScreen({ routes, path: '/auth', data });
  await user.type(await screen.findByLabelText('Name'), ana.name);
  await user.type(screen.getByLabelText('Email'), ana.email);
  await user.type(screen.getByLabelText('Password'), ana.password);
  await user.click(screen.getByRole('button', { name: 'Create My Account' }));
  await user.click(await button('Later'));
  expect(await screen.findByText('We have sent you an email')).toBeVisible();
});

test('opens an account on a new device with a mailed code and the 24 words', async () => {
  const service = memoryHosting();
  const first = await createTestData({ service });
  await open(first);
  const { phrase, confirm } = await first.accounts.newPhrase(ana.password);
  await confirm();
  const data = await createTestData({ service, session: 'signed-out' });
  const { user, where } = await renderScreen({
    routes,
    path: '/auth',
    data,
    state: { isLogin: true },
  });
  await user.click(await button('Forgot your password?'));
  await button('Email me a code');
  await user.type(screen.getByLabelText('Email'), ana.email);
  await user.click(await button('Email me a code'));
  await expect.poll(() => service.mails).toHaveLength(1);
  await user.type(screen.getByLabelText('Code'), service.mails[0]?.code ?? '');
  await user.click(screen.getByLabelText('Recovery phrase'));
  await user.paste(phrase);
  await user.type(screen.getByLabelText('New password'), 'another lamp out there');
  await user.click(await button('Open My Journal'));
  await expect.poll(where).toBe('/dashboard');
  expect(service.users[0]?.secret).toMatch(/^[\w-]{43}$/);
});
