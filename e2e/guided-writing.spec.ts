import type { Page } from '@playwright/test';
import { replies, say } from './companion-page.ts';
import { expect, test } from './mooring.ts';

const answers = ['It rained all day.', 'I was at home, by the window.', 'I miss the radio.'];

async function begin(page: Page) {
  await page.getByRole('checkbox', { name: 'Hope' }).check({ force: true });
  await page.getByRole('button', { name: 'Begin Conversation' }).click();
  await expect(page.getByRole('list', { name: 'Other choices' })).toBeVisible();
}

async function answer(page: Page, words: readonly string[]) {
  await expect(page.getByRole('list', { name: 'Other choices' })).toBeVisible();
  const before = await replies(page).count();
  for (const [at, text] of words.entries()) {
    await say(page, text);
    await expect(replies(page)).toHaveCount(before + at + 1);
  }
}

async function toThePage(page: Page) {
  await page.getByRole('button', { name: 'That is enough' }).click();
  await page.getByRole('button', { name: 'Put it on the page' }).click();
}

const content = (page: Page) => page.getByLabel('Your thoughts');

test('AI Guided leads to an entry of the answers and nothing else, also through a reload', async ({
  page,
}) => {
  await page.goto('/journal');
  await page.getByRole('link', { name: 'AI Guided', exact: true }).click();
  await begin(page);
  await answer(page, answers.slice(0, 2));
  await page.reload();
  await answer(page, answers.slice(2));
  await toThePage(page);
  await expect(page).toHaveURL(/\/write$/);
  await expect(content(page)).toHaveValue(answers.join('\n\n'));
  await page.getByLabel('Title').fill('Rain');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page).not.toHaveURL(/\/write$/);
  await page.goto('/journal');
  await page.getByRole('link', { name: 'Rain' }).click();
  for (const text of answers) await expect(page.getByText(text)).toBeVisible();
});

test('Ask the companion reads the page, and what is added stands below its words', async ({
  page,
}) => {
  await page.goto('/write');
  await content(page).fill('The kettle boiled.');
  await page.getByRole('button', { name: /Ask the companion/ }).click();
  await begin(page);
  await expect(replies(page).filter({ hasText: 'The kettle boiled.' })).toHaveCount(1);
  await answer(page, ['I made one cup.']);
  await toThePage(page);
  await expect(page).toHaveURL(/\/write$/);
  await expect(content(page)).toHaveValue('The kettle boiled.\n\nI made one cup.');
});

test('a question can be skipped, and an ordinary conversation is one press away', async ({
  page,
}) => {
  await page.goto('/journal');
  await page.getByRole('link', { name: 'AI Guided', exact: true }).click();
  await begin(page);
  const before = await replies(page).count();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(replies(page)).toHaveCount(before + 1);
  await page.getByRole('button', { name: 'Talk instead' }).click();
  await expect(page.getByRole('list', { name: 'Other choices' })).toHaveCount(0);
});
