import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { wordsBelow } from './canary.ts';
import { account, expect, listen, openProfile, signUp, test } from './mooring.ts';
import { burnCanary, burned, canaries, plantCanaries } from './plant-canaries.ts';
import { more, plantMore } from './plant-writing.ts';
import { removeFolder } from './remove-folder.ts';

const canary = {
  title: 'quayzephyrtitle4471',
  text: 'harborvixentext9926',
  draft: 'lanternquokkadraft3058',
};
const planted = [canary, canaries, more].flatMap((each) => Object.values(each));

test.setTimeout(180_000);

test('a person signs up, writes, closes the browser, comes back and reads it; nothing readable was stored', async ({
  deployment,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'mooring-profile-'));
  const first = await openProfile(profile);
  await writeEntry(first, deployment.url);
  await first.close();
  const words = [...planted, burned, account.password, account.email];
  // The email stands there in the clear (README), so the search does find what is in this browser's databases.
  expect(wordsBelow(profile, words)).toEqual([account.email]);

  const second = await openProfile(profile);
  const page = await second.newPage();
  const heard = listen(page);
  await page.goto(`${deployment.url}/auth`);
  await logOutIfIn(page, deployment.url);
  await page.goto(`${deployment.url}/journal`);
  await expect(page.getByText(canary.title)).toHaveCount(0);
  await page.goto(`${deployment.url}/auth`);
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${deployment.url}/journal`);
  await page.getByRole('link', { name: new RegExp(canary.title) }).click();
  await expect(page.getByRole('heading', { level: 1, name: canary.title })).toBeVisible();
  await expect(page.getByText(canary.text)).toBeVisible();
  await expect(page.getByText('#grief')).toBeVisible();
  expect(heard).toEqual([]);
  await second.close();
  removeFolder(profile);
});

test('control: the search finds the words when sealing is switched off', async ({ deployment }) => {
  const profile = mkdtempSync(join(tmpdir(), 'mooring-profile-'));
  const context = await openProfile(profile);
  // The cipher is replaced by the identity with an empty tag, so plaintext is stored.
  await context.addInitScript(() => {
    crypto.subtle.encrypt = async (_algorithm, _key, data) => {
      const words = new Uint8Array(
        data instanceof ArrayBuffer ? data : (data as Uint8Array).slice().buffer,
      );
      const open = new Uint8Array(words.length + 16);
      open.set(words);
      return open.buffer;
    };
    crypto.subtle.decrypt = async (_algorithm, _key, data) => {
      const bytes = new Uint8Array(
        data instanceof ArrayBuffer ? data : (data as Uint8Array).slice().buffer,
      );
      return bytes.slice(0, -16).buffer;
    };
  });
  await writeEntry(context, deployment.url);
  await context.close();
  expect(wordsBelow(profile, planted)).toEqual(planted);
  removeFolder(profile);
});

async function writeEntry(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await signUp(page, account, url);
  await page.goto(`${url}/journal`);
  await page.getByRole('link', { name: 'Write Your First Entry' }).click();
  await page.getByLabel('Title').fill(canary.title);
  await page.getByLabel('Your thoughts').fill(canary.text);
  await page.getByRole('button', { name: 'grief' }).click();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page).toHaveURL(/\/journal$/);
  await expect(page.getByText(canary.title)).toBeVisible();
  await plantCanaries(page, url);
  await plantMore(page, url);
  await page.goto(`${url}/write`);
  await page.getByLabel('Title').fill(canary.draft);
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await burnCanary(page, url);
}

async function logOutIfIn(page: import('@playwright/test').Page, url: string) {
  await page.goto(`${url}/profile`);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
}
