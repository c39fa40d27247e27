import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { paths } from '../packages/contract/src/paths.ts';
import { launchOptions } from '../tools/chromium.ts';
import { compose } from '../tools/compose.ts';
import { begin, replies, say } from './companion-page.ts';
import { write } from './journal-page.ts';
import { account, type Deployment, expect, signUp, test } from './mooring.ts';
import { newerBuild } from './newer-build.ts';
import { workerReady } from './worker-ready.ts';

test.use({ serviceWorkers: 'allow' });

/** Every path; parameters name things that do not exist. */
const addresses = Object.values(paths).map(({ pattern }) => pattern.replace(/:\w+/, '1'));

const heading = (page: Page) => page.locator('main h1').first();

/** One visit, until every file is precached. */
async function visit(page: Page, path = '/dashboard') {
  await page.goto(path);
  await workerReady(page);
}

test('after one visit every address starts with the server stopped', async ({
  page,
  deployment,
}) => {
  await visit(page);
  await deployment.stop();
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(heading(page), address).toBeVisible();
    await expect(page.getByText('This part of Mooring did not load'), address).toHaveCount(0);
  }
  await page.goto('/');
  await page.getByRole('link', { name: 'Begin', exact: true }).click();
  await expect(page).toHaveURL(/\/onboarding$/);

  // Right now works signed out and without a network.
  await page.goto('/safety');
  await page.getByLabel(/country/i).selectOption({ label: 'Ireland' });
  const line = page.getByRole('link', { name: 'Call 116 123' }).first();
  await expect(line).toHaveAttribute('href', 'tel:116123');
  await expect(page.getByRole('heading', { name: 'Breathe with this' })).toBeVisible();
});

test('with the server stopped a person signs up, writes, reads, talks, exports, and comes back', async ({
  page,
  deployment,
}) => {
  await visit(page, '/landing');
  await deployment.stop();
  await signUp(page);
  await write(page, 'Lilies', 'They had them at the market.');
  await page.getByRole('link', { name: /Lilies/ }).click();
  await expect(page.getByText('They had them at the market.')).toBeVisible();

  await begin(page, 'Grief');
  await say(page, 'I set out two cups this morning.');
  await expect(replies(page).last()).toBeVisible();

  await page.goto('/profile/export');
  expect(await exported(page, 'PDF')).toMatch(/^%PDF-1\.7/);
  expect(await exported(page, 'Plain Text')).toContain('Lilies');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: /Lilies/ })).toBeVisible();
});

test('a newer build of one remote is offered; only it is fetched; a tab with unsaved words is left alone', async ({
  page,
  context,
  deployment,
}) => {
  await visit(page);
  const writing = await context.newPage();
  await writing.goto('/write');
  await writing.getByLabel('Title').fill('Half a thought');
  await writing.evaluate(() => Object.assign(window, { same: true }));

  await deployNewerJournal(deployment);
  deployment.asked.length = 0;
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'A newer version is ready' });
  await expect(notice).toBeVisible();
  const fetched = deployment.asked.filter((url) => !url.includes('service-worker.js'));
  expect(fetched.filter((url) => !url.startsWith('/remotes/journal/'))).toEqual(['/boot.js']);

  // The update notice is not shown on a page to write on.
  await expect(writing.getByText('A newer version is ready')).toHaveCount(0);
  await Promise.all([
    page.waitForEvent('load'),
    notice.getByRole('button', { name: 'Use it now' }).click(),
  ]);
  await expect(notice).toHaveCount(0);
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: 'Write the first line' })).toBeVisible();

  await writing.getByLabel('Your thoughts').fill('And the other half.');
  await expect(writing.getByLabel('Title')).toHaveValue('Half a thought');
  await writing.getByRole('button', { name: 'Save Entry' }).click();
  // The next page is still of the old build, which the host no longer has.
  await expect(writing.getByRole('link', { name: /Half a thought/ })).toBeVisible();
  expect(await writing.evaluate(() => 'same' in window)).toBe(true);
  await writing.reload();
  await expect(writing.getByRole('link', { name: /Half a thought/ })).toBeVisible();
});

test('the browser considers the app installable', async ({ deployment }) => {
  // Only the whole browser installs apps.
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext();
  const page = await context.newPage();
  await visit(page, `${deployment.url}/dashboard`);
  const devtools = await context.newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The browser of a test has a temporary profile, which does not install apps.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  await browser.close();
});

async function exported(page: Page, format: string) {
  await page.getByRole('radio', { name: format }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Journal' }).click();
  return readFileSync(await (await download).path(), 'latin1');
}

async function deployNewerJournal({ dist }: Deployment) {
  const remote = join(dist, 'remotes/journal');
  const kept = join(dist, 'journal-before');
  renameSync(remote, kept);
  newerBuild(kept, remote);
  await compose(dist);
}
