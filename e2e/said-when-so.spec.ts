import type { Page } from '@playwright/test';
import { begin, replies } from './companion-page.ts';
import { fill, shortTexts } from './filled.ts';
import { write } from './journal-page.ts';
import { expect, test } from './mooring.ts';

const messages = (page: Page) =>
  page.getByRole('region', { name: /messages/i }).locator('li[data-state=open]');

test('an error of one step does not stand over the next', async ({ quietPage: page }) => {
  await fill(page, shortTexts);
  await page.goto('/healing-path/checkpoint/2');
  const response = page.locator('main textarea');
  await response.fill('');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(messages(page)).toHaveText(/^Response needed/);
  await response.fill('It asks me to go in.');
  await expect(messages(page)).toHaveCount(0);
});

test('where there is no voice that is said once, and no choice of voices is offered', async ({
  quietPage: page,
}) => {
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () => [];
  });
  await begin(page, 'Grief');
  await replies(page).first().hover();
  await page.getByRole('button', { name: 'Read aloud' }).first().click();
  await expect(messages(page)).toHaveText(/^No voice on this device/);
  await expect(page.getByText('Voice Options Available')).toHaveCount(0);
});

test('the end of an export is said, with the name of the file', async ({ quietPage: page }) => {
  await write(page, 'Lilies', 'They had them at the market.');
  await page.goto('/profile/export');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Journal' }).click();
  const name = (await download).suggestedFilename();
  await expect(page.getByText(`${name} is in your downloads`)).toBeVisible();
});
