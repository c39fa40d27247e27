import type { Browser } from '@playwright/test';
import { slowPage } from './slow-page.ts';

/** One load of an address with nothing cached: ms, kB, MB. */
export type Load = {
  usable: number;
  /** When the page's own words, or its form, stood there: no placeholder was left. */
  filled: number;
  firstPaint: number;
  lcp: number;
  tbt: number;
  cls: number;
  cpu: number;
  heap: number;
  requests: number;
  /** How many remotes were asked for anything. */
  remotes: number;
  bytes: { firstPaint: number; usable: number; filled: number; all: number; fonts: number };
};

/**
 * Runs in the page; text, because a compiled function may lean on helpers that are not there. Usable: the page's heading
 * stands there, and a press works or is kept until it does (decision 0055). Filled: nothing in it waits any more. Noted by
 * the page itself, so that polling adds nothing. A prerendered screen may hold a page that waits, unseen, beside one that does not.
 */
export const markUsable = `const isSeen = (one) => one.checkVisibility();
const hasTitle = () => [...document.querySelectorAll('main h1')].some(isSeen);
// A page that is still being read has no end of its main content yet.
const isRead = () =>
  document.readyState !== 'loading' || document.querySelector('main')?.nextElementSibling;
const waits = () => [...document.querySelectorAll('main [data-skeleton]')].some(isSeen);
(function look() {
  if (hasTitle()) performance.mark('usable');
  else requestAnimationFrame(look);
})();
(function look() {
  if (hasTitle() && isRead() && !waits()) performance.mark('filled');
  else requestAnimationFrame(look);
})();`;

const watch = `${markUsable}
globalThis.seen = { lcp: 0, cls: 0, tasks: [] };
for (const [type, take] of Object.entries({
  'largest-contentful-paint': (one) => { seen.lcp = one.startTime; },
  'layout-shift': (one) => { if (!one.hadRecentInput) seen.cls += one.value; },
  longtask: (one) => { seen.tasks.push([one.startTime, one.duration]); },
})) new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });`;

type Seen = { lcp: number; cls: number; tasks: [from: number, ms: number][] };

export async function load(browser: Browser, url: string): Promise<Load> {
  const { context, page, devtools } = await slowPage(browser);
  const files = new Map<string, { url: string; from: number; font: boolean }>();
  const ended: { at: number; bytes: number; url: string; font: boolean }[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    files.set(requestId, { url: request.url, from: timestamp, font: type === 'Font' });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const file = files.get(requestId);
    if (file)
      ended.push({ at: timestamp, bytes: encodedDataLength, url: file.url, font: file.font });
  });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript({ content: watch });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('filled').length > 0, undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const [usable, filled] = await page.evaluate(() =>
    ['usable', 'filled'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  );
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const seen = await page.evaluate<Seen>('seen');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await context.close();

  const start = Math.min(...[...files.values()].map(({ from }) => from));
  const bytesBy = (ms = Number.POSITIVE_INFINITY) =>
    ended
      .filter(({ at, font }) => !font && (at - start) * 1000 <= ms)
      .reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const fonts = ended.filter(({ font }) => font).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const remotes = new Set(ended.map((file) => /\/remotes\/([\w-]+)\//.exec(file.url)?.[1]));
  remotes.delete(undefined);
  return {
    usable: usable ?? Number.NaN,
    filled: filled ?? Number.NaN,
    firstPaint: firstPaint ?? Number.NaN,
    lcp: seen.lcp,
    cls: seen.cls,
    tbt: seen.tasks
      .filter(([from]) => from >= (firstPaint ?? 0))
      .reduce((sum, [, ms]) => sum + ms - 50, 0),
    cpu: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
    heap: usedSize / 1e6,
    requests: ended.length,
    remotes: remotes.size,
    bytes: {
      firstPaint: bytesBy(firstPaint),
      usable: bytesBy(usable),
      filled: bytesBy(filled),
      all: bytesBy(),
      fonts,
    },
  };
}
