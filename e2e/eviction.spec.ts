import type { Page } from '@playwright/test';
import { expect, test } from './mooring.ts';

/** What Chromium removes when it evicts an origin: everything but localStorage. */
const evicted = 'indexeddb,file_systems,cache_storage,service_workers,storage_buckets';

async function writeEntry(page: Page, title: string) {
  await page.goto('/write');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your thoughts').fill('Words.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
}

async function evict(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: evicted });
  await devtools.detach();
}

test('storage that the browser clears under an open page is noticed, said, and stored again', async ({
  page,
}) => {
  await writeEntry(page, 'Before the clearing');
  await evict(page);
  await expect(
    page.getByText('The browser cleared its storage while Mooring was open'),
  ).toBeVisible();
  await writeEntry(page, 'After the clearing');
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: 'Before the clearing' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'After the clearing' })).toBeVisible();
});

test('storage that was cleared while no page was open is said at the next visit', async ({
  page,
}) => {
  await writeEntry(page, 'Before the clearing');
  await page.goto('/404-no-such-page.txt');
  await evict(page);
  await page.goto('/journal');
  await expect(page.getByText('Your words are not in this browser any more')).toBeVisible();
});

test('before the first word nothing is stored, so that the note of it is the first change of the origin', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => Object.keys(localStorage));
  for (const address of ['/', '/dashboard', '/library', '/companion', '/emotions', '/profile']) {
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await kept(), address).toEqual([]);
  }
  await page.goto('/write');
  await page.getByLabel('Your thoughts').fill('Words.');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  expect(await kept()).toContain('mooring.written');
});
