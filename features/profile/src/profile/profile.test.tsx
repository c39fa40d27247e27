import { ana, createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import routes from '../feature.ts';

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.findByRole('button', { name });

async function openProfile(data = createTestData(), path = '/profile') {
  const shown = await renderScreen({ routes, path, data });
  await screen.findByRole('heading', { level: 1 });
  // A part of the profile is fetched when it is opened.
  await waitFor(() => expect(document.querySelector('[data-skeleton]')).toBeNull());
  return { ...shown, press: async (name: string) => shown.user.click(await button(name)) };
}
const openPart = (part: string, data = createTestData()) => openProfile(data, `/profile/${part}`);

afterEach(() => {
  delete document.documentElement.dataset.theme;
  localStorage.clear();
});

test('shows the exact footer', async () => {
  await openProfile();
  expect(screen.getByText('v1.0.0 / Your data is stored locally on your device')).toBeVisible();
});

test('saves a new name and ignores a blank one', async () => {
  const { user, data, press } = await openPart('details');
  await user.clear(field('Name'));
  await user.type(field('Name'), 'Ana Maria');
  await press('Update Profile');
  expect(await screen.findByText('Profile Updated')).toBeVisible();
  expect(data.session.getState()).toMatchObject({ account: { name: 'Ana Maria' } });
  await user.clear(field('Name'));
  await user.clear(field('Email'));
  await press('Update Profile');
  await waitFor(() => expect(field('Name')).toHaveValue('Ana Maria'));
  expect(field('Email')).toHaveValue(ana.email);
  expect(data.session.getState()).toMatchObject({
    account: { name: 'Ana Maria', email: ana.email },
  });
});

test('a picture that is chosen stands in the profile, and can be taken away again', async () => {
  const { user, data, press } = await openPart('details');
  const choice = within(screen.getByRole('radiogroup', { name: 'Your picture' }));
  expect(choice.getByRole('radio', { name: 'No picture' })).toBeChecked();
  await user.click(choice.getByRole('radio', { name: 'A leaf' }));
  await press('Update Profile');
  await waitFor(() =>
    expect(data.session.getState()).toMatchObject({ account: { avatar: 'leaf', name: ana.name } }),
  );
  const drawn = (link: HTMLElement) => link.querySelector('svg')?.innerHTML;
  const leaf = choice.getByRole('radio', { name: 'A leaf' }).parentElement;
  const before = leaf && drawn(leaf);
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  const row = await screen.findByRole('link', { name: /Your details/ });
  expect(drawn(row)).toBe(before);
  await user.click(row);
  await user.click(await screen.findByRole('radio', { name: 'No picture' }));
  await press('Update Profile');
  await waitFor(() => expect(data.session.getState()).toMatchObject({ account: { avatar: null } }));
});

test('asks for the password before the email changes, which then logs in', async () => {
  const { user, data, press } = await openPart('details');
  await user.clear(field('Email'));
  await user.type(field('Email'), 'ana@sea.example');
  await press('Update Profile');
  const dialog = await screen.findByRole('dialog', { name: 'Change your email' });
  const password = within(dialog).getByLabelText('Current password');
  await user.type(password, 'not this one, no');
  await user.click(within(dialog).getByRole('button', { name: 'Change email' }));
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(
      'That is not the right password. Please try again.',
    ),
  );
  expect(data.session.getState()).toMatchObject({ account: { email: ana.email } });
  await user.clear(password);
  await user.type(password, ana.password);
  await user.click(within(dialog).getByRole('button', { name: 'Change email' }));
  expect(await screen.findByText('Profile Updated')).toBeVisible();
  expect(data.session.getState()).toMatchObject({ account: { email: 'ana@sea.example' } });
});

test('applies and saves the theme at once', async () => {
  const { user } = await openPart('appearance');
  const look = (name: string) => user.click(screen.getByRole('radio', { name }));
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await look('Dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('mooring.theme')).toBe('dark');
  await look('System');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('mooring.theme')).toBeNull();
});

test('saves the choice to ask each time', async () => {
  const { user, data } = await openPart('privacy');
  await user.click(screen.getByRole('radio', { name: 'Ask me each time' }));
  await waitFor(() => expect(data.accounts.stay()).toBe('ask'));
});

test('describes what the device stores', async () => {
  await openPart('storage');
  expect(await screen.findByText(/saved in this browser and take 2\.4 MB/)).toBeVisible();
  expect(screen.getByText('The browser has promised not to clear it on its own.')).toBeVisible();
  expect(
    screen.queryByRole('button', { name: 'Ask the browser never to clear them' }),
  ).not.toBeInTheDocument();
});

test('asks the browser for persistent storage', async () => {
  const data = await createTestData();
  const health = await data.device.health();
  const shy = { ...data.device, health: async () => ({ ...health, persisted: false }) };
  const { press } = await openPart('storage', Promise.resolve({ ...data, device: shy }));
  expect(await screen.findByText(/may clear it/)).toBeVisible();
  await press('Ask the browser never to clear them');
  expect(await screen.findByText(/promised not to clear it/)).toBeVisible();
});

test('locks the session on Lock now', async () => {
  const { data, press } = await openProfile();
  await press('Lock now');
  await waitFor(() => expect(data.session.getState().status).toBe('locked'));
});

test('shows the log-in page after logging out and announces it', async () => {
  const { data, where, carried, press } = await openProfile();
  await press('Log Out');
  await waitFor(() => expect(where()).toBe('/auth'));
  await waitFor(() => expect(carried()).toEqual({ isLogin: true }));
  expect(await screen.findByText('You have been logged out successfully.')).toBeVisible();
  expect(data.session.getState().status).toBe('signed-out');
});

test('asks before a new journey deletes path, answers, rituals and subscription', async () => {
  const data = await createTestData();
  await data.entries.create({ title: 'Stays', content: 'x', tags: [] });
  await data.records.put('onboarding', { support: 'quiet' });
  await data.records.put('rituals', [{ ritual: 'daily-release', day: '2026-11-19' }]);
  await data.records.put('settings', { streakHidden: true });
  const { user, where, press } = await openPart('journey', Promise.resolve(data));
  await press('Start New Journey');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to start a new journey? This will reset your progress.',
  });
  expect(dialog).toHaveAccessibleDescription(/Your journal, check-ins and moments stay/);
  await user.click(within(dialog).getByRole('button', { name: 'Keep my journey' }));
  expect(await data.records.get('onboarding')).not.toBeNull();
  await press('Start New Journey');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Start New Journey',
    }),
  );
  await waitFor(() => expect(where()).toBe('/onboarding'));
  expect(data.session.getState().status).toBe('signed-out');
  await data.accounts.logIn(ana);
  expect(await data.records.get('onboarding')).toBeNull();
  expect(await data.records.get('rituals')).toBeNull();
  expect(await data.records.get('settings')).toEqual({ streakHidden: true });
  expect((await data.entries.list()).items.map(({ title }) => title)).toEqual(['Stays']);
});

test('explains to a signed-out person what an account is for', async () => {
  await openProfile(createTestData({ session: 'signed-out' }));
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth');
  expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(screen.getByText(/without an account/)).toBeVisible();
  for (const name of ['Log Out', 'Lock now', 'Update Profile', 'Start New Journey'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('offers a visitor an account', async () => {
  const { where, press, user } = await openProfile(createTestData({ session: 'visitor' }));
  expect(
    screen.getByRole('heading', { name: 'Keep what you have written: create an account' }),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Your journey/ }));
  await press('Start New Journey');
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByRole('button', { name: 'Start New Journey' }).click();
  await waitFor(() => expect(where()).toBe('/onboarding'));
});

test('each part has an address of its own, and a way back to the profile', async () => {
  const { user, where } = await openProfile();
  const parts = [
    ['Your details', '/profile/details'],
    ['Export and backup', '/profile/export'],
    ['Appearance', '/profile/appearance'],
    ['Privacy', '/profile/privacy'],
    ['Reminders', '/profile/reminders'],
    ['Kept on this device', '/profile/storage'],
    ['Your journey', '/profile/journey'],
    ['Erase everything', '/profile/erase'],
  ] as const;
  for (const [name, address] of parts) {
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${name}`) }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(where()).toBe(address);
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
  }
});

test('the profile says where something needs its person', async () => {
  const data = await createTestData();
  await data.records.put('settings', { phraseLater: true });
  const { id } = await data.entries.create({ title: 'Torn', content: 'Words.', tags: [] });
  data.damage(id);
  await openProfile(Promise.resolve(data));
  expect(await screen.findByText('Your recovery phrase is not written down yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write it down' })).toHaveAttribute(
    'href',
    '/profile/details',
  );
  const kept = await screen.findByRole('link', { name: /1 piece cannot be opened/ });
  expect(kept).toHaveAttribute('href', '/profile/storage');
});
