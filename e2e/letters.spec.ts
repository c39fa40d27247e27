import type { Page } from '@playwright/test';
import { expect, test } from './mooring.ts';
import { privateFiles } from './private-files.ts';
import { stopServer } from './worker-ready.ts';

const words = (page: Page) => page.getByRole('textbox', { name: 'Your letter' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Writes a letter on a new page, and leaves it there. */
async function writeLetter(page: Page, to: string, text: string) {
  await page.goto('/letters/new');
  await page.getByRole('textbox', { name: /^To/ }).fill(to);
  await words(page).fill(text);
}

async function keepLetter(page: Page, to: string, text: string) {
  await writeLetter(page, to, text);
  await button(page, 'Keep it').click();
  await expect(page).toHaveURL(/\/letters$/);
}

test('a visitor finds the letters from the journal, keeps one, and changes it after a reload', async ({
  quietPage: page,
}) => {
  await page.goto('/journal');
  await page.getByRole('link', { name: 'Letters', exact: true }).click();
  await expect(page.getByText('No letters yet')).toBeVisible();
  await page.getByRole('link', { name: 'Write a letter' }).click();
  await words(page).fill('The kettle still clicks.');
  await page.getByRole('textbox', { name: /^To/ }).fill('Vera');
  await button(page, 'Keep it').click();
  await expect(page).toHaveURL(/\/letters$/);
  await page.reload();
  await page.getByRole('link', { name: 'To Vera' }).click();
  await expect(words(page)).toHaveValue('The kettle still clicks.');
  await words(page).fill('The kettle still clicks. And the radio.');
  await button(page, 'Keep it').click();
  await expect(page.getByText('The kettle still clicks. And the radio.')).toBeVisible();
});

test('a reload in the middle of writing keeps the words of a letter', async ({
  quietPage: page,
}) => {
  await writeLetter(page, 'Vera', 'You always put the good kni');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.reload();
  await expect(words(page)).toHaveValue('You always put the good kni');
  await expect(page.getByText(/Your draft is back/)).toBeVisible();
});

test('a sealed letter shows no word before its day, and can be opened early after a question', async ({
  quietPage: page,
}) => {
  await writeLetter(page, 'Vera', 'The kettle still clicks.');
  await button(page, 'Seal it until a day').click();
  await page.getByLabel('Day', { exact: true }).fill('2099-03-14');
  await button(page, 'Seal it').click();
  await expect(page.getByText('Sealed until March 14, 2099', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sealed until March 14, 2099', { exact: true })).toBeVisible();
  await expect(page.getByText('The kettle still clicks.')).toHaveCount(0);
  await page.getByRole('link', { name: 'To Vera' }).click();
  await expect(page.getByText('Sealed until March 14, 2099', { exact: true })).toBeVisible();
  await expect(words(page)).toHaveCount(0);
  await button(page, 'Open it early').click();
  await button(page, 'Open it now').click();
  await expect(words(page)).toHaveValue('The kettle still clicks.');
  await page.goto('/letters');
  await expect(page.getByText('The kettle still clicks.')).toBeVisible();
});

test('a burned letter is gone after a reload, from the list, its address and the second copy', async ({
  quietPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepLetter(page, 'Tom', 'The tent.');
  await keepLetter(page, 'Vera', 'The kettle still clicks.');
  await page.getByRole('link', { name: 'To Vera' }).click();
  await words(page).fill('The kettle still clicks. And the radio.');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  const address = page.url();
  const row = `letter:${address.split('/').at(-1)}`;
  await expect.poll(() => privateFiles(page)).toContain(row);

  await button(page, 'Burn it').click();
  const question = page.getByRole('alertdialog', { name: 'Burn this letter?' });
  await question.getByRole('button', { name: 'Burn it', exact: true }).click();
  await expect(page.getByText(/The letter is removed/)).toBeVisible();
  await expect.poll(() => privateFiles(page)).not.toContain(row);
  await page.goto(address);
  await expect(page).toHaveURL(/\/letters$/);
  await expect(page.getByRole('link', { name: 'To Tom' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'To Vera' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'To Tom' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'To Vera' })).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit letters are read and written with the server stopped', async ({
    page,
    deployment,
  }) => {
    await stopServer(page, deployment);
    await page.goto('/letters', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('No letters yet')).toBeVisible();
    await keepLetter(page, 'Vera', 'The kettle still clicks.');
    await page.goto('/letters', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('The kettle still clicks.')).toBeVisible();
  });
});
