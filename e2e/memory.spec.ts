import type { Page } from '@playwright/test';
import { begin, replies, say } from './companion-page.ts';
import { expect, signUp, test } from './mooring.ts';

const fact = (page: Page, line: string) => page.getByRole('listitem').filter({ hasText: line });

/** Begins a conversation and tells it of Rex. */
async function tellOfRex(page: Page) {
  await begin(page, 'Grief');
  await say(page, 'My dog Rex died. He was 14.');
  await expect(replies(page)).toHaveCount(2);
}

test('a visitor sees what is known, offline too, and a new conversation begins without it', async ({
  page,
  context,
}) => {
  await tellOfRex(page);
  await page.getByRole('link', { name: 'What I know' }).click();
  await expect(fact(page, 'Your dog’s name is Rex.')).toContainText('You wrote: ');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Forget: Your dog’s age: 14.' }).click();
  await expect(fact(page, 'Your dog’s age: 14.')).toHaveCount(0);
  await context.setOffline(false);
  await begin(page, 'Hope');
  await page.goto('/companion/memory');
  await expect(page.getByText('I know nothing about you.', { exact: false })).toBeVisible();
});

test('switched on, the next conversation knows it; switched off and forgotten, the one after does not', async ({
  page,
}) => {
  await signUp(page);
  await tellOfRex(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'What the companion knows' }).click();
  const remember = page.getByRole('switch', { name: 'Remember between conversations' });
  await remember.click();
  await expect(remember).toBeChecked();

  await begin(page, 'Hope');
  await say(page, "What was my dog's name?");
  await expect(replies(page).last()).toContainText('Rex');

  await page.goto('/companion/memory');
  await expect(remember).toBeChecked();
  await remember.click();
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(fact(page, 'Your dog’s name is Rex.')).toHaveCount(0);
  await begin(page, 'Anger');
  await say(page, "What was my dog's name?");
  await expect(replies(page)).toHaveCount(2);
  await expect(replies(page).last()).not.toContainText('Rex');
});
