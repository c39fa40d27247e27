import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { birthday, court, inWords, leapDay, past } from './days-testing.ts';
import { button, link, openDays, withDays } from './open-days-testing.ts';

test('the profile leads to the page, also for somebody who has written nothing', async () => {
  await renderScreen({
    routes,
    path: '/profile',
    data: createTestData({ session: 'signed-out' }),
  });
  expect(await link(/^Days and dates/)).toHaveAttribute('href', '/profile/days');
});

test('the next day comes first, then what is past, then what has no date', async () => {
  await openDays('', withDays(inWords, past, leapDay, court, birthday));
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'Tom’s birthdayNovember 26, every year, marked as hard and with a plan',
    'CourtDecember 3, 2026',
    'The weddingFebruary 29, every year (February 28 in other years)',
    'The funeralMarch 19, 2026',
    'When we metspring 1998',
  ]);
});

test('a day that is opened shows when it is, its plan and ways to keep it', async () => {
  await openDays('?day=birthday', withDays(birthday));
  expect(screen.getByText('A birthday. Marked as hard.')).toBeVisible();
  for (const text of ['At the lake', 'With Ana', 'Go home early. Call Ruth.']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(await link(/Write about it/)).toHaveAttribute('href', '/write');
  expect(await link(/Write a letter/)).toHaveAttribute('href', '/letters');
  expect(await link(/Right now/)).toHaveAttribute('href', '/safety');
});

test('29 February says on which day it falls in other years', async () => {
  await openDays('?day=leap', withDays(leapDay));
  expect(
    screen.getByText(
      /It comes next on Sunday, February 28, 2027\. In a year that has no February 29/,
    ),
  ).toBeVisible();
});

test('a day is removed, with what was typed for it, and comes back whole', async () => {
  const data = await withDays(birthday, court);
  const { user, where } = await openDays('?day=birthday', data);
  await user.click(await button('Remove'));
  expect(await screen.findByText('The day is removed')).toBeInTheDocument();
  await waitFor(() => expect(where()).toBe('/profile/days'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Tom’s birthday/ })).toBeNull());
  expect(await data.hardDays.get('birthday')).toBeNull();
  await user.click(await button('Undo'));
  expect(await link(/Tom’s birthday/)).toBeVisible();
  expect(await data.hardDays.get('birthday')).toEqual(birthday);
});

test('a day that cannot be removed stays, and it is said', async () => {
  const data = await withDays(birthday);
  const { user } = await openDays('?day=birthday', data);
  data.failNextWrite('store.failed');
  await user.click(await button('Remove'));
  expect(await screen.findByText('That could not be saved')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Tom’s birthday' })).toBeVisible();
});

test('one that cannot be opened hides no other, and is counted', async () => {
  const data = await withDays(birthday, court);
  const { account } = data.session.getState() as { account: { id: string } };
  data.damage(`${account.id}:hard-day:court`);
  await openDays('', data);
  expect(await screen.findByText('1 day could not be opened')).toBeVisible();
  expect(await link(/Tom’s birthday/)).toBeVisible();
});

test('an address of a day that is gone shows the others and says so', async () => {
  await openDays('?day=gone', withDays(court));
  expect(screen.getByText('This day is no longer here.')).toBeVisible();
  expect(await link(/Court/)).toBeVisible();
});

test('days that could not be read say so and can be read again', async () => {
  const data = await withDays(court);
  let isBroken = true;
  const list = () => (isBroken ? Promise.reject(new Error('No disk.')) : data.hardDays.list());
  const hardDays: typeof data.hardDays = Object.assign(Object.create(data.hardDays), { list });
  const { user } = await openDays('', { ...data, hardDays });
  isBroken = false;
  await user.click(await button('Try again'));
  expect(await link(/Court/)).toBeVisible();
});

test('a locked page shows no day, not even its name', async () => {
  const data = await withDays(birthday);
  await openDays('?day=birthday', data);
  await data.accounts.lock();
  await waitFor(() => expect(screen.queryByText(/Tom’s birthday/)).toBeNull());
  expect(screen.queryByText('At the lake')).toBeNull();
});
