import type { Locator, Page } from '@playwright/test';
import { account, expect, signUp, test } from './mooring.ts';

/** Presses, counted. Typing is none. */
function counting(page: Page) {
  let presses = 0;
  return {
    async press(target: Locator) {
      await target.click();
      presses += 1;
    },
    presses: () => presses,
    link: (name: string) => page.getByRole('link', { name, exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  };
}

test('from / the first letter is two presses away, and three keep it', async ({
  quietPage: page,
}) => {
  const { press, presses, link, button } = counting(page);
  await page.goto('/');
  await press(link('Just let me write'));
  await press(page.getByLabel('Your thoughts'));
  await page.keyboard.type('It is ten past three.');
  expect(presses()).toBe(2);
  await press(button('Save Entry'));
  await expect(page).toHaveURL(/\/journal$/);
  await expect(page.getByText('It is ten past three.')).toBeVisible();
  expect(presses()).toBe(3);
});

test('from / the companion is two presses away', async ({ quietPage: page }) => {
  const { press, presses } = counting(page);
  await page.goto('/');
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }));
  await press(page.getByRole('link', { name: 'Open', exact: true }));
  await expect(page.getByRole('heading', { name: 'How are you feeling right now?' })).toBeVisible();
  expect(presses()).toBe(2);
});

test('from / a human is two presses away', async ({ browser, deployment }) => {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
  const page = await context.newPage();
  for (const name of ['I need someone now', 'Right now']) {
    await page.goto(deployment.url);
    await page.getByRole('link', { name, exact: true }).click();
    const call = page.locator('main a[href^="tel:"]').first();
    await expect(call).toBeInViewport();
  }
  await context.close();
});

test('the questions can be passed without an answer to any, and no account is needed', async ({
  quietPage: page,
}) => {
  const { press, presses, link, button } = counting(page);
  await page.goto('/');
  await press(link('Begin'));
  for (let step = 1; step <= 4; step += 1) {
    await expect(page.getByText(`Step ${step} of 4`)).toBeVisible();
    await press(button('Skip this'));
  }
  await press(link('Begin without an account'));
  await expect(page.getByRole('heading', { name: 'You are safe here.' })).toBeVisible();
  expect(presses()).toBe(6);
});

test('words written while logged out come into the journal at the next log-in, each once', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByRole('link', { name: 'Write without logging in' }).click();
  await expect(page.getByLabel('Your thoughts')).toBeFocused();
  await page.keyboard.type('Logged out, and awake.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page).toHaveURL(/\/journal$/);

  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Log In' }).click();
  await expect(page.getByText(/we ask whether to bring it into your journal/)).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Bring your words into your journal?' });
  await expect(sheet).toContainText('You wrote 1 entry on this device without logging in.');
  await sheet.getByRole('button', { name: 'Bring it in' }).click();
  await expect(sheet).toBeHidden();
  await page.goto('/journal');
  await expect(page.getByText('Logged out, and awake.')).toHaveCount(1);
  await page.goto('/profile');
  await expect(page.getByText('Written without logging in')).toHaveCount(0);
});
