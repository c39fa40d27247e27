import { paths } from '@mooring/contract';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as Dashboard } from './dashboard-screen.tsx';

const routes = [{ path: paths.dashboard.pattern, Component: Dashboard }];
const settled = () =>
  waitFor(() => {
    expect(screen.getByRole('button', { name: 'Quiet for today' })).toBeVisible();
    expect(document.querySelector('[data-waiting]')).toBeNull();
  });
const row = () => screen.queryByRole('link', { name: /On this day/ });

const write = (data: TestData, local: string, part = {}) =>
  data.entries.create({
    title: 'Lilies',
    content: `${'A long day. '.repeat(40)}Then Wilhelmina came.`,
    tags: [],
    date: new Date(local).toISOString(),
    ...part,
  });

async function withEarlierYears(session: 'open' | 'visitor' = 'open') {
  const data = await createTestData({ now: '2026-11-20T08:00:00', session });
  const { id } = await write(data, '2024-11-20T21:00:00');
  await data.settings.change({ onThisDay: true });
  return { data, id };
}

const show = (data: TestData) => renderScreen({ routes, path: '/dashboard', data, bare: true });

async function rowIn(data: TestData) {
  await show(data);
  await settled();
  return row();
}

test('nothing of an earlier year is on Home unless that is switched on', async () => {
  const data = await createTestData({ now: '2026-11-20T08:00:00' });
  await write(data, '2024-11-20T21:00:00');
  expect(await rowIn(data)).toBeNull();
  await act(() => data.settings.change({ onThisDay: true }));
  const link = await screen.findByRole('link', { name: /On this day/ });
  expect(link).toHaveTextContent('You wrote in 2024.');
  expect(document.body).not.toHaveTextContent('Lilies');
});

test.each(['open', 'visitor'] as const)('the row leads to the one entry (%s)', async (session) => {
  const { data, id } = await withEarlierYears(session);
  expect(await rowIn(data)).toHaveAttribute('href', `/entry/${id}`);
});

test('several are one row, which leads to all of them', async () => {
  const { data } = await withEarlierYears();
  await write(data, '2022-11-20T09:00:00');
  await write(data, '2022-11-20T10:00:00');
  const link = await rowIn(data);
  expect(link).toHaveTextContent('You wrote in 2022 and 2024.');
  expect(link).toHaveAttribute('href', '/journal/month/2026-11?day=20&years=earlier');
});

test.each([
  ['a name in the middle of its text', { words: ['Wilhelmina'] }],
  ['its tag', { tags: ['ward 4'] }],
  ['its day', { days: [{ from: '2024-11-20', to: '2024-11-20' }] }],
])('an entry is skipped for %s', async (_, part) => {
  const { data, id } = await withEarlierYears();
  await data.entries.update(id, {
    title: 'Lilies',
    content: 'A day. Then Wilhelmina came.',
    tags: ['Ward 4'],
  });
  await data.muted.change((before) => ({ ...before, ...part }));
  expect(await rowIn(data)).toBeNull();
});

test('a single entry that is not to be brought up is skipped', async () => {
  const { data, id } = await withEarlierYears();
  await data.muted.setItem(id, true);
  expect(await rowIn(data)).toBeNull();
});

test('there is no row in the week of a hard day, and none on a quiet day', async () => {
  const { data } = await withEarlierYears();
  await data.hardDays.put({
    id: 'tom',
    name: 'Tom’s birthday',
    kind: 'born',
    date: { month: 11, day: 26 },
    isYearly: true,
    isHard: true,
    plan: { where: '', who: '', tooMuch: '' },
  });
  await show(data);
  await screen.findByRole('link', { name: /Tom’s birthday/ });
  expect(row()).toBeNull();
  await act(() => data.hardDays.remove('tom'));
  await screen.findByRole('link', { name: /On this day/ });
  await act(() => data.settings.change({ quietDay: '2026-11-20' }));
  await screen.findByText(/Quiet until tomorrow/);
  expect(row()).toBeNull();
});

test('an entry that does not open, or a hard day that does not, brings up nothing', async () => {
  const { data, id } = await withEarlierYears();
  data.damage(id, 'content');
  expect(await rowIn(data)).toBeNull();
});
