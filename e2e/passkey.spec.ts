import type { Page } from '@playwright/test';
import { addAuthenticator } from '../tools/authenticator.ts';
import { account, expect, signUp, test } from './mooring.ts';

const face = 'Open with face or finger';

async function setUp(page: Page) {
  await page.goto('/profile/details');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('A name for it').fill('My phone');
  await page.getByRole('button', { name: 'Ask my device' }).click();
}

test('face or finger opens the words after a lock, after a log-out and offline, and is removed', async ({
  quietPage: page,
  context,
}) => {
  const device = await addAuthenticator(page);
  await signUp(page);
  await setUp(page);
  await expect(page.getByText('My phone')).toBeVisible();
  expect(await device.passkeys()).toBe(1);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: face }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
  await context.setOffline(false);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByRole('button', { name: face }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/profile/details');
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(page.getByLabel(/^Password/)).toBeVisible();
  await expect(page.getByRole('button', { name: face })).toBeHidden();
});

test('where the device does not confirm who it is, the password opens', async ({
  quietPage: page,
}) => {
  const device = await addAuthenticator(page);
  await signUp(page);
  await setUp(page);
  await expect(page.getByText('My phone')).toBeVisible();
  await device.confirm(false);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.getByRole('button', { name: face }).click();
  await expect(page.getByRole('alert')).toContainText('did not confirm that it was you');
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
});

test('a device whose passkeys derive no secret is told so, and the password goes on working', async ({
  quietPage: page,
}) => {
  await addAuthenticator(page, { hasPrf: false });
  await signUp(page);
  await setUp(page);
  await expect(page.getByText(/This passkey cannot open your words/)).toBeVisible();
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(page.getByText('My phone')).toBeHidden();
});
