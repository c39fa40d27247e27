import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { hasAccess } from './access-rules.ts';

const complete = {
  plan: 'free',
  startDate: '2026-11-20T21:10:00.000Z',
  endDate: '',
  active: true,
  userInfo: { name: 'Ana', email: 'ana@example.org' },
};

test.each([
  ['none', null, false],
  ['a complete one', complete, true],
  ['an ended one', { ...complete, active: false }, false],
  ['one without a name', { ...complete, userInfo: { ...complete.userInfo, name: ' ' } }, false],
  ['one without an email', { ...complete, userInfo: { ...complete.userInfo, email: '' } }, false],
])('decides access with %s: %#', (_, subscription, there) => {
  expect(hasAccess(subscription)).toBe(there);
});

test('grants free access on the first visit and shows the dashboard', async () => {
  const { data, where } = await renderScreen({ routes, path: '/subscription' });
  expect(await screen.findByText('Access Granted')).toBeVisible();
  expect(screen.getByText('You now have full access to all features.')).toBeVisible();
  await waitFor(() => expect(where()).toBe('/dashboard'));
  const kept = await data.records.get('subscription');
  expect(kept).toEqual({
    plan: 'free',
    startDate: data.env.now().toISOString(),
    endDate: '',
    active: true,
    userInfo: { name: 'Ana', email: 'ana@example.org' },
  });
  expect(data.rows()).not.toContain('ana@example.org');
});

test('redirects on the second visit without a message', async () => {
  const data = await createTestData();
  await data.records.put('subscription', complete);
  const { where } = await renderScreen({ routes, path: '/subscription', data });
  await waitFor(() => expect(where()).toBe('/dashboard'));
  expect(screen.queryByText('Access Granted')).not.toBeInTheDocument();
});

test('grants a visitor access once', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const first = await renderScreen({ routes, path: '/subscription', data });
  await screen.findByText('Access Granted');
  await waitFor(() => expect(first.where()).toBe('/dashboard'));
  expect(hasAccess(await data.records.get('subscription'))).toBe(true);
});

test('shows the dashboard on a full device', async () => {
  const data = await createTestData();
  data.failNextWrite('store.full');
  const { where } = await renderScreen({ routes, path: '/subscription', data });
  await waitFor(() => expect(where()).toBe('/dashboard'));
  expect(screen.getByText('This device is full')).toBeVisible();
});
