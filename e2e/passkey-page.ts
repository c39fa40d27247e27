import { expect, type Page } from '@playwright/test';

export const faceButton = (page: Page) =>
  page.getByRole('button', { name: 'Open with face or finger' });

/** Sets up a passkey named 'My phone'. `origin`: where another deployment than the usual one is served. */
export async function setUpPasskey(page: Page, password: string, origin = '') {
  await askForPasskey(page, password, origin);
  await expect(page.getByText('My phone')).toBeVisible();
}

/** The same until the device has answered. */
export async function askForPasskey(page: Page, password: string, origin = '') {
  await page.goto(`${origin}/profile/details`);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('A name for it').fill('My phone');
  await page.getByRole('button', { name: 'Ask my device' }).click();
}

export async function removePasskey(page: Page, origin = '') {
  await page.goto(`${origin}/profile/details`);
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
}

export async function lock(page: Page, origin = '') {
  await page.goto(`${origin}/profile`);
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
}
