import type { Page } from '@playwright/test';
import { addAuthenticator } from '../tools/authenticator.ts';
import { account, expect, signUp, test } from './mooring.ts';
import { askForPasskey, faceButton, lock, removePasskey, setUpPasskey } from './passkey-page.ts';

test('face or finger opens the words after a lock, after a log-out and offline, and is removed', async ({
  quietPage: page,
  context,
}) => {
  const device = await addAuthenticator(page);
  await signUp(page);
  await setUpPasskey(page, account.password);
  expect(await device.passkeys()).toBe(1);

  await lock(page);
  await context.setOffline(true);
  await faceButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
  await context.setOffline(false);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('tab', { name: 'Log In' }).click();
  await faceButton(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await removePasskey(page);
  await lock(page);
  await expect(page.getByLabel(/^Password/)).toBeVisible();
  await expect(faceButton(page)).toBeHidden();
});

test('where the device does not confirm who it is, the password opens', async ({
  quietPage: page,
}) => {
  const device = await addAuthenticator(page);
  await signUp(page);
  await setUpPasskey(page, account.password);
  await device.confirm(false);
  await lock(page);
  await faceButton(page).click();
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
  await askForPasskey(page, account.password);
  await expect(page.getByText(/This passkey cannot open your words/)).toBeVisible();
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(page.getByText('My phone')).toBeHidden();
});

test('nothing is offered where the device cannot confirm who holds it', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await nothingIsOffered(page);
});

test('nothing is offered where the browser cannot derive secrets from passkeys', async ({
  quietPage: page,
}) => {
  await addAuthenticator(page);
  await page.addInitScript(() => {
    const able = PublicKeyCredential.getClientCapabilities.bind(PublicKeyCredential);
    PublicKeyCredential.getClientCapabilities = async () => ({
      ...(await able()),
      'extension:prf': false,
    });
  });
  await signUp(page);
  await nothingIsOffered(page);
});

async function nothingIsOffered(page: Page) {
  await page.goto('/profile/details');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  // The page asks the same before it offers anything: when this is answered, it has been answered too.
  await page.evaluate(() =>
    Promise.all([
      PublicKeyCredential.getClientCapabilities(),
      PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
    ]),
  );
  await expect(page.getByText(/face or finger|passkey/i)).toHaveCount(0);
}
