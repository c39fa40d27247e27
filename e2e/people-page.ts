import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './mooring.ts';

/** Bytes that no browser can play, of more than two chunks: they are kept all the same. */
export const voicemail = Buffer.from(Array.from({ length: 300_001 }, (_, at) => (at * 31) % 256));

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Makes a page about Vera, and stays on it. `origin`: where another deployment than the usual one is served. */
export async function addVera(page: Page, origin = '') {
  await page.goto(`${origin}/someone`);
  await page.getByRole('link', { name: 'Add someone' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Vera');
  await page.getByRole('textbox', { name: /^Who this is/ }).fill('my mum');
  await page.getByRole('radio', { name: 'They died' }).click({ force: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vera' })).toBeVisible();
}

/** Opens her page, also where she is not to be brought up. */
export async function openVera(page: Page, origin = '') {
  await page.goto(`${origin}/someone`);
  await page.getByRole('link', { name: /Vera|Somebody/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vera' })).toBeVisible();
}

/** The field for files on the page of a person. */
export const fileField = (page: Page) =>
  page.getByLabel('Bring in a voice message, a picture or another file');

export async function bringIn(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await fileField(page).setInputFiles({ name, mimeType, buffer });
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

/** The SHA-256 of what a press on this button downloads. */
export async function hashOfDownload(page: Page, press: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: press, exact: true }).click(),
  ]);
  return hashOf(readFileSync(await download.path()));
}
