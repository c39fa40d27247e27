import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { write } from './journal-page.ts';
import { expect, signUp, test } from './mooring.ts';
import { addVera, bringIn, hashOf, hashOfDownload, openVera, voicemail } from './people-page.ts';

const words = 'I filled the second cup. 我还是倒满了第二杯。 ملأتُ الفنجان שלום Привет 🪷';
const secret = 'four words by heart';

test('the PDF is made in a Worker from files of this origin alone, and the page stays responsive', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await write(page, 'Lilies', words);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/profile/export');
  await page.getByRole('heading', { name: 'Export Your Journal' }).waitFor();
  expect(asked.filter((url) => /\.(?:woff|wasm)$|pdf/.test(url))).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Journal' }).click();
  await expect(
    page.getByText('Your journal is being exported in pdf format.', { exact: true }),
  ).toBeVisible();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^mooring-journal-\d{4}-\d\d-\d\d\.pdf$/);
  const bytes = readFileSync(await file.path()).toString('latin1');
  expect(bytes).toMatch(/^%PDF-1\.7/);
  for (const family of ['literata', 'sc', 'arabic', 'hebrew', 'emoji']) {
    expect(bytes).toContain(`+${family}-`);
  }
  expect(page.workers().filter((one) => one.url().includes('pdf-worker'))).toEqual([]);
  const fonts = asked.filter((url) => url.endsWith('.woff'));
  expect(fonts.length).toBeGreaterThan(4);
  expect(fonts.length).toBeLessThan(25);
  for (const url of asked) expect(new URL(url).origin).toBe(new URL(page.url()).origin);
});

test('the journal is saved as plain text, with every word of it', async ({ quietPage: page }) => {
  await write(page, 'Lilies', words);
  // WebKit says so of a script that was still on its way when the page is left.
  await expect(page.getByRole('link', { name: /Lilies/ })).toBeVisible();
  await page.goto('/profile/export');
  await page.getByRole('radio', { name: 'Plain Text' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Journal' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^mooring-journal-\d{4}-\d\d-\d\d\.txt$/);
  const text = readFileSync(await file.path(), 'utf8');
  for (const part of ['Lilies', words]) expect(text).toContain(part);
});

test('the exported web page can be read in a clean browser without a network', async ({
  page,
  browser,
}) => {
  await signUp(page);
  await write(page, 'Lilies', words);
  await page.goto('/profile/export');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a web page' }).click();
  const kept = await offline(browser);
  await kept.page.setContent(readFileSync(await (await download).path(), 'utf8'));
  await expect(kept.page.getByRole('heading', { name: 'Lilies' })).toBeVisible();
  await expect(kept.page.getByText(words)).toBeVisible();
  expect(kept.asked).toEqual([]);
  await kept.page.context().close();
});

test('a sealed backup is restored in another browser, a voice byte for byte, and again changes nothing', async ({
  page,
  browser,
  deployment,
}) => {
  await signUp(page);
  await write(page, 'Lilies', words);
  await addVera(page);
  await bringIn(page, 'voicemail.m4a', 'audio/mp4', voicemail);
  await page.goto('/profile/export');
  await page.getByRole('button', { name: 'Make a full backup' }).click();
  await page.getByLabel('Passphrase', { exact: true }).fill(secret);
  await page.getByLabel('Repeat the passphrase', { exact: true }).fill(secret);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the backup' }).click();
  const file = await (await download).path();
  expect(readFileSync(file).toString('latin1')).not.toContain('Lilies');

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${deployment.url}/profile/export`);
  await restore(other, file);
  await expect(other.getByText(/^\d+ added$/)).toBeVisible();
  await other.getByRole('button', { name: 'Done' }).click();
  await restore(other, file);
  await expect(other.getByText(/^\d+ already here$/)).toBeVisible();
  await expect(other.getByText(/added$/)).toHaveCount(0);
  await other.goto(`${deployment.url}/journal`);
  await expect(other.getByRole('link', { name: /Lilies/ })).toHaveCount(1);
  await openVera(other, deployment.url);
  expect(await hashOfDownload(other, 'Download: voicemail.m4a')).toBe(hashOf(voicemail));
  await other.context().close();
});

async function restore(page: Page, file: string) {
  await page.getByRole('button', { name: 'Restore from a backup' }).click();
  await page.getByLabel('Backup file').setInputFiles(file);
  await page.getByLabel('Passphrase', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Open the backup' }).click();
  await expect(page.getByText(/^1 entry, of/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore it here' }).click();
}

async function offline(browser: Browser) {
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return { page, asked };
}
