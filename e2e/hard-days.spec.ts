import type { Page } from '@playwright/test';
import { expect, test } from './mooring.ts';
import { stopServer } from './worker-ready.ts';

const row = (page: Page) => page.getByRole('link', { name: /Tom’s birthday/ });
const closing = (page: Page) => page.getByText('You are doing better than you think.');

/** Adds a hard day on November 26. */
async function addDay(page: Page) {
  await page.goto('/profile/days');
  await page.getByRole('link', { name: 'Add a day' }).click();
  await page.getByLabel('What do you call this day?').fill('Tom’s birthday');
  await page.getByLabel('What kind of day is it?').selectOption({ label: 'A birthday' });
  await page.getByLabel('Month').selectOption({ label: 'November' });
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill('26');
  await page.getByRole('checkbox', { name: 'This is a hard day' }).check();
  await page.getByRole('textbox', { name: 'Where' }).fill('At the lake');
  await page.getByRole('textbox', { name: 'With whom' }).fill('With Ana');
  await page.getByRole('textbox', { name: 'If it is too much' }).fill('Go home early.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tom’s birthday' })).toBeVisible();
}

async function homeAt(page: Page, time: string) {
  await page.clock.setFixedTime(new Date(time));
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Quiet for today' })).toBeVisible();
}

test.describe('by the calendar', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T09:00:00') });
  });

  test('a visitor names a day; Home is softer before it, shows the plan on it, and goes back', async ({
    quietPage: page,
  }) => {
    await addDay(page);
    await page.reload();
    await expect(page.getByText('It is in 5 days, on Thursday.', { exact: false })).toBeVisible();

    await homeAt(page, '2026-11-21T09:10:00');
    await expect(row(page)).toContainText('On Thursday: Tom’s birthday');
    await expect(row(page)).toContainText(/Your plan is here|You can make a plan for it/);
    await expect(closing(page)).toHaveCount(0);
    await row(page).click();
    await expect(page.getByText('Go home early.')).toBeVisible();
    await expect(page.getByRole('link', { name: /Write about it/ })).toBeVisible();

    await homeAt(page, '2026-11-26T09:00:00');
    await expect(row(page)).toContainText('Today: Tom’s birthday');
    await expect(row(page)).toContainText('You planned: At the lake. With Ana.');
    await page.reload();
    await expect(row(page)).toContainText('Today: Tom’s birthday');
    await expect(page.getByRole('link', { name: 'Right now', exact: true })).toBeVisible();

    await homeAt(page, '2026-11-27T09:00:00');
    await expect(row(page)).toContainText('Yesterday: Tom’s birthday');
    await expect(row(page)).toContainText('The day after can be hard too.');

    await homeAt(page, '2026-11-28T09:00:00');
    await expect(closing(page)).toBeVisible();
    await expect(row(page)).toHaveCount(0);
  });

  test('the address of a day holds nothing that was written', async ({ quietPage: page }) => {
    await addDay(page);
    expect(page.url()).toMatch(/\/profile\/days\?day=[\w-]+$/);
    await expect(page).toHaveTitle('Days and dates · Mooring');
  });

  test('a day that was removed comes back by Undo, and Home follows', async ({
    quietPage: page,
  }) => {
    await addDay(page);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No days are kept here yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page)).toBeVisible();
    await homeAt(page, '2026-11-21T09:10:00');
    await expect(row(page)).toContainText('On Thursday: Tom’s birthday');
  });

  test('the calendar file tells nobody what it is about', async ({ quietPage: page }) => {
    await addDay(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to your calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('a-quiet-day.ics');
    const text = (await (await file.createReadStream()).toArray()).join('');
    expect(text).toContain('SUMMARY:A quiet day');
    expect(text).toContain('DTSTART;VALUE=DATE:20261126');
    expect(text).not.toMatch(/Tom|birthday|lake|Ana/);
  });
});

test.describe('with the server stopped', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page of days starts, and a day is added and found again', async ({
    page,
    deployment,
  }) => {
    await stopServer(page, deployment);
    await addDay(page);
    await page.goto('/profile/days');
    await expect(row(page)).toBeVisible();
  });
});
