import { readdirSync, readFileSync } from 'node:fs';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import routes from '../feature.ts';
import { isPremium, resetSubscription } from './access-rules.ts';

const given = {
  plan: 'earlier',
  startDate: '2026-03-02T12:00:00.000Z',
  endDate: '2026-10-01T12:00:00.000Z',
  active: false,
  userInfo: { name: 'Ana of the sea', email: 'ana@sea.example' },
};

afterEach(() => localStorage.clear());

async function openAccess(data: TestData) {
  const shown = await renderScreen({ routes, path: '/profile', data });
  const section = within(await screen.findByRole('region', { name: 'Your access' }));
  return { ...shown, section };
}

test('grants everybody access to everything', () => {
  expect(isPremium()).toBe(true);
});

test('cancels to the active free plan without an end, for the same person', () => {
  expect(resetSubscription(given, new Date('2026-11-20T21:10:00.000Z'))).toEqual({
    plan: 'free',
    startDate: '2026-11-20T21:10:00.000Z',
    endDate: '',
    active: true,
    userInfo: given.userInfo,
  });
});

test('shows since when access is granted, and restarts it', async () => {
  const data = await createTestData();
  await data.records.put('subscription', given);
  const { user, section } = await openAccess(data);
  expect(await section.findByText(/free and open to you, since March 2, 2026\./)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Reset my access' }));
  expect(await screen.findByText('Your access was reset')).toBeVisible();
  expect(await section.findByText(/since November 20, 2026\./)).toBeVisible();
  expect(await data.records.get('subscription')).toEqual(resetSubscription(given, data.env.now()));
});

test.each([
  ['open', 'Ana', 'ana@example.org'],
  ['visitor', 'Visitor', 'visitor@mooring.invalid'],
] as const)(
  'creates a subscription on reset when there is none (%s)',
  async (session, name, email) => {
    const data = await createTestData({ session });
    const { user, section } = await openAccess(data);
    expect(section.getByText(/free and open to you\. /)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Reset my access' }));
    expect(await screen.findByText('Your access was reset')).toBeVisible();
    expect(await data.records.get('subscription')).toMatchObject({
      plan: 'free',
      active: true,
      userInfo: { name, email },
    });
  },
);

test('reports a full device and leaves the access unchanged', async () => {
  const data = await createTestData();
  await data.records.put('subscription', given);
  const { user, section } = await openAccess(data);
  data.failNextWrite('store.full');
  await user.click(section.getByRole('button', { name: 'Reset my access' }));
  expect(await screen.findByText('This device is full')).toBeVisible();
  expect(screen.queryByText('Your access was reset')).toBeNull();
  expect(await data.records.get('subscription')).toEqual(given);
});

test('shows no price', () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((name) => !name.includes('.test.'));
  expect(files).toContain('access-section.tsx');
  for (const name of files) {
    const text = readFileSync(`${folder}/${name}`, 'utf8').replaceAll('${', '');
    expect(text, name).not.toMatch(/\p{Sc}|\b(?:USD|EUR|GBP|price|per month|per year)\b/iu);
  }
});
