import type { Page } from '@playwright/test';
import { write } from './journal-page.ts';
import { expect, signUp, storedRows, test } from './mooring.ts';
import { stopServer } from './worker-ready.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByLabel('Title');

/** Writes an entry on an earlier day with a tag of the person's own, and saves it. */
async function writeOn(page: Page, day: string, name: string, tag: string) {
  await page.goto('/write');
  await title(page).fill(name);
  await page.getByLabel('Your thoughts').fill('It rained.');
  await button(page, 'Change the date').click();
  await page.getByLabel('Day', { exact: true }).fill(day);
  await button(page, 'Add a tag of your own').click();
  await page.getByLabel('A tag of your own').fill(tag);
  await button(page, 'Add').click();
  await expect(page.getByRole('button', { name: tag, exact: true, pressed: true })).toBeVisible();
  await button(page, 'Save Entry').click();
  await expect(page).toHaveURL(/\/journal$/);
}

/** The box is checked when the choice is kept. */
async function mute(page: Page, tag: string) {
  const box = page.getByRole('checkbox', { name: tag });
  await box.click();
  await expect(box).toBeChecked();
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T21:10:00'));
});

test('a visitor puts an entry on an earlier day, with a tag, and finds it by both after a reload', async ({
  quietPage: page,
}) => {
  await write(page, 'Today', 'The radio is on.');
  await writeOn(page, '2026-03-14', 'Lilies', 'Ward Seventeen');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['November 2026', 'March 2026']);
  const filter = page.getByRole('group', { name: 'Filter by tag' });
  await filter.getByRole('button', { name: 'Ward Seventeen' }).click();
  await expect(page.getByRole('link', { name: 'Lilies' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Today' })).toHaveCount(0);
  expect(Object.values(await storedRows(page)).join()).not.toMatch(/ward seventeen/i);
  expect(page.url()).not.toMatch(/ward/i);

  await page.getByRole('link', { name: 'Month', exact: true }).click();
  await expect(page).toHaveURL(/\/journal\/month\/2026-11$/);
  for (const month of ['October', 'September', 'August', 'July', 'June', 'May', 'April', 'March'])
    await page.getByRole('link', { name: `${month} 2026` }).click();
  await page.getByRole('link', { name: 'March 14, 1 entry' }).click();
  await expect(page.getByRole('heading', { name: 'March 14, 2026' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Lilies' })).toBeVisible();
});

test('a reload in the middle of writing keeps the day, and a day to come is refused', async ({
  quietPage: page,
}) => {
  await page.goto('/journal/month/2026-11?day=09');
  await page.getByRole('link', { name: 'Write about this day' }).click();
  await expect(title(page)).toHaveValue('November 9, 2026');
  await page.getByLabel('Your thoughts').fill('It rained.');
  await button(page, 'Change the date').click();
  await page.getByLabel('Day', { exact: true }).fill('2026-11-21');
  await expect(page.getByText('This day is still to come.').first()).toBeVisible();
  await expect(button(page, 'Save Entry')).toBeDisabled();
  await page.getByLabel('Day', { exact: true }).fill('2026-11-08');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Your draft is back/)).toBeVisible();
  await expect(title(page)).toHaveValue('November 8, 2026');
  await button(page, 'Save Entry').click();
  await expect(page).toHaveURL(/\/journal$/);
  await page.goto('/journal/month/2026-11');
  await expect(page.getByRole('link', { name: 'November 8, 1 entry' })).toBeVisible();
});

test('with an account a tag is renamed on every entry, muted under its new name, and removed', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await writeOn(page, '2026-11-02', 'Lilies', 'Ward');
  await writeOn(page, '2026-11-03', 'The station', 'Ward');
  await button(page, 'Rename or remove your tags').click();
  await button(page, 'Rename #Ward').click();
  await page.getByLabel('New name').fill('Hospital');
  await button(page, 'Rename').click();
  await expect(page.getByText('#Ward is now #Hospital.')).toBeVisible();
  await page.goto('/profile/muted');
  await mute(page, '#Hospital');
  await page.goto('/journal');
  await expect(page.getByRole('button', { name: /Not brought up/ })).toHaveCount(2);
  await button(page, 'Rename or remove your tags').click();
  await button(page, 'Remove #Hospital').click();
  await expect(page.getByText(/can be brought up again/)).toBeVisible();
  await button(page, 'Remove the tag').click();
  await expect(page.getByText('#Hospital is removed.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Lilies' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The station' })).toBeVisible();
  await expect(button(page, 'Rename or remove your tags')).toHaveCount(0);
});

test('an entry of an earlier year is on Home only after it was switched on, and not if its tag is muted', async ({
  quietPage: page,
}) => {
  const row = page.getByRole('link', { name: /On this day/ });
  const home = page.getByRole('heading', { name: 'You are safe here.' });
  await writeOn(page, '2024-11-20', 'Lilies', 'Ward');
  await page.goto('/dashboard');
  await expect(home).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto('/profile/muted');
  await page.getByRole('switch', { name: 'On this day' }).click();
  await expect(page.getByRole('switch', { name: 'On this day' })).toBeChecked();
  await page.goto('/dashboard');
  await expect(row).toContainText('You wrote in 2024.');
  await row.click();
  await expect(page.getByRole('heading', { name: 'Lilies' })).toBeVisible();
  await page.goto('/profile/muted');
  await mute(page, '#Ward');
  await page.goto('/dashboard');
  await expect(home).toBeVisible();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await expect(row).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit entries get a day and a tag, and the month opens, with the server stopped', async ({
    page,
    deployment,
  }) => {
    await stopServer(page, deployment);
    await writeOn(page, '2026-11-02', 'Lilies', 'Ward');
    await button(page, 'Rename or remove your tags').click();
    await expect(button(page, 'Rename #Ward')).toBeVisible();
    await page.goto('/journal/month/2026-11?day=02', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('link', { name: 'Lilies' })).toBeVisible();
  });
});
