import { chromium } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { host } from './host.ts';
import { keystrokes, openJournal, unlock } from './journal-page.ts';
import { saveAndList, savedText } from './long-journal.ts';
import { type Line, median } from './measure.ts';

const sizes = [1_000, 10_000, 100_000] as const;
type Size = (typeof sizes)[number];
type Times = { unlock: number; key: number; save: number };

const measured: [name: keyof Times, told: string][] = [
  ['unlock', 'unlock to the list'],
  ['key', 'key to painted results'],
  ['save', 'Save pressed to the list'],
];

/** What takes longer in a longer journal: three accounts in one browser, turn by turn, each against the one of a thousand entries. */
export async function growthFigures(dist: string, runs: number): Promise<Line[]> {
  const site = await host(dist);
  const browser = await chromium.launch(launchOptions);
  const times = new Map<Size, Times[]>(sizes.map((size) => [size, []]));
  const journals = [];
  for (const size of sizes) {
    console.info(`${size} entries are restored`);
    journals.push({ size, ...(await openJournal(browser, site.url, size)) });
  }
  // The first turn loads what is not cached, and makes the lists.
  for (let turn = 0; turn <= runs; turn += 1) {
    for (const { size, ...journal } of journals) {
      const unlocked = await unlock(journal);
      const keys = await keystrokes(journal);
      const title = `Turn ${turn}`;
      const saved = await saveAndList(journal.journal, title);
      journal.texts.push(`${title}\n${savedText}`);
      const taken = { unlock: unlocked.list, key: median(keys), save: saved.list };
      console.info(`turn ${turn}, ${size} entries: ${JSON.stringify(taken)}`);
      if (turn > 0) times.get(size)?.push(taken);
    }
  }
  await browser.close();
  site.stop();
  const of = (size: Size, name: keyof Times) => (times.get(size) ?? []).map((taken) => taken[name]);
  return measured.flatMap(([name, told]) =>
    sizes.map((size): Line => {
      const all = of(size, name);
      return {
        name: `growth: ${size.toLocaleString('en')} entries, ${told}`,
        ours: median(all),
        against: median(of(1_000, name)),
        unit: 'ms',
        budget: { ratio: 1.2 },
        note: `against 1,000; ${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)} ms over ${all.length}`,
      };
    }),
  );
}
