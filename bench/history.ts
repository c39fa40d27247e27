import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { host } from './host.ts';
import { type Line, median } from './measure.ts';

const days = 3650;
const cpu = 4;

type Look = { first: number; all: number; longest: number };

/**
 * Opening the history of ten years of daily check-ins, against one of fifty, which paints the same lines, and an empty
 * one, which paints a sentence. 390×844, CPU 4×, everything loaded.
 */
export async function historyFigures(dist: string, runs: number): Promise<Line[]> {
  const site = await host(dist);
  const browser = await chromium.launch(launchOptions);
  const pages = {
    years: await openPage(browser, site.url, days),
    fifty: await openPage(browser, site.url, 50),
    empty: await openPage(browser, site.url, 0),
  };
  const looks: Record<keyof typeof pages, Look[]> = { years: [], fifty: [], empty: [] };
  for (let run = 0; run < runs; run += 1) {
    looks.years.push(await look(pages.years, site.url, 'ol > li'));
    looks.fifty.push(await look(pages.fifty, site.url, 'ol > li'));
    looks.empty.push(await look(pages.empty, site.url, 'h2 ~ p, section p'));
  }
  await browser.close();
  site.stop();
  const of = (side: Look[], pick: (one: Look) => number) => median(side.map(pick));
  const first = (side: Look[]) => of(side, (one) => one.first);
  const longest = of(looks.years, (one) => one.longest).toFixed(0);
  return [
    {
      name: `history of ${days} check-ins, first paint`,
      ours: first(looks.years),
      against: first(looks.fifty),
      unit: 'ms',
      budget: { ratio: 1.3 },
      note: `against fifty; longest task ${longest} ms at CPU ${cpu}×`,
    },
    {
      name: `history of ${days} check-ins, first paint`,
      ours: first(looks.years),
      against: first(looks.empty),
      unit: 'ms',
      note: 'against none: fifty lines beside one sentence',
    },
    {
      name: `all ${days} check-ins as a calendar`,
      ours: of(looks.years, (one) => one.all),
      against: undefined,
      unit: 'ms',
      note: 'from the press to the drawing: every one read and opened',
    },
  ];
}

/** A page whose check-ins came from an older build, which is how a browser is given ten years at once. */
async function openPage(browser: Browser, url: string, count: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await page.goto(`${url}/landing`);
  const old = oldCheckIns(count);
  if (count > 0) await page.evaluate((text) => localStorage.setItem('emotion_records', text), old);
  await page.goto(`${url}/emotions`);
  await page.getByRole('button', { name: 'View Emotion History' }).click({ timeout: 120_000 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}

async function look(page: Page, url: string, wanted: string): Promise<Look> {
  await page.goto(`${url}/emotions`);
  await page.getByRole('button', { name: 'View Emotion History' }).waitFor();
  await page.getByRole('heading', { name: 'Insight' }).waitFor();
  await page.evaluate(watchTasks);
  const first = await page.evaluate<number>(pressed('View Emotion History', wanted));
  const longest = await page.evaluate<number>('Math.max(0, ...globalThis.tasks)');
  if (wanted !== 'ol > li') return { first, longest, all: Number.NaN };
  await page.getByRole('radio', { name: 'Calendar' }).click();
  await page.getByRole('img', { name: /Calendar of/ }).waitFor();
  const drawn = 'svg[aria-label="Calendar of years"]';
  const all = await page.evaluate<number>(pressed('All', drawn, 'label'));
  return { first, longest, all };
}

const watchTasks = `globalThis.tasks = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.tasks.push(duration);
}).observe({ type: 'longtask', buffered: false });`;

/** In the page: the time from a press to the frame after `wanted` stands in the history. */
const pressed = (name: string, wanted: string, kind = 'button') => `new Promise((resolve) => {
  const door = [...document.querySelectorAll('main ${kind}')].find((one) => one.textContent === ${JSON.stringify(name)});
  const started = performance.now();
  door.click();
  (function look() {
    const section = document.querySelector('section[aria-labelledby="emotion-history"]');
    if (section?.querySelector('${wanted}')) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    else requestAnimationFrame(look);
  })();
})`;

/** Days one after the other, in the shape older builds kept. */
function oldCheckIns(count: number): string {
  const names = [
    'Grief',
    'Anger',
    'Sadness',
    'Hope',
    'Acceptance',
    'Confused',
    'Peaceful',
    'Anxious',
  ];
  const today = new Date();
  return JSON.stringify(
    Array.from({ length: count }, (_, index) => {
      const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() - index - 1, 12);
      const date = day.toLocaleDateString('en-CA');
      const notes = 'I filled the second cup anyway, and told it about the garden.';
      return { date, emotion: names[(index * 5) % 8], intensity: index % 5, notes };
    }),
  );
}
