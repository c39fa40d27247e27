import type { Locator } from '@playwright/test';
import { expect, test } from './mooring.ts';

test('onboarding has neither logo nor navigation, and Right now is still one press away', async ({
  quietPage: page,
}) => {
  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { name: 'Understanding Your Journey' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mooring' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Right now' })).toBeVisible();
});

test('an address that leads nowhere says so and leads home', async ({ quietPage: page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the navigation is hidden while the on-screen keyboard is open', async ({
  quietPage: page,
}) => {
  const places = page.getByRole('navigation', { name: 'Main' });
  const field = page.getByLabel('Email');
  await page.setViewportSize({ width: 412, height: 846 });
  await page.goto('/auth');
  await field.focus();
  await expect(places).toBeInViewport({ ratio: 1 });
  // A tall phone, whose keyboard is the smallest there is.
  await page.setViewportSize({ width: 412, height: 560 });
  await expect(places).not.toBeInViewport();
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.blur();
  await expect(places).toBeInViewport({ ratio: 1 });
});

test('the keyboard reaches the page by the skip link first', async ({ quietPage: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('F8 moves to the toasts, and Escape dismisses the one in focus', async ({
  quietPage: page,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create My Account' }).click();
  const toast = page.getByRole('region', { name: /messages/i }).getByText('Name required');
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});

test('a message lies over no heading and no navigation, on any screen, and is the only one', async ({
  quietPage: page,
}) => {
  await page.goto('/auth');
  const messages = page.getByRole('region', { name: /messages/i }).locator('li[data-state=open]');
  const kept = [page.getByRole('heading', { level: 1 }), page.getByRole('navigation').first()];
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const needed of ['Name required', 'Email required']) {
      await page.getByLabel('Name').fill(needed === 'Name required' ? '' : 'Ana');
      await page.getByRole('button', { name: 'Create My Account' }).click();
      await expect(messages).toHaveText(new RegExp(`^${needed}`));
    }
    // A message slides in, and stands where it stays a moment later.
    for (const one of kept)
      await expect.poll(() => meet(messages, one), { message: `${width}×${height}` }).toBe(false);
  }
});

test('the entry screen leads to onboarding, and to log-in for someone without a session', async ({
  quietPage: page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /Your heartbreak matters/ })).toBeVisible();
  await page.getByRole('link', { name: "I've Been Here Before" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
});

test('without a hosted service the app sends requests to its own origin only', async ({
  quietPage: page,
  deployment,
}) => {
  const strangers: string[] = [];
  let last = 0;
  page.on('request', (request) => {
    last = Date.now();
    if (!request.url().startsWith(deployment.url)) strangers.push(request.url());
  });
  for (const path of ['/', '/landing', '/dashboard', '/journal', '/library', '/safety']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // At rest, so that what a page asks for late is heard too.
    await expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(500);
  }
  expect(strangers).toEqual([]);
});

async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Both are on the page.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
