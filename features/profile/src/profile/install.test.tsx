import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const open = (data: TestData | Promise<TestData>) =>
  renderScreen({ routes, path: '/profile/appearance', data });

const title = () => screen.queryByRole('heading', { name: 'On your home screen' });

test('asks the browser to install the app and reports the outcome', async () => {
  const data = await createTestData();
  const { user } = await open(data);
  expect(await screen.findByRole('heading', { name: 'Appearance' })).toBeVisible();
  expect(title()).not.toBeInTheDocument();
  const asked: string[] = [];
  data.install.offer(async () => {
    asked.push('asked');
    return true;
  });
  await user.click(await screen.findByRole('button', { name: 'Install Mooring' }));
  expect(await screen.findByText(/is installed on this device/)).toBeVisible();
  expect(asked).toEqual(['asked']);
});

test('does not ask again after a refusal and explains the browser’s menu', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const { user } = await open(data);
  await screen.findByRole('heading', { name: 'Appearance' });
  data.install.offer(async () => false);
  await user.click(await screen.findByRole('button', { name: 'Install Mooring' }));
  expect(await screen.findByText(/You can also install it later/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Install Mooring' })).not.toBeInTheDocument();
});

test.for(['share', 'dock'] as const)(
  'explains how to install by hand (%s), why, and that the app starts empty there',
  async (install) => {
    await open(createTestData({ install }));
    expect(await screen.findByText(/not opened for seven days/)).toBeVisible();
    expect(
      screen.getByText(install === 'share' ? 'Add to Home Screen' : 'Add to Dock'),
    ).toBeVisible();
    expect(screen.getByText(/restore the backup: it starts empty/)).toBeVisible();
    expect(screen.getByText(/Make a full backup here first/)).toBeVisible();
  },
);
