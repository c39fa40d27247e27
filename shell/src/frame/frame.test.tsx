import { paths } from '@mooring/contract';
import type { RouteObject } from '@mooring/contract/router';
import { ana, createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Component as Dashboard } from '../dashboard/dashboard-screen.tsx';
import { Frame } from './frame.tsx';

const routes: RouteObject[] = [
  {
    Component: Frame,
    children: [
      { path: paths.dashboard.pattern, Component: Dashboard },
      { path: paths.onboarding.pattern, element: <h1>Understanding Your Journey</h1> },
      { path: paths.auth.pattern, element: <h1>Create Your Safe Space</h1> },
      { path: paths.journal.pattern, element: <h1>Journal</h1> },
      { path: paths.whoCanRead.pattern, element: <h1>Who can read what</h1> },
    ],
  },
];

const open = (path: string, data: TestData | Promise<TestData> = createTestData()) =>
  renderScreen({ routes, path, data, bare: true });
const mainNav = () => screen.getByRole('navigation', { name: 'Main' });

beforeEach(() => {
  localStorage.clear();
});

test('the navigation has five entries, and the current one is marked', async () => {
  await open('/dashboard');
  const links = within(mainNav()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'Healing Path',
    'Library',
    'Bookmarks',
    'Profile',
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
});

test('Healing Path leads to the overview once a path is saved', async () => {
  const data = await createTestData();
  await open('/dashboard', data);
  expect(within(mainNav()).getByRole('link', { name: 'Healing Path' })).toHaveAttribute(
    'href',
    '/healing-path',
  );
  const checkpoint = { id: 1, title: 'A letter', description: '', icon: 'leaf', completed: false };
  await act(() =>
    data.records.put('healing-path', {
      visionOfHealing: 'A quiet kitchen',
      selectedTheme: null,
      customPath: [checkpoint],
      currentCheckpoint: 1,
      weeklyAnchor: { message: '', prompt: '' },
      startDate: '2026-11-20T21:10:00.000Z',
      responses: {},
    }),
  );
  const link = await within(mainNav()).findByRole('link', { name: 'Healing Path' });
  await expect.poll(() => link.getAttribute('href')).toBe('/healing-path/overview');
});

test('onboarding has no logo and no navigation, and Right now is where it always is', async () => {
  await open('/onboarding');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Mooring' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Right now' })).toHaveAttribute('href', '/safety');
});

test('a locked page opens with the password; a wrong one says so and keeps it closed', async () => {
  const { data, user } = await open('/journal');
  await act(() => data.accounts.lock());
  expect(await screen.findByRole('heading', { name: 'Locked' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Journal' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(await screen.findByText('Please enter your password to continue.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Password/), 'not this one, no');
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(await screen.findByText(/That is not the right password/)).toBeVisible();

  await user.clear(screen.getByLabelText(/^Password/));
  await user.type(screen.getByLabelText(/^Password/), ana.password);
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(await screen.findByRole('heading', { name: 'Journal' })).toBeVisible();
});

test('the lock screen says a name and no email, shows the password if asked, and leads nowhere', async () => {
  const { data, user } = await open('/journal');
  await act(() => data.accounts.lock());
  const field = await screen.findByLabelText(`Password for ${ana.name}`);
  expect(screen.queryByText(new RegExp(ana.email))).toBeNull();
  expect(document.querySelector('input[name="username"]')).toHaveValue(ana.email);
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: `Show password for ${ana.name}` }));
  expect(field).toHaveAttribute('type', 'text');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  await user.type(field, ana.password);
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('who can read what can be read while Mooring is locked', async () => {
  const { data } = await open('/profile/who-can-read');
  await act(() => data.accounts.lock());
  expect(await screen.findByRole('heading', { name: 'Who can read what' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Locked' })).toBeNull();
});

test('from the lock screen a person can also log out', async () => {
  const { data, user, where } = await open('/journal');
  await act(() => data.accounts.lock());
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  expect(await screen.findByText('You have been logged out successfully.')).toBeVisible();
  await waitFor(() => expect(where()).toBe('/auth'));
});

test.each([
  ['71:59', 71 * 60 + 59, false],
  ['72:01', 72 * 60 + 1, true],
])('away for %s hours, the session ends: %s', async (_hours, minutes, ends) => {
  const data = await createTestData();
  const away = data.env.now().getTime() - minutes * 60_000;
  localStorage.setItem('mooring.last-activity', new Date(away).toISOString());
  const { where, carried } = await open('/journal', data);
  if (ends) {
    expect(
      await screen.findByText("You've been logged out due to inactivity for security purposes."),
    ).toBeVisible();
    expect(where()).toBe('/auth');
    expect(carried()).toEqual({ isLogin: true, email: ana.email });
  } else {
    expect(await screen.findByRole('heading', { name: 'Journal' })).toBeVisible();
    expect(data.session.getState().status).toBe('open');
  }
});

test("Home greets by the hour and shows today's check-in", async () => {
  const data = await createTestData({ now: '2026-11-20T21:10:00' });
  await open('/dashboard', data);
  expect(screen.getByText('Good evening.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You are safe here.' })).toBeVisible();
  expect(screen.getByText('How is it, right now?')).toBeVisible();
  await act(() => data.checkIns.save({ emotion: 'Anxious', intensity: 2, notes: '' }));
  expect(await screen.findByText('You named it Anxiety today.')).toBeVisible();
});
