import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { host } from './host.ts';
import type { Line } from './measure.ts';

const page5000 = 'I filled the second cup anyway and told it about the garden. '.repeat(82);
const last = 60;

/** Budget 6: what people do most, with the main thread four times slower (INP) and as it is (the longest task). */
export async function interactionFigures(dist: string): Promise<Line[]> {
  const site = await host(dist);
  const browser = await chromium.launch(launchOptions);
  const lines: Line[] = [];
  for (const { name, path, act } of interactions) {
    const slow = await worst(browser, site.url + path, 4, act);
    const plain = await worst(browser, site.url + path, 1, act);
    lines.push(
      {
        ...line(`${name}, worst INP at CPU 4×`, slow.inp, 100),
        note: `${slow.count} interactions`,
      },
      line(`${name}, longest task at CPU 1×`, plain.task, 50),
    );
  }
  await browser.close();
  site.stop();
  return lines;
}

const line = (name: string, ours: number, most: number): Line => ({
  name: `6 ${name}`,
  ours,
  against: undefined,
  unit: 'ms',
  budget: { most },
});

type Interaction = { name: string; path: string; act(page: Page): Promise<void> };

const interactions: Interaction[] = [
  {
    name: 'check-in',
    path: '/emotions',
    async act(page) {
      for (const emotion of ['Grief', 'Hope', 'Anxiety', 'Sadness'])
        await page.getByRole('radio', { name: emotion }).click();
      const slider = page.getByRole('slider', { name: 'How strong is it?' });
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await slider.press(key);
      await page.getByRole('button', { name: "Save Today's Check-In" }).click();
      await page.getByRole('heading', { name: "Today's Check-In" }).waitFor();
    },
  },
  {
    name: 'tags and 5,000 characters',
    path: '/write',
    async act(page) {
      const tags = page.locator('main button[aria-pressed], main [type=checkbox]');
      for (let at = 0; at < Math.min(3, await tags.count()); at += 1) await tags.nth(at).click();
      await page.locator('main textarea').first().click();
      await page.keyboard.insertText(page5000.slice(0, 5000 - last));
      await page.keyboard.type(page5000.slice(0, last));
    },
  },
  {
    name: 'tabs',
    path: '/auth',
    async act(page) {
      for (const name of ['Log In', 'Sign Up', 'Log In'])
        await page.getByRole('tab', { name }).click();
    },
  },
];

/** The worst interaction and the longest task, ms. Event Timing rounds to 8 ms and tells of what took 16 and more. */
async function worst(browser: Browser, url: string, rate: number, act: Interaction['act']) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(url);
  // The page of the HTML and the app's own stand beside each other until the app takes over.
  await page.waitForFunction("document.querySelectorAll('main h1').length === 1");
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(watch);
  await act(page);
  // What was painted last is told of a little later.
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 300))');
  const heard = await page.evaluate<{ inp: number; task: number; count: number }>('heard');
  await context.close();
  return heard;
}

const watch = `globalThis.heard = { inp: 0, task: 0, count: 0 };
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (!interactionId) continue;
    heard.count += 1;
    heard.inp = Math.max(heard.inp, duration);
  }
}).observe({ type: 'event', durationThreshold: 16 });
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) heard.task = Math.max(heard.task, duration);
}).observe({ type: 'longtask' });
undefined;`;
