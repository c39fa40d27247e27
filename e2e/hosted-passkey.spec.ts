import type { Page } from '@playwright/test';
import { addAuthenticator } from '../tools/authenticator.ts';
import { everything, logIn, onTwoDevices, synced } from './hosted-devices.ts';
import { write } from './journal-page.ts';
import { expect, signUp, test } from './mooring.ts';
import { faceButton, lock, removePasskey, setUpPasskey } from './passkey-page.ts';

const ana = {
  name: 'Ana',
  email: `ana-face-${Date.now()}@example.org`,
  password: 'a lamp on the water',
};
const changed = 'another lamp on the shore';

test.skip(
  Boolean(process.env.SUPABASE_URL),
  'what reaches a real project cannot be read from here',
);

test('face or finger opens a hosted account and its sync goes on; the passkey stays on its device, and the password opens both', async ({
  deployment,
}) => {
  // Two browsers, a database and a service of their own, beside whatever else is running.
  test.setTimeout(300_000);
  await onTwoDevices(deployment, async ({ hosted, one, two, url }) => {
    const device = await addAuthenticator(one.page);
    await signUp(one.page, ana, url);
    await setUpPasskey(one.page, ana.password, url);
    await write(one.page, 'Before', 'Written before the lock.', url);
    await synced(one.page, url);

    await lock(one.page, url);
    await faceButton(one.page).click();
    await expect(one.page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
    await one.page.getByRole('button', { name: 'Log Out' }).click();
    await one.page.getByRole('tab', { name: 'Log In' }).click();
    await faceButton(one.page).click();
    await expect(one.page).toHaveURL(/\/dashboard$/);
    await write(one.page, 'After', 'Written after the log-in.', url);
    await synced(one.page, url);

    // The second device can hold passkeys too, and knows nothing of the first one's.
    await addAuthenticator(two.page);
    await two.page.goto(`${url}/auth`);
    await two.page.getByRole('tab', { name: 'Log In' }).click();
    await expect(two.page.getByLabel('Email')).toBeVisible();
    await expect(faceButton(two.page)).toBeHidden();
    await logIn(two.page, ana, url);
    await two.page.goto(`${url}/journal`);
    for (const title of ['Before', 'After'])
      await expect(two.page.getByText(title, { exact: true })).toBeVisible();
    await two.page.goto(`${url}/profile/details`);
    await expect(two.page.getByRole('button', { name: 'Set it up' })).toBeVisible();
    await expect(two.page.getByText('My phone')).toBeHidden();
    const known = [await everything(hosted.stack), ...hosted.sent].join('\n');
    expect(known).toContain(ana.email);
    expect(known).not.toMatch(/passkey|My phone/);

    await changePassword(two.page);
    await lock(one.page, url);
    await faceButton(one.page).click();
    await expect(one.page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
    await signInAgain(one.page);
    await synced(one.page, url);

    await removePasskey(one.page, url);
    expect(await device.passkeys()).toBeLessThanOrEqual(1);
    await lock(one.page, url);
    await expect(one.page.getByLabel(/^Password/)).toBeVisible();
    await expect(faceButton(one.page)).toBeHidden();
    await one.page.getByLabel(/^Password/).fill(changed);
    await one.page.getByRole('button', { name: 'Unlock' }).click();
    await expect(one.page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
  });
});

async function changePassword(page: Page) {
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await dialog.getByLabel('Current password', { exact: true }).fill(ana.password);
  await dialog.getByLabel('New password', { exact: true }).fill(changed);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog).toBeHidden();
}

/** The words are open; only sync waits for the new password. */
async function signInAgain(page: Page) {
  // By links: a page that is loaded again before the key is stored asks for the password, as it should.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const journaling = page.getByRole('heading', { name: 'Journaling' });
  await page.locator('section').filter({ has: journaling }).getByRole('link').click();
  await expect(page.getByText('After', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('link', { name: /^Kept on this device/ }).click();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to the server again' });
  await dialog.getByLabel('Current password', { exact: true }).fill(changed);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
}
