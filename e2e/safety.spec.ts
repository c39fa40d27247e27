import type { Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { expect, signUp, test } from './mooring.ts';

const grave = 'I want to be with her again. I am going to kill myself tonight.';
const card = (page: Page) => page.getByRole('region', { name: 'Help right now' });

async function writeAndSave(page: Page, words: string) {
  await page.goto('/write');
  await page.getByLabel('Title').fill('Tonight');
  await page.getByLabel('Your thoughts').fill(words);
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page).toHaveURL(/\/journal$/);
}

test('a journal entry that speaks of dying is saved, and the safety card stays until it is closed', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await writeAndSave(page, grave);
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Please let a person be with you');
  await expect(page.getByRole('link', { name: /Tonight/ })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toMatch(/kill|myself|with her|suicide|mooring\.card/);

  await page.reload();
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/library');
  await expect(card(page)).toBeVisible();

  await page.getByLabel('Which country are you in?').selectOption({ label: 'Ireland' });
  await expect(page.getByRole('link', { name: /Call 112/ })).toHaveAttribute('href', 'tel:112');
  await expect(page.getByRole('link', { name: 'Call 116 123' })).toHaveAttribute(
    'href',
    'tel:116123',
  );

  await page.getByRole('button', { name: 'Close this card' }).click();
  await expect(card(page)).toHaveCount(0);
  // Closing is sealed and stored like any other word; a page that is gone at once may not have got to it.
  await page.waitForTimeout(1000);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('on a phone the card shows both calls at once, on the companion’s page as well', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => localStorage.setItem('mooring.country', 'GB'));
  await signUp(page);
  await writeAndSave(page, grave);
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const address of ['/journal', '/companion']) {
      await page.goto(address);
      await expect(page.getByRole('link', { name: /Call 999/ })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'Call 116 123' })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('with the network gone while writing, the entry is saved and the card is there', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/write');
  await page.getByLabel('Title').fill('Tonight');
  await page.getByLabel('Your thoughts').fill(grave);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: '60-second grounding' }).click();
  await expect(page.getByText('Name five things you can see.')).toBeVisible();
});

test('the safety card is visible at any scroll position, and can be collapsed by keyboard', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await writeAndSave(page, grave);
  await page.goto('/library');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  for (let n = 0; n < 12; n += 1) {
    // Firefox stops at the card itself too, because it can be scrolled.
    const focused = await page.evaluate(() => document.querySelector('button:focus')?.textContent);
    if (focused?.includes('Help right now')) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close this card' })).toHaveCount(0);
  await page.mouse.wheel(0, 5000);
  await expect(card(page)).toBeInViewport();
});

for (const theme of ['light', 'dark'] as const) {
  test(`the card passes axe and fits a 360 px phone, ${theme}`, async ({ quietPage: page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.addInitScript(() => localStorage.setItem('mooring.country', 'GB'));
    await writeAndSave(page, `${grave} My husband hits me.`);
    await expect(card(page)).toBeVisible();
    for (const path of ['/journal', '/safety']) {
      await page.goto(path);
      await expect(card(page).getByRole('link', { name: /Call 999/ })).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      expect(await axeFaults(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}

test('log-out takes the card away, and the log-in page shows only Right now', async ({
  quietPage: page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('mooring.card', '3:suicide,abuse'));
  await signUp(page);
  await writeAndSave(page, `${grave} My husband hits me.`);
  const other = await context.newPage();
  await other.goto('/library');
  await expect(card(other)).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(card(page)).toHaveCount(0);
  await expect(card(other)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Right now', exact: true })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, sessionStorage]));
  expect(kept).not.toMatch(/suicide|abuse|mooring\.card/);
});

test('Leave fast replaces the page by another site', async ({ page }) => {
  await page.route('https://www.wikipedia.org/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Right now', exact: true }).click();
  await page.getByRole('button', { name: 'Leave fast' }).click();
  await expect(page).toHaveURL('https://www.wikipedia.org/');
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});
