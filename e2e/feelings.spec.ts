import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, signUp, test } from './mooring.ts';
import { privateFiles } from './private-files.ts';
import { stopServer } from './worker-ready.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const named = (page: Page) => page.getByRole('region', { name: 'What you named' });
const ownWord = (page: Page) => page.getByRole('textbox', { name: /A word of your own/ });
const prompts = (page: Page) => page.getByRole('list', { name: 'Your own prompts' });
const promptField = (page: Page) => page.getByRole('textbox', { name: /Your prompt/ });

async function openWords(page: Page, emotion: string) {
  await page.goto('/emotions');
  await page.getByRole('radio', { name: emotion }).click();
  await button(page, 'A more exact word (optional)').click();
}

async function saveCheckIn(page: Page) {
  await button(page, "Save Today's Check-In").click();
  await expect(page.getByRole('heading', { name: "Today's Check-In" })).toBeVisible();
}

/** Writes a prompt on the page that is open for it. */
async function savePrompt(page: Page, text: string) {
  await promptField(page).fill(text);
  await button(page, 'Save').click();
  await expect(prompts(page).getByText(text)).toBeVisible();
}

test('a visitor chooses a finer word, finds it after a reload, and writes another', async ({
  quietPage: page,
}) => {
  await openWords(page, 'Sadness');
  await button(page, 'heavy').click();
  await saveCheckIn(page);
  await expect(named(page)).toContainText('heavy');
  await page.reload();
  await expect(named(page)).toContainText('heavy');

  await button(page, 'Update').click();
  await expect(button(page, 'heavy')).toHaveAttribute('aria-pressed', 'true');
  await ownWord(page).fill('behind glass');
  await saveCheckIn(page);
  await page.reload();
  await expect(named(page)).toContainText('behind glass');
  await button(page, 'View History').click();
  const history = page.getByRole('region', { name: 'Emotion History' });
  await expect(history).toContainText('behind glass');
  const download = page.waitForEvent('download');
  await button(page, 'Export as CSV').click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain('Sadness,2,Moderate,,behind glass');
});

test('a word that is typed and not saved is there after a reload', async ({ quietPage: page }) => {
  await openWords(page, 'Confusion');
  await ownWord(page).fill('under water');
  await expect.poll(() => privateFiles(page)).toContain('draft:check-in');
  await page.reload();
  await expect(ownWord(page)).toHaveValue('under water');
  await expect(page.getByRole('radio', { name: 'Confusion' })).toBeChecked();
});

test('with an account a prompt is written, changed, moved, answered and removed', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await page.goto('/prompts');
  await page.getByRole('link', { name: 'Write a prompt' }).click();
  await savePrompt(page, 'What did the sea say?');
  await page.getByRole('link', { name: 'Write a prompt' }).click();
  await savePrompt(page, 'Who taught me to bake?');
  await button(page, 'Move up: Who taught me to bake?').click();
  await expect(prompts(page).getByRole('listitem').first()).toContainText('bake');
  await page.getByRole('link', { name: 'Change: What did the sea say?' }).click();
  await savePrompt(page, 'What did the harbour say?');

  await page.goto('/prompts');
  const beside = page.getByRole('region', { name: 'Your own prompts' });
  await expect(beside.getByRole('listitem')).toHaveText([/bake/, /harbour/]);
  await beside.getByRole('link', { name: 'Write Response' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Your thoughts' })).toHaveValue(
    '“Who taught me to bake?”\n\n',
  );
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('bake');

  await page.goto('/prompts?own=');
  await button(page, 'Remove: Who taught me to bake?').click();
  await expect(prompts(page).getByText('Who taught me to bake?')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompts(page).getByText('Who taught me to bake?')).toBeVisible();
});

test('letters are in the plain text of the journal', async ({ quietPage: page }) => {
  await page.goto('/letters/new');
  await page.getByRole('textbox', { name: /^To/ }).fill('Vera');
  await page.getByRole('textbox', { name: 'Your letter' }).fill('The kettle still clicks.');
  await button(page, 'Keep it').click();
  await expect(page).toHaveURL(/\/letters$/);
  await page.goto('/profile/export');
  await page.getByRole('radio', { name: 'Plain Text' }).click();
  const download = page.waitForEvent('download');
  await button(page, 'Export Journal').click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toContain('To Vera');
  expect(text).toContain('The kettle still clicks.');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit a finer word and a prompt are kept with the server stopped', async ({
    page,
    deployment,
  }) => {
    await stopServer(page, deployment);
    await page.goto('/prompts?own=new', { waitUntil: 'domcontentloaded' });
    await savePrompt(page, 'What did the sea say?');
    await page.goto('/emotions', { waitUntil: 'domcontentloaded' });
    await page.getByRole('radio', { name: 'Hope' }).click();
    await button(page, 'A more exact word (optional)').click();
    await button(page, 'curious').click();
    await saveCheckIn(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(named(page)).toContainText('curious');
    await page.goto('/prompts', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('What did the sea say?')).toBeVisible();
  });
});
