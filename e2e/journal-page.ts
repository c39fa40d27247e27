import { expect, type Page } from '@playwright/test';

/** Writes an entry and saves it. `origin`: where another deployment than the usual one is served. */
export async function write(page: Page, title: string, text: string, origin = '') {
  await page.goto(`${origin}/write`);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your thoughts').fill(text);
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page).toHaveURL(/\/journal$/);
}
