import { ana, createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const field = (name: string) => screen.getByLabelText(name);

/** Ana has an account with one entry, and the phrase; she is not here. */
async function anaForgot() {
  const data = await createTestData();
  await data.entries.create({ title: 'Kept', content: 'The quay.', tags: [] });
  const { phrase } = await data.accounts.newPhrase(ana.password);
  await data.accounts.logOut();
  return { data, phrase };
}

async function openRecovery(kept: Awaited<ReturnType<typeof anaForgot>>) {
  const shown = await renderScreen({
    routes,
    path: '/auth',
    data: kept.data,
    state: { isLogin: true },
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  await screen.findByLabelText('Recovery phrase');
  return {
    ...shown,
    send: () => shown.user.click(screen.getByRole('button', { name: 'Open My Journal' })),
  };
}

test('replaces a forgotten password with the 24 words and keeps everything', async () => {
  const kept = await anaForgot();
  const { user, where, data, send } = await openRecovery(kept);
  await user.type(field('Email'), ana.email);
  await user.click(field('Recovery phrase'));
  await user.paste(kept.phrase.toUpperCase().replaceAll(' ', ',\n'));
  await user.type(field('New password'), 'a second lamp at sea');
  await send();
  await waitFor(() => expect(where()).toBe('/dashboard'));
  expect(await screen.findByText('Welcome back')).toBeVisible();
  expect((await data.entries.list()).items.map(({ title }) => title)).toEqual(['Kept']);
  await data.accounts.logOut();
  await data.accounts.logIn({ email: ana.email, password: 'a second lamp at sea' });
});

test('reports a phrase that opens no account and keeps the fields', async () => {
  const kept = await anaForgot();
  const { user, send } = await openRecovery(kept);
  const [first = '', ...rest] = kept.phrase.split(' ');
  const turned = [...rest, first].join(' ');
  await user.type(field('Email'), ana.email);
  await user.click(field('Recovery phrase'));
  await user.paste(turned);
  await user.type(field('New password'), 'a second lamp at sea');
  await send();
  expect(await screen.findByText('These are not the right words')).toBeVisible();
  expect(field('Recovery phrase')).toHaveValue(turned);
  expect(field('Recovery phrase')).toHaveAccessibleDescription(
    /Check the 24 words and their order/,
  );
  expect(field('New password')).toHaveValue('a second lamp at sea');
});

test('counts too few words before it tries them', async () => {
  const { user, send } = await openRecovery(await anaForgot());
  await user.type(field('Email'), ana.email);
  await user.type(field('Recovery phrase'), 'harbor lamp');
  await send();
  expect(field('Recovery phrase')).toHaveAccessibleDescription(/24 words; you have 2\./);
});

test('returns to log-in on Back', async () => {
  const { user } = await openRecovery(await anaForgot());
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
});

test('opens recovery for the locked account from the lock screen', async () => {
  const data = await createTestData();
  await data.accounts.lock();
  await renderScreen({ routes, path: '/auth', data, state: { isLogin: true } });
  expect(await screen.findByLabelText('Email')).toHaveValue(ana.email);
  expect(field('Recovery phrase')).toHaveValue('');
});
