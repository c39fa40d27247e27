import { ana, createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { confirmPhrase } from '../phrase/phrase-testing.ts';

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const field = (name: string) => screen.getByLabelText(name);
const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function openAuth(options: { data?: TestData; state?: unknown } = {}) {
  const data = options.data ?? (await createTestData({ session: 'signed-out' }));
  const shown = await renderScreen({ routes, path: '/auth', data, state: options.state });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

async function fill(user: User, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
}

/** Ana has an account and is not here. */
async function anaIsOut() {
  const data = await createTestData();
  await data.accounts.logOut();
  return data;
}

test('opens on sign-up, or on log-in when asked', async () => {
  const first = await openAuth();
  expect(screen.getByRole('heading', { name: 'Create Your Safe Space' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  first.unmount();
  await openAuth({ state: { isLogin: true } });
  expect(screen.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
});

test('shows the exact privacy promise', async () => {
  await openAuth();
  expect(
    screen.getByText(
      "Entries are encrypted on your device before they are stored or sent. We cannot read them or reset them. If you choose to stay signed in, anyone who can open this device's files may be able to read them until you log out.",
    ),
  ).toBeVisible();
});

test('describes each field for password managers', async () => {
  const { user } = await openAuth();
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  await user.click(screen.getByRole('tab', { name: 'Log In' }));
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('names one missing field at a time, as a toast and at the field', async () => {
  const { user } = await openAuth();
  await press(user, 'Create My Account');
  expect(await screen.findByText('Name required')).toBeVisible();
  expect(field('Name')).toHaveAccessibleDescription(/Please enter your name to continue\./);
  await waitFor(() => expect(field('Name')).toHaveFocus());
  await user.type(field('Name'), 'Ana');
  await press(user, 'Create My Account');
  expect(await screen.findByText('Email required')).toBeVisible();
  await waitFor(() => expect(field('Email')).toHaveFocus());
  await user.type(field('Email'), ana.email);
  await press(user, 'Create My Account');
  expect(await screen.findByText('Password required')).toBeVisible();
  expect(field('Password')).toHaveAccessibleDescription(/Please enter your password to continue\./);
});

test('refuses a short password and keeps the fields', async () => {
  const { user } = await openAuth();
  await fill(user, { Name: 'Ana', Email: ana.email, Password: 'lamp' });
  await press(user, 'Create My Account');
  expect(await screen.findByText('This password is easy to guess')).toBeVisible();
  expect(field('Password')).toHaveValue('lamp');
  expect(field('Name')).toHaveValue('Ana');
});

test('shows the 24 words once after sign-up, then the dashboard', async () => {
  const { user, data, where } = await openAuth();
  await fill(user, { Name: 'Ana', Email: ana.email, Password: ana.password });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your recovery phrase' })).toBeVisible();
  await waitFor(() => expect(where()).toBe('/auth'));
  const words = within(screen.getByRole('list', { name: '24 words' })).getAllByRole('listitem');
  expect(words).toHaveLength(24);
  await confirmPhrase(user);
  await waitFor(() => expect(where()).toBe('/dashboard'));
  expect(await screen.findByText('Account created')).toBeVisible();
  expect((await data.records.get('settings'))?.phraseLater ?? false).toBe(false);
  expect(data.session.getState()).toMatchObject({ status: 'open', account: { name: 'Ana' } });
});

test('continues at once on Later and remembers it', async () => {
  const { user, data, where } = await openAuth();
  await fill(user, { Name: 'Ana', Email: ana.email, Password: ana.password });
  await press(user, 'Create My Account');
  expect(await screen.findByRole('button', { name: 'Later' })).toHaveAccessibleDescription(
    /new set of words.*Until then, only your password opens what you wrote/,
  );
  await press(user, 'Later');
  await waitFor(() => expect(where()).toBe('/dashboard'));
  await waitFor(async () =>
    expect(await data.records.get('settings')).toMatchObject({ phraseLater: true }),
  );
});

test('copies the phrase and explains what that means', async () => {
  const { user } = await openAuth();
  await fill(user, { Name: 'Ana', Email: ana.email, Password: ana.password });
  await press(user, 'Create My Account');
  await press(user, 'Copy');
  expect(await screen.findByText(/^Copied\. .*other apps can read what is copied/)).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied.split(' ')).toHaveLength(24);
});

test('disables the form while the account is created', async () => {
  const data = await createTestData({ session: 'signed-out' });
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { accounts } = data;
  const slow = {
    ...data,
    accounts: {
      ...accounts,
      signUp: async (person: Parameters<typeof accounts.signUp>[0]) => {
        await held;
        return accounts.signUp(person);
      },
    },
  };
  const { user } = await openAuth({ data: slow });
  await fill(user, { Name: 'Ana', Email: ana.email, Password: ana.password });
  await press(user, 'Create My Account');
  expect(await screen.findByRole('button', { name: 'Processing...' })).toBeVisible();
  for (const name of ['Name', 'Email', 'Password']) expect(field(name)).toBeDisabled();
  goOn();
  expect(await screen.findByRole('heading', { name: 'Your recovery phrase' })).toBeVisible();
});

test('offers to log in for an email that has an account', async () => {
  const { user } = await openAuth({ data: await anaIsOut() });
  await fill(user, { Name: 'Ana', Email: 'ANA@example.org', Password: 'another lamp out there' });
  await press(user, 'Create My Account');
  expect((await screen.findAllByText('Sign up failed'))[0]).toBeVisible();
  await press(user, 'Log in instead');
  expect(screen.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
  expect(field('Email')).toHaveValue('ANA@example.org');
});

test('shows the dashboard after log-in', async () => {
  const { user, where } = await openAuth({ data: await anaIsOut(), state: { isLogin: true } });
  await fill(user, { Email: ana.email, Password: ana.password });
  await press(user, 'Log In');
  await waitFor(() => expect(where()).toBe('/dashboard'));
  expect(await screen.findByText('Welcome back')).toBeVisible();
});

test('shows one message for a wrong password and an unknown email and keeps the fields', async () => {
  const { user } = await openAuth({ data: await anaIsOut(), state: { isLogin: true } });
  for (const [email, password] of [
    [ana.email, 'a lamp on the wall'],
    ['nobody@example.org', ana.password],
  ] as const) {
    await fill(user, { Email: email, Password: password });
    await press(user, 'Log In');
    await waitFor(() =>
      expect(field('Password')).toHaveAccessibleDescription(
        'Invalid email or password. Please try again.',
      ),
    );
    expect(field('Email')).toHaveValue(email);
    expect(field('Password')).toHaveValue(password);
    await waitFor(() => expect(field('Password')).toHaveFocus());
  }
});

test('remembers the choice not to stay signed in', async () => {
  const { user, data, where } = await openAuth({
    data: await anaIsOut(),
    state: { isLogin: true },
  });
  const stay = screen.getByRole('checkbox', { name: 'Stay signed in for 3 days' });
  expect(stay).toBeChecked();
  await user.click(stay);
  await fill(user, { Email: ana.email, Password: ana.password });
  await press(user, 'Log In');
  await waitFor(() => expect(where()).toBe('/dashboard'));
  expect(data.accounts.stay()).toBe('ask');
});

test('shows the password and hides it again', async () => {
  const { user } = await openAuth();
  await user.type(field('Password'), 'a lamp');
  await press(user, 'Show password');
  expect(field('Password')).toHaveAttribute('type', 'text');
  await press(user, 'Hide password');
  expect(field('Password')).toHaveAttribute('type', 'password');
});

test('keeps the fields when the tab changes', async () => {
  const { user } = await openAuth();
  await fill(user, { Name: 'Ana', Email: ana.email });
  await user.click(screen.getByRole('tab', { name: 'Log In' }));
  expect(field('Email')).toHaveValue(ana.email);
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(field('Name')).toHaveValue('Ana');
});

test('redirects an open or locked session to the dashboard', async () => {
  const data = await createTestData();
  const first = await renderScreen({ routes, path: '/auth', data });
  await waitFor(() => expect(first.where()).toBe('/dashboard'));
  first.unmount();
  await data.accounts.lock();
  const second = await renderScreen({ routes, path: '/auth', data });
  await waitFor(() => expect(second.where()).toBe('/dashboard'));
});

test('moves a visitor’s entries into the new account', async () => {
  const data = await createTestData({ session: 'visitor' });
  await data.entries.create({ title: 'Before', content: 'The quay.', tags: [] });
  const { user, where } = await openAuth({ data });
  expect(screen.getByText('What you have written here comes with you.')).toBeVisible();
  await fill(user, { Name: 'Ana', Email: ana.email, Password: ana.password });
  await press(user, 'Create My Account');
  await confirmPhrase(user);
  await waitFor(() => expect(where()).toBe('/dashboard'));
  const { items } = await data.entries.list();
  expect(items.map(({ title }) => title)).toEqual(['Before']);
});
