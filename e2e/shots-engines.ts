/**
 * Photographs the main screens in the three engines, by day and by night, on a phone and a desktop, and sets each screen's twelve
 * pictures on one sheet: `pnpm shots:engines`, into .cache/engine-shots. `pnpm shots:engines firefox` photographs one engine,
 * `pnpm shots:engines sheets` sets the sheets again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { liveOneEvening } from '../tools/shots-life.ts';
import { engine } from './engines/engine.ts';
import { account, deploy, openProfile, signUp } from './mooring.ts';
import { removeFolder } from './remove-folder.ts';

const folder = fileURLToPath(new URL('../.cache/engine-shots', import.meta.url));
const engines = ['chromium', 'firefox', 'webkit'] as const;
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const themes = ['light', 'dark'] as const;

type Screen = { name: string; path: string; before?(page: Page): Promise<void> };

const signedOut: Screen[] = [
  { name: 'entry', path: '/' },
  { name: 'auth', path: '/auth' },
  {
    name: 'focus',
    path: '/auth',
    async before(page) {
      await page.getByLabel('Email').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    },
  },
];
const signedIn: Screen[] = [
  ...[
    '/dashboard',
    '/journal',
    '/write',
    '/companion',
    '/emotions',
    '/healing-path/overview',
    '/library',
    '/saved-moments',
    '/safety',
    '/profile',
  ].map((path) => ({ name: path.slice(1).replace('/', '-'), path })),
  {
    name: 'dialog',
    path: '/saved-moments',
    async before(page) {
      await page.getByRole('button', { name: 'Add Moment' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'scrolled',
    path: '/profile',
    async before(page) {
      await page.evaluate(() => scrollTo(0, 400));
    },
  },
];

const fileOf = (screen: string, size: string, theme: string, of: string) =>
  join(folder, `${screen}-${size}-${theme}-${of}.png`);

const [asked] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
if (asked === 'take') await takeAll();
else {
  for (const one of engines.filter((name) => !asked || asked === name)) photographIn(one);
  await setSheets();
}

/** An engine is chosen when the program starts, so each has a program of its own. */
function photographIn(one: (typeof engines)[number]) {
  const [program = '', ...args] = process.argv.slice(0, 2);
  const { status } = spawnSync(program, [...process.execArgv, ...args, 'take'], {
    stdio: 'inherit',
    env: { ...process.env, MOORING_ENGINE: one },
  });
  if (status === 0) return;
  console.error(`${one} was not photographed whole.`);
  process.exitCode = 1;
}

async function takeAll() {
  const deployment = await deploy();
  const profile = mkdtempSync(join(tmpdir(), 'mooring-profile-'));
  const context = await openProfile(profile);
  const page = await context.newPage();
  // A busy machine takes longer than Playwright's own 30 s. The bridge to WebKit has no such setting.
  if (engine !== 'webkit') page.setDefaultTimeout(120_000);
  await take(page, deployment.url, signedOut);
  await page.setViewportSize(sizes.phone);
  await signUp(page, account, deployment.url);
  await liveOneEvening(page, deployment.url);
  await take(page, deployment.url, signedIn);
  await context.close();
  await deployment.stop();
  removeFolder(profile);
}

async function take(page: Page, url: string, screens: Screen[]) {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const screen of screens) {
      // One that does not come is named, and does not cost the others.
      await photograph(page, url, screen, size).catch((error: unknown) => {
        console.error(`${engine}: ${screen.name}, ${size}: ${error}`);
        process.exitCode = 1;
      });
    }
  }
}

async function photograph(page: Page, url: string, { name, path, before }: Screen, size: string) {
  await page.goto(url + path);
  await page.locator('main h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.getByText('Opening', { exact: true }).waitFor({ state: 'hidden' });
  await before?.(page);
  for (const theme of themes) {
    // As the choice in the profile does: not every engine can be told what the system prefers.
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    // Colours pass over, and what is kept is opened after the heading stands there.
    await page.waitForTimeout(700);
    await page.screenshot({ path: fileOf(name, size, theme, engine) });
  }
}

async function setSheets() {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ viewport: { width: 1560, height: 900 } });
  for (const { name } of [...signedOut, ...signedIn]) {
    const picture = (size: string, theme: string, width: number) =>
      engines.map((one) => {
        const path = fileOf(name, size, theme, one);
        const bytes = existsSync(path) ? readFileSync(path).toString('base64') : '';
        return `<figure><img alt="" width="${width}" src="data:image/png;base64,${bytes}"><figcaption>${one}</figcaption></figure>`;
      });
    const phones = themes.flatMap((theme) => picture('phone', theme, 248)).join('');
    const desktops = themes.map((theme) => `<p>${picture('desktop', theme, 500).join('')}</p>`);
    await page.setContent(`<style>
      body, p { display: flex; flex-wrap: wrap; gap: 10px; margin: 0; background: #888; font: 12px sans-serif }
      body { padding: 8px } figure { margin: 0 } img { display: block }
    </style>${phones}${desktops.join('')}`);
    await page.screenshot({ path: join(folder, `sheet-${name}.png`), fullPage: true });
  }
  await browser.close();
}
