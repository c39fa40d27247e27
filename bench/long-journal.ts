import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { heapsOf } from './heap.ts';
import { host } from './host.ts';
import { found, openJournal, settled } from './journal-page.ts';
import { countOf } from './journal-sample.ts';
import { type Line, median } from './measure.ts';
import { scroll } from './scrolling.ts';

/** The words of every entry that is saved while it is measured. */
export const savedText = 'The second cup, again.';

type Saved = { list: number; longest: number };

const sizes = [1_000, 10_000, 100_000] as const;
type Size = (typeof sizes)[number];

/** What somebody waits for who has written for a long time: 'Save Entry' until the list, scrolling, and the heap. */
export async function longJournalFigures(dist: string, runs: number): Promise<Line[]> {
  const site = await host(dist);
  const browser = await chromium.launch(launchOptions);
  const saves = new Map<Size, Saved[]>();
  const others: Line[] = [];
  for (const size of sizes) {
    const { journal, texts } = await openJournal(browser, site.url, size);
    // Until every entry can be found a Worker reads and opens them, and has a core and the database to itself.
    await journal.getByRole('searchbox').fill('harbour');
    await journal.getByText(found(countOf(texts, 'harbour'))).waitFor();
    await journal.getByRole('searchbox').fill('');
    // The first save is one of a cold page.
    await saveAndList(journal, 'Before');
    const turns: Saved[] = [];
    for (let turn = 0; turn < runs; turn += 1)
      turns.push(await saveAndList(journal, `Turn ${turn}`));
    saves.set(size, turns);
    if (size === 100_000) others.push(...(await longest(journal)));
    await journal.context().close();
  }
  await browser.close();
  site.stop();
  const listOf = (size: Size) => median((saves.get(size) ?? []).map(({ list }) => list));
  return [
    ...sizes.map((size): Line => {
      const tasks = (saves.get(size) ?? []).map((one) => one.longest);
      return {
        name: `7 ${size.toLocaleString('en')} entries: Save pressed to the list`,
        ours: listOf(size),
        against: listOf(1_000),
        unit: 'ms',
        budget: { ratio: 1.2 },
        note: `against 1,000; longest task until the whole list ${median(tasks).toFixed(0)} ms`,
      };
    }),
    ...others,
  ];
}

async function longest(journal: Page): Promise<Line[]> {
  const scrolled = [await scroll(journal), await scroll(journal), await scroll(journal)];
  const heaps = await heapsOf(journal);
  return [
    {
      name: '11 scrolling 100,000 entries',
      ours: median(scrolled.map(({ fps }) => fps)),
      against: 55,
      unit: 'fps',
      budget: { least: 1 },
      note: 'against 55, 3 s of 40 px a frame',
    },
    {
      name: '12 heap with 100,000 entries open, Workers too',
      ours: heaps.page + heaps.workers,
      against: undefined,
      unit: 'MB',
      budget: { most: 100 },
      note: `page ${heaps.page.toFixed(1)}, Workers ${heaps.workers.toFixed(1)} MB`,
    },
  ];
}

/** One entry written on its page and saved: ms until it heads the list. The page stays open in between, as a person's does. */
export async function saveAndList(page: Page, title: string): Promise<Saved> {
  await page.locator('main').getByRole('link', { name: 'New', exact: true }).click();
  await page.getByLabel('Your thoughts').fill(savedText);
  await page.getByLabel('Title').fill(title);
  await page.getByText('Draft kept on this device').waitFor();
  await page.evaluate('globalThis.tasks.length = 0');
  const list = await page.evaluate<number>(`new Promise((resolve) => {
    const door = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Save Entry');
    const started = performance.now();
    door.click();
    ${settled(`document.querySelector('main li h3')?.textContent === ${JSON.stringify(title)}`)}
  })`);
  // The years stand above the list as soon as it is whole.
  await page.getByRole('navigation', { name: 'Jump to a year' }).waitFor();
  await page.waitForTimeout(1_000);
  const tasks = await page.evaluate<number>('Math.max(0, ...globalThis.tasks)');
  return { list, longest: tasks };
}
