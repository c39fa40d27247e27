/**
 * Photographs every main screen of the composed app: phone and desktop, day and night, empty and full.
 *
 *   pnpm shots      (into test-results/shots, then the README's picture into docs/images)
 */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from './chromium.ts';
import { serve } from './serve.ts';

const folder = process.argv[2] ?? 'test-results/shots';
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const signedOut = ['/', '/landing', '/auth', '/onboarding', '/safety', '/nowhere'];
const signedIn = [
  '/dashboard',
  '/journal',
  '/write',
  '/prompts',
  '/companion',
  '/emotions',
  '/healing-path',
  '/library',
  '/rituals',
  '/affirmations',
  '/blog',
  '/soundscapes',
  '/bookmarks',
  '/saved-moments',
  '/profile',
];
const entries = [
  [
    'The second cup',
    'I filled it anyway. It steamed by the window while I told it about the garden.',
    'grief',
  ],
  [
    'What I would say at the station',
    'Not sorry, exactly. More that I was listening, even when I looked away.',
    'longing',
  ],
  [
    'Lilies',
    'They had them at the market. I stood there so long the woman asked if I was all right.',
    'hope',
  ],
] as const;

const server = await serve(fileURLToPath(new URL('../dist', import.meta.url)), 0);
const url = `http://localhost:${(server.address() as AddressInfo).port}`;
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions);
for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const take = (path: string, state = '') =>
      photograph(page, path, `${size}-${colorScheme}${state}`);
    for (const path of signedOut) await take(path);
    await signUp(page);
    for (const path of ['/journal', '/saved-moments', '/emotions']) await take(path, '-empty');
    for (const [title, text, tag] of entries) await write(page, title, text, tag);
    for (const path of signedIn) await take(path);
    await context.close();
  }
}
await closeAll(browser);

async function photograph(page: Page, path: string, name: string) {
  await page.goto(url + path);
  await page.locator('main h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const file = `${path === '/' ? 'entry' : path.slice(1).replaceAll('/', '-')}-${name}.png`;
  await page.screenshot({ path: join(folder, file) });
}

async function signUp(page: Page) {
  await page.goto(`${url}/auth`);
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a lamp on the water');
  await page.getByRole('button', { name: 'Create My Account' }).click();
  await page.getByRole('button', { name: 'Later' }).waitFor();
  await page.screenshot({ path: join(folder, `phrase-${page.viewportSize()?.width}.png`) });
  await page.getByRole('button', { name: 'Later' }).click();
  await page.waitForURL(/dashboard/);
}

async function write(page: Page, title: string, text: string, tag: string) {
  await page.goto(`${url}/write`);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your thoughts').fill(text);
  await page.getByRole('button', { name: tag }).click();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await page.waitForURL(/journal/);
}

async function closeAll(open: Browser) {
  await open.close();
  server.closeAllConnections();
  server.close();
}
