import type { Page } from '@playwright/test';
import { write } from './journal-page.ts';
import { expect, test } from './mooring.ts';

/** Keeps a moment by hand. */
async function keepMoment(page: Page, text: string) {
  await page.goto('/saved-moments');
  await page
    .getByRole('button', { name: /^Add (Your First Bookmark|Moment)$/ })
    .first()
    .click();
  await page.getByLabel(/Your moment/).fill(text);
  await page.getByRole('button', { name: 'Save Moment' }).click();
  await expect(page.getByText(`“${text}”`)).toBeVisible();
}

/** Opens the page by its row in the profile, as a person would. */
async function openMuted(page: Page) {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Not to be brought up' }).click();
  await expect(page).toHaveURL(/\/profile\/muted$/);
}

test('a name that a visitor mutes is brought up nowhere, is found by search, and comes back when it is removed', async ({
  quietPage: page,
}) => {
  await write(page, 'Wilhelmina’s coat', 'It still hangs in the hall.');
  await write(page, 'A walk', 'The harbour was grey.');
  await keepMoment(page, 'Wilhelmina laughed.');
  await keepMoment(page, 'The light on the stairs.');

  await openMuted(page);
  await page.getByLabel('A name or a word').fill('wilhelmina');
  await page.getByRole('button', { name: 'Add it' }).click();
  const words = page.getByRole('list', { name: 'Names and words' });
  await expect(words.getByRole('listitem')).toHaveText(/wilhelmina/);
  await page.reload();
  await expect(words.getByRole('listitem')).toHaveText(/wilhelmina/);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'You are safe here.' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Wilhelmina');

  for (const address of ['/bookmarks', '/saved-moments']) {
    await page.goto(address);
    await expect(page.getByText('“The light on the stairs.”')).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Wilhelmina');
    await expect(page.locator('[data-plant]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Not brought up. Show it' })).toBeVisible();
  }

  await page.goto('/journal');
  await expect(page.getByRole('link', { name: 'A walk' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Wilhelmina');
  await page.getByRole('searchbox').fill('Wilhelmina');
  await expect(page.getByRole('link', { name: 'A walk' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Not brought up. Show this title' }).click();
  await expect(page.getByRole('link', { name: 'Wilhelmina’s coat' })).toBeVisible();

  await openMuted(page);
  await page.getByRole('button', { name: 'Remove: wilhelmina' }).click();
  await expect(words).toHaveCount(0);
  await page.goto('/bookmarks');
  await expect(page.getByText('“Wilhelmina laughed.”')).toBeVisible();
  await expect(page.locator('[data-plant]')).toHaveCount(2);
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: 'Wilhelmina’s coat' })).toBeVisible();
});

test('one entry is kept from being brought up on its own page, which can be undone', async ({
  quietPage: page,
}) => {
  await write(page, 'The second cup', 'I filled it anyway.');
  await page.getByRole('link', { name: 'The second cup' }).click();
  await page.getByRole('button', { name: 'Don’t bring this up again' }).click();
  await expect(page.getByRole('button', { name: 'Show it again' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show it again' })).toBeVisible();
  await page.goto('/journal');
  await expect(page.getByRole('button', { name: 'Not brought up. Show this title' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('The second cup');

  await openMuted(page);
  await page.getByRole('button', { name: /^Show again: Journal entry/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Show again: Journal entry/ }).click();
  await expect(page.getByRole('list', { name: 'Single things' })).toHaveCount(0);
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: 'The second cup' })).toBeVisible();
});
