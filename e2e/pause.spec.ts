import type { Page } from '@playwright/test';
import { begin, say } from './companion-page.ts';
import { expect, test } from './mooring.ts';
import { stopServer } from './worker-ready.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const untilLine = (page: Page) => page.getByText(/^The pause goes on until /);

test('a pause that is found from the letters goes on through a reload, ends by itself, and asks one question', async ({
  quietPage: page,
}) => {
  await page.clock.install();
  await page.goto('/letters');
  await page.getByRole('link', { name: /^Pause before you write/ }).click();
  await button(page, 'Begin the ten-minute pause').click();
  const line = await untilLine(page).textContent();
  await page.clock.fastForward('04:00');
  await page.reload();
  await expect(untilLine(page)).toHaveText(line ?? '');
  await expect(page.getByRole('textbox', { name: /^How is it now/ })).toHaveCount(0);
  await page.clock.fastForward('06:01');
  await page.getByRole('textbox', { name: /^How is it now/ }).fill('A bit quieter.');
  await expect(
    page.getByRole('status').filter({ hasText: 'The ten minutes are over.' }),
  ).toHaveCount(1);
  await button(page, 'Keep these words').click();
  await expect(button(page, 'Begin the ten-minute pause')).toBeVisible();
  await page.reload();
  await expect(page.getByText('A bit quieter.')).toHaveCount(0);
  await button(page, 'Show what I wrote').click();
  await expect(page.getByText('A bit quieter.')).toBeVisible();
});

test('what is written instead survives a reload, and is then among the letters', async ({
  quietPage: page,
}) => {
  await page.goto('/pause');
  const words = page.getByRole('textbox', { name: /^What you want to say/ });
  await words.fill('Your coat is still here.');
  await page.getByRole('link', { name: 'Letters' }).click();
  await page.getByRole('link', { name: /^Pause before you write/ }).click();
  await expect(words).toHaveValue('Your coat is still here.');
  await page.reload();
  await expect(words).toHaveValue('Your coat is still here.');
  await button(page, 'Keep it as a letter').click();
  await page.getByRole('link', { name: 'Open the letter' }).click();
  await expect(page.getByRole('textbox', { name: 'Your letter' })).toHaveValue(
    'Your coat is still here.',
  );
});

test('somebody who has written is met kindly, and finds nothing of it later', async ({
  quietPage: page,
}) => {
  await page.goto('/someone/new');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Tom');
  await page.getByLabel('We are no longer together').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Pause before you write to Tom' }).click();
  await button(page, 'I have written to them').click();
  await expect(page.getByText('You have written to them.')).toBeVisible();
  await button(page, 'Go on without an answer').click();
  await page.reload();
  await expect(button(page, 'Begin the ten-minute pause')).toBeVisible();
  await expect(page.getByText(/last time/)).toHaveCount(0);
});

test('the companion offers a pause to somebody who is about to write', async ({ page }) => {
  await begin(page, 'Grief');
  await say(page, 'I want to text my ex. Should I text him?');
  await page.getByRole('link', { name: 'Pause before you write' }).click();
  await expect(button(page, 'Begin the ten-minute pause')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a pause begins and goes on with the server stopped', async ({ page, deployment }) => {
    await stopServer(page, deployment);
    await page.goto('/pause', { waitUntil: 'domcontentloaded' });
    await button(page, 'Begin the ten-minute pause').click();
    await expect(untilLine(page)).toBeVisible();
    await page.goto('/pause', { waitUntil: 'domcontentloaded' });
    await expect(untilLine(page)).toBeVisible();
  });
});
