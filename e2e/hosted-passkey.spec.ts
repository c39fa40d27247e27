/** A passkey of an account with a copy on the server, over a real service and database. */
import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addAuthenticator } from '../tools/authenticator.ts';
import { everything, logIn, openDevice, synced, withService } from './hosted-devices.ts';
import { write } from './journal-page.ts';
import { expect as expectSoon, signUp, test } from './mooring.ts';

const ana = {
  name: 'Ana',
  email: `ana-${Date.now()}@example.org`,
  password: 'a lamp on the water',
};
const changed = 'another quiet harbour';
/** The name of the passkey, which occurs nowhere else. */
const name = 'ternskerrypasskey4471';
const face = 'Open with face or finger';

/** Two browsers and a database share the machine. */
const expect = expectSoon.configure({ timeout: 40_000 });

test.skip(
  Boolean(process.env.SUPABASE_URL),
  'what reaches a real project cannot be read from here',
);

const press = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true }).click();

async function setUp(page: Page, url: string) {
  await page.goto(`${url}/profile/details`);
  await press(page, 'Set it up');
  await page.getByLabel('Current password', { exact: true }).fill(ana.password);
  await press(page, 'Go on');
  await page.getByLabel('A name for it').fill(name);
  await press(page, 'Ask my device');
  await expect(page.getByText(name)).toBeVisible();
}

async function logOut(page: Page, url: string) {
  await page.goto(`${url}/profile`);
  await press(page, 'Log Out');
  await expect(page).toHaveURL(/\/auth$/);
}

async function openWithFace(page: Page) {
  await page.getByRole('tab', { name: 'Log In' }).click();
  await press(page, face);
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function changePassword(page: Page, url: string) {
  await page.goto(`${url}/profile/details`);
  await press(page, 'Change password');
  await page.getByLabel('Current password', { exact: true }).fill(ana.password);
  await page.getByLabel('New password', { exact: true }).fill(changed);
  await press(page, 'Change Password');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('face or finger opens a hosted account and it syncs; after a change of the password the words open, and sync asks', async ({
  deployment,
}) => {
  // Two browsers, a database and a service of their own.
  test.setTimeout(240_000);
  const hosted = await withService(deployment);
  const { url } = deployment;
  const one = await openDevice();
  const two = await openDevice();
  const { page } = one;
  try {
    await addAuthenticator(page);
    await signUp(page, ana, url);
    await setUp(page, url);
    await write(page, 'Before the lock', 'The kettle was on.', url);
    await synced(page, url);

    await page.goto(`${url}/profile`);
    await press(page, 'Lock now');
    await press(page, face);
    await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
    await write(page, 'After the face', 'The stairs are quiet.', url);
    await synced(page, url);

    // The other device has everything but the passkey, and nothing of it has left the first one.
    await logIn(two.page, ana, url);
    await two.page.goto(`${url}/journal`);
    for (const title of ['Before the lock', 'After the face'])
      await expect(two.page.getByText(title, { exact: true })).toBeVisible();
    await logOut(two.page, url);
    await expect(two.page.getByRole('button', { name: 'Log In' })).toBeVisible();
    await expect(two.page.getByRole('button', { name: face })).toHaveCount(0);
    expect(await everything(hosted.stack)).not.toContain(name);
    expect(hosted.sent.join('\n')).not.toContain(name);

    // Without a line the words open as well.
    await page.goto(`${url}/profile`);
    await press(page, 'Lock now');
    hosted.reachable(false);
    await press(page, face);
    await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
    hosted.reachable(true);

    await changePassword(page, url);
    await logOut(page, url);
    await openWithFace(page);
    await page.goto(`${url}/journal`);
    await expect(page.getByText('After the face', { exact: true })).toBeVisible();
    await page.goto(`${url}/profile/storage`);
    await press(page, 'Sign in again');
    await page.getByLabel('Current password', { exact: true }).fill(changed);
    await press(page, 'Sign in');
    await expect(page.getByText('The server asks for your password again')).toBeHidden();
    await write(page, 'With the new password', 'The lamp is lit.', url);
    await synced(page, url);
  } finally {
    await Promise.all([one, two].map(({ context }) => context.close().catch(() => {})));
    for (const { folder } of [one, two]) rmSync(folder, { recursive: true, force: true });
    await hosted.end();
  }
});
