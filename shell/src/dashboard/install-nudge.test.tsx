import { paths } from '@mooring/contract';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as Dashboard } from './dashboard-screen.tsx';

const routes = [{ path: paths.dashboard.pattern, Component: Dashboard }];

/** Opens the app on `days` days, the last of them today. */
async function openedOn(days: number, data: TestData) {
  for (let day = 1; day < days; day += 1) data.install.noteDayOfUse(`2026-11-0${day}`);
  return renderScreen({ routes, path: '/dashboard', data });
}

const onTheThirdDay = async (install: 'share' | 'dock' | 'none' | 'installed') =>
  openedOn(3, await createTestData({ install, session: 'visitor' }));

const settled = () => screen.findByRole('button', { name: 'Quiet for today' });

test('on the second day installing is not suggested', async () => {
  await openedOn(2, await createTestData({ install: 'share', session: 'visitor' }));
  await settled();
  expect(screen.queryByText(/seven days without a visit/)).not.toBeInTheDocument();
});

test('on the third day a person with an iPhone is told why, and where the steps are', async () => {
  await onTheThirdDay('share');
  expect(
    await screen.findByRole('link', { name: 'Keep Mooring on your home screen' }),
  ).toHaveAttribute('href', '/profile/appearance');
});

test('after “Not for me” installing is never suggested again', async () => {
  const { user, data } = await onTheThirdDay('dock');
  expect(await screen.findByRole('link', { name: 'Keep Mooring in your Dock' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not for me' }));
  expect(screen.queryByText(/seven days without a visit/)).not.toBeInTheDocument();
  expect(data.install.noteDayOfUse('2026-12-24')).toBe(false);
});

test('where the browser can install, one press asks it, and the suggestion is gone', async () => {
  const data = await createTestData({ session: 'visitor' });
  const { user } = await openedOn(3, data);
  await settled();
  expect(screen.queryByRole('button', { name: 'Install it' })).not.toBeInTheDocument();
  data.install.offer(async () => false);
  await user.click(await screen.findByRole('button', { name: 'Install it' }));
  expect(screen.queryByRole('button', { name: 'Install it' })).not.toBeInTheDocument();
  expect(data.install.noteDayOfUse('2026-12-24')).toBe(false);
});

test('where nothing is kept no day is counted, so that the note of the first word is stored first', async () => {
  localStorage.clear();
  const data = await createTestData({ install: 'share', session: 'signed-out' });
  for (let day = 1; day < 5; day += 1) data.install.noteDayOfUse(`2026-11-0${day}`);
  await renderScreen({ routes, path: '/dashboard', data });
  await settled();
  expect(screen.queryByText(/seven days without a visit/)).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('an installed app does not suggest installing', async () => {
  await onTheThirdDay('installed');
  await settled();
  expect(screen.queryByRole('button', { name: 'Not for me' })).not.toBeInTheDocument();
});
