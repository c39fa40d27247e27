/**
 * Photographs every main screen of the composed app: phone and desktop, day and night, empty and full.
 *
 *   pnpm shots      (into test-results/shots, then the pictures of docs/screens.md into docs/images)
 */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from './chromium.ts';
import { serve } from './serve.ts';
import { firstEvening, liveTwoWeeks, setClock } from './shots-life.ts';

const [folder = 'test-results/shots', whole] = process.argv.slice(2);
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const signedOut = ['/', '/landing', '/auth', '/onboarding', '/safety', '/nowhere'];
const empty = ['/journal', '/saved-moments', '/emotions', '/companion', '/healing-path'];
const full = [
  '/dashboard',
  '/journal',
  '/write',
  '/prompts',
  '/companion',
  '/emotions',
  '/healing-path',
  '/healing-path/overview',
  '/healing-path/checkpoint/2',
  '/library',
  '/rituals',
  '/meditations',
  '/affirmations',
  '/blog',
  '/stories',
  '/soundscapes',
  '/guided-series',
  '/themes-of-healing',
  '/bookmarks',
  '/saved-moments',
  '/safety',
  '/profile',
];

const server = await serve(fileURLToPath(new URL('../dist', import.meta.url)), 0);
const url = `http://localhost:${(server.address() as AddressInfo).port}`;
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions);
for (const [size, viewport] of Object.entries(sizes)) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await setClock(page, firstEvening);
  const take = async (paths: string[], state = '') => {
    for (const path of paths) await photograph(page, path, size, state);
  };
  await take(signedOut);
  await signUp(page);
  await take(empty, '-empty');
  await liveTwoWeeks(page, url);
  await take(full);
  await page.goto(`${url}/journal`);
  await page.getByRole('link', { name: /Lilies/ }).click();
  await page.getByRole('heading', { name: 'Lilies' }).waitFor();
  await bothWays(page, `entry-page-${size}`);
  await page.goto(`${url}/emotions`);
  await page.getByRole('button', { name: 'View History' }).click();
  await page.getByRole('region', { name: 'Emotion History' }).waitFor();
  await bothWays(page, `history-${size}`);
  await context.close();
}
await closeAll(browser);

async function photograph(page: Page, path: string, size: string, state: string) {
  await page.goto(url + path);
  await page.locator('main h1').first().waitFor();
  const name = path === '/' ? 'entry' : path.slice(1).replaceAll('/', '-');
  await bothWays(page, `${name}-${size}`, state);
}

/** By day and by night. With `whole` as the second argument, each page down to its foot. */
async function bothWays(page: Page, name: string, state = '') {
  await page.evaluate(() => document.fonts.ready);
  // What is kept is opened after the heading stands there.
  await page.waitForTimeout(400);
  await page.getByText('Opening', { exact: true }).waitFor({ state: 'hidden' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const path = join(folder, `${name}-${colorScheme}${state}.png`);
    await page.screenshot({ path, fullPage: whole === 'whole' });
  }
}

async function signUp(page: Page) {
  await page.goto(`${url}/auth`);
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a lamp on the water');
  await page.getByRole('button', { name: 'Create My Account' }).click();
  await page.getByRole('button', { name: 'Later' }).waitFor();
  await bothWays(page, `phrase-${page.viewportSize()?.width}`);
  await page.getByRole('button', { name: 'Later' }).click();
  await page.waitForURL(/dashboard/);
}

async function closeAll(open: Browser) {
  await open.close();
  server.closeAllConnections();
  server.close();
}
