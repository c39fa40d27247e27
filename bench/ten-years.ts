import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { markUsable } from './cold-page.ts';
import { host } from './host.ts';
import { openRestored } from './journal-page.ts';
import { backupOf, sampleEntries } from './journal-sample.ts';
import { type Line, median } from './measure.ts';
import { amounts, backupOfTenYears } from './ten-years-sample.ts';

/** The main screens, and those that show what there is much of. */
const addresses = [
  '/dashboard',
  '/journal',
  '/write',
  '/emotions',
  '/companion',
  '/companion?view=earlier',
  '/healing-path',
  '/library',
  '/bookmarks',
  '/profile',
  '/profile/storage',
];

/** So many entries fill the first screen of the journal. */
const screenful = 60;

/** ms that a page is given after it is filled. What it still does then would be counted to the page that is measured next. */
const rest = 2_000;

/** ms in which the list of a restored journal is made, with room to spare. */
const listMade = 25_000;

/**
 * Every main screen after ten years of writing, turn by turn against that of somebody who wrote once, and of somebody whose entries
 * fill one screen: those draw as much.
 */
export async function tenYearFigures(dist: string, runs: number): Promise<Line[]> {
  const site = await host(dist);
  const browser = await chromium.launch(launchOptions);
  const started = performance.now();
  const years = await openRestored(browser, site.url, backupOfTenYears());
  const restoring = performance.now() - started;
  const once = await openRestored(browser, site.url, backupOf(sampleEntries(1)));
  const some = await openRestored(browser, site.url, backupOf(sampleEntries(screenful)));
  for (const page of [years, once, some]) await page.addInitScript({ content: markUsable });
  // Whoever wrote all that over years does not come from a backup: the list of the journal has long been made.
  await years.goto(`${site.url}/journal`);
  await years.waitForTimeout(listMade);
  const lines: Line[] = [];
  for (const address of addresses) {
    const times: Record<'years' | 'once' | 'some', number[]> = { years: [], once: [], some: [] };
    for (let turn = 0; turn <= runs; turn += 1) {
      const [ours, against, full] = [
        await filled(years, site.url + address),
        await filled(once, site.url + address),
        await filled(some, site.url + address),
      ];
      // The first of each loads what is not cached.
      if (turn === 0) continue;
      times.years.push(ours);
      times.once.push(against);
      times.some.push(full);
    }
    const ours = median(times.years);
    lines.push({
      name: `ten years: ${address} filled`,
      ours,
      against: median(times.once),
      unit: 'ms',
      budget: { ratio: 1.2 },
      note: `against one entry; ${(ours / median(times.some)).toFixed(2)}× of ${screenful} entries`,
    });
  }
  await browser.close();
  site.stop();
  const much = Object.entries(amounts).map(([what, count]) => `${count} ${what}`);
  return [
    ...lines,
    {
      name: 'ten years: signed up and restored from a backup',
      ours: restoring,
      against: undefined,
      unit: 'ms',
      note: much.join(', '),
    },
  ];
}

/** ms from the beginning of the page until nothing in it waits. */
async function filled(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('filled').length > 0);
  await page.waitForTimeout(rest);
  return page.evaluate(() => performance.getEntriesByName('filled')[0]?.startTime ?? Number.NaN);
}
