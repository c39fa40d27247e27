import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from '../tools/chromium.ts';
import type { JournalTimes } from './browser/journal.ts';
import { host } from './host.ts';
import { type Line, median, quantile } from './measure.ts';

/** A journal of 10,000 entries and one of 100,000: its list and its search against the bare reading of the same rows. */
export async function journalFigures(runs: number): Promise<Line[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'mooring-bench-'));
  await build({
    root: fileURLToPath(new URL('browser', import.meta.url)),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
  const site = await host(outDir);
  const browser = await chromium.launch(launchOptions);
  const ten = await times(browser, site.url, { entries: 10_000, runs });
  const hundred = await times(browser, site.url, { entries: 100_000, runs: 2 });
  await browser.close();
  site.stop();
  return [
    {
      name: '10,000 entries: newest 50 to show',
      ours: median(ten.newest),
      against: median(ten.newestRaw),
      unit: 'ms',
      note: 'against reading and opening the newest 50 rows by hand',
    },
    { name: '10,000 entries: whole list', ours: median(ten.list), against: undefined, unit: 'ms' },
    {
      name: '9 10,000 entries: all searchable',
      ours: median(ten.searchable),
      against: median(ten.searchableRaw),
      unit: 'ms',
      budget: { ratio: 1.3 },
      note: `in a Worker, its start among it; longest pause of the page ${ten.pause.toFixed(0)} ms`,
    },
    keystrokes('10,000', ten, 50),
    {
      name: '100,000 entries: newest 50',
      ours: median(hundred.newest),
      against: median(hundred.newestRaw),
      unit: 'ms',
    },
    {
      name: '100,000 entries: whole list',
      ours: median(hundred.list),
      against: undefined,
      unit: 'ms',
    },
    {
      name: '100,000 entries: all searchable',
      ours: median(hundred.searchable),
      against: median(hundred.searchableRaw),
      unit: 'ms',
      note: `longest pause of the page ${hundred.pause.toFixed(0)} ms`,
    },
    keystrokes('100,000', hundred, 100),
  ];
}

const keystrokes = (entries: string, { keystrokes }: JournalTimes, most: number): Line => ({
  name: `10 ${entries} entries: key to answer, p95`,
  ours: quantile(keystrokes, 0.95),
  against: undefined,
  unit: 'ms',
  budget: { most },
  note: `p50 ${median(keystrokes).toFixed(1)} ms, worst ${Math.max(...keystrokes).toFixed(1)} ms`,
});

async function times(
  browser: Browser,
  url: string,
  { entries, runs }: { entries: number; runs: number },
): Promise<JournalTimes> {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(url);
  await page.waitForFunction(() => 'bench' in globalThis);
  await page.evaluate((count) => globalThis.bench.fillEntries(count), entries);
  const taken = await page.evaluate((turns) => globalThis.bench.journalTimes(turns), runs);
  await page.close();
  return taken;
}
