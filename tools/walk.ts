/**
 * Photographs every screen for the walk of docs/walk.md: of somebody with little and of somebody with a year, in three
 * windows, by day and by night. Names of states or parts of addresses as arguments take only those.
 *
 *   pnpm shots:walk            (into test-results/walk)
 */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { paths } from '../packages/contract/src/paths.ts';
import { launchOptions } from './chromium.ts';
import { serve } from './serve.ts';
import { backupOfLife, evening, lives } from './walk-life.ts';

const folder = 'test-results/walk';
const asked = process.argv.slice(2);
const windows = [
  [1440, 900, false],
  [1280, 800, true],
  [390, 844, false],
] as const;
type State = keyof typeof lives;
const states = (Object.keys(lives) as State[]).filter(
  (state) => !asked.some((one) => one in lives) || asked.includes(state),
);
const parts = asked.filter((one) => !(one in lives));

/** A place to photograph: its address, and what is pressed there. */
type Place = { name: string; path: string; press?: (page: Page) => Promise<unknown> };
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
const history = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: /View (Emotion )?History/ }).click();
  await page.getByRole('radio', { name }).click({ force: true });
};
const at = (path: string): Place => ({
  name: path === '/' ? 'entry-page' : path.slice(1).replace(/[^a-z0-9]+/gi, '-'),
  path,
});
const places: Place[] = [
  ...Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes(':') && pattern !== paths.subscription.pattern)
    .map(at),
  ...[
    '/journal/month/2026-11?day=20',
    '/entry/entry-1',
    '/edit/entry-1',
    '/letters/new',
    '/letters/0',
    '/someone/new',
    '/someone/tom',
    '/companion?view=earlier',
    '/companion?view=settings',
    '/meditations?read=evening-harbour',
    '/rituals?ritual=daily-release',
    '/rituals?ritual=daily-release&step=2',
    '/soundscapes?quiet=1',
    '/nowhere',
  ].map(at),
  ...['List', 'Calendar', 'Strength', 'Emotions'].map((name) => ({
    name: `history-${name.toLowerCase()}`,
    path: '/emotions',
    press: history(name),
  })),
  {
    name: 'emotions-summary',
    path: '/emotions',
    press: async (page) => {
      await page.getByRole('radio', { name: 'Grief' }).click();
      await button("Save Today's Check-In")(page);
      await page.getByRole('heading', { name: "Today's Check-In" }).waitFor();
    },
  },
  {
    name: 'companion-talk',
    path: '/companion',
    press: async (page) => {
      await page.getByRole('checkbox', { name: 'Grief' }).click();
      await button('Begin Conversation')(page);
      await page.getByRole('textbox', { name: 'Message' }).waitFor();
    },
  },
];

const server = await serve(fileURLToPath(new URL('../dist', import.meta.url)), 0);
const url = `http://localhost:${(server.address() as AddressInfo).port}`;
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions);
for (const state of states) {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.clock.setFixedTime(evening);
  await restore(page, state);
  for (const place of places)
    if (parts.length === 0 || parts.includes(place.name))
      await photograph(page, place, state).catch((error: Error) =>
        console.warn(`${place.name} of ${state}: ${error.message.split('\n')[0]}`),
      );
  await context.close();
}
await browser.close();
server.closeAllConnections();
server.close();

async function restore(page: Page, state: State) {
  await page.goto(`${url}/profile/export`);
  await page.getByRole('button', { name: 'Restore from a backup' }).click();
  await page.getByLabel('Backup file').setInputFiles({
    name: 'mooring-backup.json',
    mimeType: 'application/json',
    buffer: backupOfLife(lives[state]),
  });
  await page.getByRole('button', { name: 'Restore it here' }).click();
  await page.getByText(/^\d+ added$/).waitFor();
}

async function photograph(page: Page, { name, path, press }: Place, state: State) {
  page.setDefaultTimeout(10_000);
  for (const [width, height, isResized] of windows) {
    await page.setViewportSize({ width, height });
    // A phone never was a wide window: it opens the page anew.
    if (!isResized) {
      await page.goto(url + path);
      await stands(page);
      await press?.(page);
      await stands(page);
    }
    await page.evaluate(() => scrollTo(0, 0));
    if (name.startsWith('history-'))
      await page
        .getByRole('region', { name: 'Emotion History' })
        .evaluate((it) => it.scrollIntoView());
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(60);
      await page.screenshot({ path: join(folder, `${state}-${name}-${width}-${colorScheme}.png`) });
    }
  }
}

async function stands(page: Page) {
  await page.locator('main h1').first().waitFor();
  await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(350);
}
