import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../packages/contract/src/paths.ts';
import { write } from './journal-page.ts';
import { killBrowser } from './kill-browser.ts';
import { account, expect, openProfile, signUp, test } from './mooring.ts';
import { removeFolder } from './remove-folder.ts';
import { workerReady } from './worker-ready.ts';

/** A page of this origin without the app. There the browser itself asks for an icon that is not there, and says so. */
const elsewhere = '/licences.txt';

const everyPage = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':'));

test('a page that comes back with Back after a lock in another tab is locked', async ({
  page,
  context,
}) => {
  await signUp(page);
  await write(page, 'Only for me', 'The stairs.');
  await expect(page.getByText('Only for me')).toBeVisible();
  // Another document, so the journal goes into the back-forward cache where the engine has one.
  await page.goto(elsewhere);
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Lock now' }).click();
  await expect(other.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect(page.getByText('Only for me')).toHaveCount(0);
});

test('no field is smaller than 16 px, so that an iPhone does not zoom into the page', async ({
  quietPage: page,
}) => {
  test.setTimeout(everyPage.length * 6_000);
  const small: string[] = [];
  for (const path of everyPage) {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeVisible();
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('input, textarea, select')]
        .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=range]'))
        .map((field) => `${field.id} ${getComputedStyle(field).fontSize}`)
        .filter((field) => Number.parseFloat(field.split(' ')[1] ?? '') < 16),
    );
    small.push(...found.map((field) => `${path} ${field}`));
  }
  expect(small).toEqual([]);
});

test('a check-in of today is saved and found in the history', async ({ quietPage: page }) => {
  await page.goto('/emotions');
  await page.getByRole('radio', { name: 'Grief' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('The lilies.');
  await page.getByRole('button', { name: "Save Today's Check-In" }).click();
  await expect(page.getByRole('heading', { name: "Today's Check-In" })).toBeVisible();
  await page.getByRole('button', { name: 'View History' }).click();
  const history = page.getByRole('region', { name: 'Emotion History' });
  await expect(history.getByText('The lilies.')).toBeVisible();
});

test('a word is found in the text of an entry', async ({ quietPage: page }) => {
  await write(page, 'Monday', 'A heron stood in the shallows.');
  await write(page, 'Tuesday', 'It rained.');
  await page.getByRole('searchbox').fill('HERON');
  await expect(page.getByRole('link', { name: 'Monday' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tuesday' })).toHaveCount(0);
  await expect(page.locator('mark').first()).toHaveText('heron');
});

test('words that look like a program are shown as they are, and do not run', async ({
  quietPage: page,
}) => {
  const words = '<img src=x onerror="window.ran = 1"><script>window.ran = 1</script>';
  await write(page, words, words);
  await page.getByRole('link', { name: words }).click();
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('the words come back from the second copy when the databases are gone', async ({ page }) => {
  await write(page, 'Kept twice', 'The stairs.');
  await expect(page.getByText('Kept twice')).toBeVisible();
  // Nothing holds the databases open there.
  await page.goto(elsewhere);
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      const request = indexedDB.deleteDatabase(name ?? '');
      await new Promise((resolve) => {
        request.onsuccess = resolve;
        request.onerror = resolve;
      });
    }
  });
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: 'Kept twice' })).toBeVisible();
});

test('a draft that was said to be kept survives a killed browser', async ({ deployment }) => {
  const profile = mkdtempSync(join(tmpdir(), 'mooring-killed-'));
  const first = await openProfile(profile);
  const page = await first.newPage();
  await signUp(page, account, deployment.url);
  await page.goto(`${deployment.url}/write`);
  await page.getByLabel('Title').fill('Half a thought');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await killBrowser(profile);
  await first.close().catch(() => undefined);

  const second = await openProfile(profile);
  const again = await second.newPage();
  await again.goto(`${deployment.url}/write`);
  await expect(again.getByLabel('Title')).toHaveValue('Half a thought');
  await second.close();
  removeFolder(profile);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  // offline.spec.ts opens every address, which takes Firefox more than a minute.
  test('after one visit the pages to write, to read and to find help start without the server', async ({
    page,
    deployment,
  }) => {
    await page.goto('/dashboard');
    await workerReady(page);
    await deployment.stop();
    for (const path of ['/', '/write', '/journal', '/companion', '/safety']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('main h1').first(), path).toBeVisible();
      await expect(page.getByText('This part of Mooring did not load'), path).toHaveCount(0);
    }
  });
});
