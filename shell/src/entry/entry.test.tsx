import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { shellRoutes } from '../router.tsx';

afterEach(() => vi.restoreAllMocks());

const open = (path: string, session: 'signed-out' | 'visitor' | 'open' = 'signed-out') =>
  renderScreen({ routes: shellRoutes, path, data: createTestData({ session }), bare: true });

test.each(['signed-out', 'visitor'] as const)(
  'whoever is new (%s) is led to the questions, and to log-in if they have been here before',
  async (session) => {
    const { user, carried, where } = await open('/', session);
    expect(await screen.findByRole('heading', { name: /Your heartbreak matters/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', '/onboarding');
    expect(screen.getByRole('link', { name: 'Just let me write' })).toHaveAttribute(
      'href',
      '/write',
    );
    expect(screen.getByRole('link', { name: 'I need someone now' })).toHaveAttribute(
      'href',
      '/safety',
    );
    await user.click(screen.getByRole('link', { name: "I've Been Here Before" }));
    await waitFor(() => expect(where()).toBe('/auth'));
    expect(carried()).toEqual({ isLogin: true });
  },
);

test('a person who is signed in, or locked, is led to Home', async () => {
  const { data, user, go, where } = await open('/', 'open');
  const door = () => screen.findByRole('link', { name: "I've Been Here Before" });
  await user.click(await door());
  await waitFor(() => expect(where()).toBe('/dashboard'));
  await data.accounts.lock();
  await go('/');
  await user.click(await door());
  await waitFor(() => expect(where()).toBe('/dashboard'));
});

test('the waitlist says thank you, and the address goes to the console and nowhere else', async () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => {});
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { user, data } = await open('/landing');
  const before = data.rows();
  expect(await screen.findByText('Your address stays on this device.')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'ana@example.org');
  await user.click(screen.getByRole('button', { name: 'Join the Waitlist' }));
  const thanks = await screen.findByRole('status');
  expect(within(thanks).getByText('Thank you for joining our waitlist!')).toBeVisible();
  expect(within(thanks).getByText("We'll be in touch when the product opens.")).toBeVisible();
  expect(said).toHaveBeenCalledWith('Waitlist:', 'ana@example.org');
  expect(fetched).not.toHaveBeenCalled();
  expect(data.rows()).toBe(before);
});

test.each(['', 'ana', 'ana@'])(
  '%o is no address: the field says so and keeps it',
  async (typed) => {
    const { user } = await open('/landing');
    const field = await screen.findByLabelText('Email');
    if (typed) await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Join the Waitlist' }));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/Please enter an email address/);
    expect(field).toHaveValue(typed);
  },
);

test('the second button moves the focus to the field', async () => {
  const { user } = await open('/landing');
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await user.click(await screen.findByRole('button', { name: 'Save me a place' }));
  expect(scrolled).toHaveBeenCalled();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
});

test('the page names four things inside and whom it is for', async () => {
  await open('/landing');
  const inside = await screen.findByRole('region', { name: "What You'll Find Inside" });
  expect(within(inside).getAllByRole('listitem')).toHaveLength(4);
  const people = screen.getByRole('region', { name: "Who It's For" });
  expect(within(people).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
});
