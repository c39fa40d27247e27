import type { Page } from '@playwright/test';
import { expect, signUp, test } from './mooring.ts';

const day = 86_400_000;
const newest = Date.UTC(2026, 4, 20, 12);

/** A Day One journal with an entry a day, the newest first. */
const dayOne = (count: number) => ({
  name: 'Journal.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      entries: Array.from({ length: count }, (_, index) => ({
        uuid: `0123456789ABCDEF0123456789AB${String(index).padStart(4, '0')}`,
        creationDate: new Date(newest - index * day).toISOString(),
        text: `# Day ${index}\n\n${index === 700 ? 'A heron stood in the shallows.' : 'It rained.'}`,
        tags: index % 10 === 0 ? ['hope'] : [],
      })),
    }),
  ),
});

async function bringIn(page: Page, file: ReturnType<typeof dayOne>) {
  await page.goto('/journal?import');
  await page.getByLabel('Files').setInputFiles(file);
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
}

/** Whether the page has stopped moving: rows that are measured late move it after the wheel has stopped. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const before = window.scrollY;
    await new Promise((resolve) => setTimeout(resolve, 600));
    return window.scrollY === before;
  });

const rows = (page: Page) => page.locator('main section li');

test('a thousand entries scroll, jump by year, and are at the same position after Back', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await bringIn(page, dayOne(1000));
  await expect(page.getByText('1000 entries', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Day 0', exact: true })).toBeVisible();
  expect(await rows(page).count()).toBeLessThanOrEqual(30);

  await page.getByRole('button', { name: '2024', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'December 2024' })).toBeInViewport();
  await page.mouse.wheel(0, 900);
  const some = page.getByRole('link', { name: /^Day 5\d\d$/ });
  // Which rows are rendered depends on the scroll position, so one is chosen when the page has stopped moving.
  await expect.poll(async () => (await some.count()) > 6).toBe(true);
  await expect.poll(() => atRest(page)).toBe(true);
  const name = (await some.nth(5).textContent()) ?? '';
  const link = page.getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await rows(page).count()).toBeLessThanOrEqual(30);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(5_000);
  await link.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
});

test('what is typed is looked for in every entry, in a Worker that ends with the session', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await bringIn(page, dayOne(1000));
  await page.getByRole('button', { name: 'hope', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '100 entries found' })).toBeVisible();
  await page.getByRole('searchbox').fill('HERON shallows');
  await expect(page.getByRole('status').filter({ hasText: '1 entry found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Day 700' })).toBeVisible();
  await expect(page.locator('mark')).toHaveText(['heron', 'shallows']);
  const searching = () => page.workers().filter((one) => one.url().includes('search-worker'));
  expect(searching()).toHaveLength(1);
  await page.getByRole('searchbox').fill('snow');
  await page.getByRole('button', { name: 'Show all entries' }).click();
  await expect(page.getByRole('link', { name: 'Day 0', exact: true })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Lock now' }).click();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect.poll(() => searching().length).toBe(0);
});

test('titles that are to stay private are hidden until they are asked for', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await bringIn(page, dayOne(3));
  await page.goto('/profile/privacy');
  const hidden = page.getByRole('switch', { name: /private/i });
  await hidden.click();
  await expect(hidden).toBeChecked();
  await page.goto('/journal');
  const show = page.getByRole('button', { name: 'Show this title' });
  await expect(show).toHaveCount(3);
  await expect(page.getByText('It rained.')).toHaveCount(0);
  await show.nth(1).click();
  await expect(page.getByRole('link', { name: 'Day 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Show titles' }).click();
  await expect(page.getByRole('link', { name: 'Day 2' })).toBeVisible();
});
