import type { Page } from '@playwright/test';
import { account, expect, signUp, test } from './mooring.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function answerTheQuestions(page: Page) {
  await page.getByRole('checkbox', { name: /lost a pet/ }).click();
  await press(page, 'Next');
  await page.getByRole('checkbox', { name: 'Longing' }).click();
  // The draft is stored when choosing has paused.
  await page.waitForTimeout(1000);
  await page.reload();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Longing' })).toBeChecked();
  await press(page, 'Next');
  await page.getByRole('radio', { name: /Quiet: just let me write/ }).click();
  await press(page, 'Next');
  await page.getByRole('textbox').fill('She slept on the stairs.');
  await press(page, 'Step Inside');
}

const readPhrase = async (page: Page) => {
  const words = page.getByRole('list', { name: '24 words' }).getByRole('listitem');
  await expect(words).toHaveCount(24);
  return (await words.allInnerTexts()).map((text) => text.replace(/[\d\s]/g, ''));
};

test('a visitor writes, signs up, prints the recovery phrase, logs out and logs in again', async ({
  quietPage: page,
}) => {
  await page.goto('/write');
  await page.getByLabel('Title').fill('Before there was an account');
  await page.getByRole('textbox', { name: /thoughts/i }).fill('The stairs are quiet.');
  await press(page, 'Save Entry');
  await expect(page.getByText('Before there was an account')).toBeVisible();

  await page.goto('/');
  await page.getByRole('link', { name: 'Begin', exact: true }).click();
  await answerTheQuestions(page);
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await expect(page.getByRole('meter')).toBeVisible();
  await press(page, 'Create My Account');

  const phrase = await readPhrase(page);
  await press(page, 'I have written it down');
  for (const field of await page.getByRole('textbox').all()) {
    const number = Number((await field.getAttribute('name'))?.replace('word-', ''));
    await field.fill(phrase[number - 1] ?? '');
  }
  await press(page, 'These are the words');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/journal');
  await expect(page.getByText('Before there was an account')).toBeVisible();
  await expect(page.getByText('She slept on the stairs.')).toBeVisible();

  await page.goto('/profile');
  await press(page, 'Log Out');
  await expect(page).toHaveURL(/\/auth$/);
  await press(page, 'Forgot your password?');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Recovery phrase').fill(phrase.with(6, 'hrabour').join(' '));
  await page.getByLabel('New password', { exact: true }).fill('a second lamp at sea');
  await press(page, 'Open My Journal');
  await expect(page.getByText(/Word 7 is not one of the words that Mooring uses/)).toBeVisible();
  await page.getByLabel('Recovery phrase').fill(phrase.join('\n'));
  await press(page, 'Open My Journal');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/profile');
  await press(page, 'Log Out');
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('a second lamp at sea');
  await press(page, 'Log In');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/journal');
  await expect(page.getByText('Before there was an account')).toBeVisible();
});

test('after 71 hours and 59 minutes a person is still signed in', async ({ quietPage: page }) => {
  await signUp(page);
  await page.evaluate(() => {
    const away = Date.now() - (72 * 60 - 1) * 60_000;
    localStorage.setItem('mooring.last-activity', new Date(away).toISOString());
  });
  await page.goto('/journal');
  await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
});

test('erasing everything leaves nothing behind, in any tab', async ({
  quietPage: page,
  context,
}) => {
  await signUp(page);
  await page.goto('/write');
  await page.getByLabel('Title').fill('Gone soon');
  await page.getByRole('textbox', { name: /thoughts/i }).fill('Words.');
  await press(page, 'Save Entry');
  const other = await context.newPage();
  await other.goto('/journal');
  await expect(other.getByText('Gone soon')).toBeVisible();

  await page.goto('/profile/erase');
  await press(page, 'Erase everything on this device');
  await page.getByLabel(/to go on/).fill('erase');
  await press(page, 'Erase everything');
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/$/);
  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    keys: Object.keys(localStorage),
  }));
  // An empty database marks the erasing until the app starts again, so that one that is cut off is finished then.
  const databases = left.databases.filter((name) => name !== 'mooring-probe');
  expect({ ...left, databases }).toEqual({ databases: [], keys: [] });
  await page.goto('/journal');
  await expect(page.getByText('Gone soon')).toHaveCount(0);
});
