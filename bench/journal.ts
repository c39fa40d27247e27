import type { Page } from '@playwright/test';
import { withBenchBrowser } from './bench-browser.ts';
import type { JournalTimes } from './browser/journal.ts';
import { type Line, median, quantile } from './measure.ts';

/** A journal of 10,000 entries and one of 100,000: its list and its search against the bare reading of the same rows. */
export async function journalFigures(runs: number): Promise<Line[]> {
  const { ten, hundred } = await withBenchBrowser(async ({ openPage }) => ({
    ten: await times(await openPage(), { entries: 10_000, runs }),
    hundred: await times(await openPage(), { entries: 100_000, runs: 2 }),
  }));
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
  page: Page,
  { entries, runs }: { entries: number; runs: number },
): Promise<JournalTimes> {
  await page.evaluate((count) => globalThis.bench.fillEntries(count), entries);
  const taken = await page.evaluate((turns) => globalThis.bench.journalTimes(turns), runs);
  await page.close();
  return taken;
}
