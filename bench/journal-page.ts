import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { host } from './host.ts';
import { backupOf, countOf, sampleEntries } from './journal-sample.ts';
import { type Line, median, quantile } from './measure.ts';

const who = { name: 'Ana', email: 'ana@example.org', password: 'a lamp on the water' };
/** ms. A backup of a hundred thousand entries is restored for minutes. */
const patience = 600_000;
const looked = ['harbour', 'heron', 'second cup', 'quiet rain', 'winter'];

type Journal = { texts: string[]; journal: Page; profile: Page };
type Unlocking = { list: number; searchable: number; longest: number; rows: number };

/** The journal's page on the federated build, with fifty entries and with ten thousand. */
export async function journalPageFigures(dist: string, runs: number): Promise<Line[]> {
  const site = await host(dist);
  const browser = await chromium.launch(launchOptions);
  const few = await openJournal(browser, site.url, 50);
  const many = await openJournal(browser, site.url, 10_000);
  const unlocks = { few: [] as Unlocking[], many: [] as Unlocking[] };
  for (let run = 0; run < runs; run += 1) {
    unlocks.few.push(await unlock(few));
    unlocks.many.push(await unlock(many));
  }
  const strokes = await keystrokes(many);
  await browser.close();
  site.stop();

  const of = (side: Unlocking[], pick: keyof Unlocking) => median(side.map((one) => one[pick]));
  const longest = of(unlocks.many, 'longest').toFixed(0);
  const rows = Math.max(...unlocks.many.map((one) => one.rows));
  return [
    {
      name: '8 unlock to the first screen of 10,000 entries',
      ours: of(unlocks.many, 'list'),
      against: of(unlocks.few, 'list'),
      unit: 'ms',
      budget: { ratio: 1.3 },
      note: `against fifty, Argon2id in both; longest task ${longest} ms; ${rows} rows in the page`,
    },
    {
      name: '9 unlock until 10,000 entries are searched',
      ours: of(unlocks.many, 'searchable'),
      against: of(unlocks.few, 'searchable'),
      unit: 'ms',
      note: 'a word typed as soon as the list stands there, against fifty',
    },
    {
      name: '10 10,000 entries: keystroke to painted results, p95',
      ours: quantile(strokes, 0.95),
      against: undefined,
      unit: 'ms',
      budget: { most: 50 },
      note: `p50 ${median(strokes).toFixed(1)}, worst ${Math.max(...strokes).toFixed(1)} ms`,
    },
  ];
}

/** An account whose entries came from a backup, in two pages: one on the journal, one to lock from. */
export async function openJournal(browser: Browser, url: string, count: number): Promise<Journal> {
  const entries = sampleEntries(count);
  const profile = await openRestored(browser, url, backupOf(entries));
  await profile.goto(`${url}/profile`);
  const journal = await profile.context().newPage();
  await journal.goto(`${url}/journal`);
  await journal.getByRole('heading', { level: 3 }).first().waitFor();
  await journal.evaluate(watchTasks);
  return { texts: entries.map(({ title, content }) => `${title}\n${content}`), journal, profile };
}

/** The page of an account that was signed up, and into which this backup was restored. */
export async function openRestored(browser: Browser, url: string, backup: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
  });
  context.setDefaultTimeout(patience);
  const profile = await context.newPage();
  await profile.goto(`${url}/auth`);
  await profile.getByLabel('Name').fill(who.name);
  await profile.getByLabel('Email').fill(who.email);
  await profile.getByLabel('Password', { exact: true }).fill(who.password);
  await profile.getByRole('button', { name: 'Create My Account' }).click();
  await profile.getByRole('button', { name: 'Later' }).click();
  await profile.waitForURL(/dashboard/);
  await profile.goto(`${url}/profile/export`);
  const file = join(mkdtempSync(join(tmpdir(), 'mooring-bench-')), 'backup.json');
  writeFileSync(file, backup);
  await profile.getByRole('button', { name: 'Restore from a backup' }).click();
  await profile.getByLabel('Backup file').setInputFiles(file);
  await profile.getByRole('button', { name: 'Restore it here' }).click();
  await profile.getByRole('button', { name: 'Done' }).click();
  return profile;
}

/** Locks from one page and unlocks in the other. */
export async function unlock({ texts, journal, profile }: Journal): Promise<Unlocking> {
  await profile.getByRole('button', { name: 'Lock now' }).click();
  await journal.getByLabel(/^Password/).fill(who.password);
  await journal.evaluate('globalThis.tasks.length = 0');
  const list = await journal.evaluate<number>(unlocked);
  const [first = ''] = looked;
  const told = found(countOf(texts, first));
  const searchable = list + (await journal.evaluate<number>(typed(first, told)));
  const longest = await journal.evaluate<number>('Math.max(0, ...globalThis.tasks)');
  await journal.getByRole('searchbox').fill('');
  const rows = await journal.locator('main li').count();
  await profile.reload();
  return { list, searchable, longest, rows };
}

/** Every letter of what is looked for, as it is typed, that changes how much is found. */
export async function keystrokes({ texts, journal }: Omit<Journal, 'profile'>): Promise<number[]> {
  const times: number[] = [];
  for (const query of looked) {
    await journal.getByRole('searchbox').fill('');
    let before = -1;
    for (let length = 1; length <= query.length; length += 1) {
      const part = query.slice(0, length);
      const count = countOf(texts, part);
      const time = await journal.evaluate<number>(typed(part, found(count)));
      if (count !== before) times.push(time);
      before = count;
    }
  }
  return times;
}

/** What the page says of a search. */
export const found = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'} found`;

const watchTasks = `globalThis.tasks = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.tasks.push(duration);
}).observe({ type: 'longtask', buffered: false });`;

/** In the page: looks once a frame, and ends in the frame after. */
export const settled = (ready: string) => `(function look() {
    if (${ready}) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    else requestAnimationFrame(look);
  })();`;

/** In the page: from the press to the frame after the first entries stand there. */
const unlocked = `new Promise((resolve) => {
  const door = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Unlock');
  const started = performance.now();
  door.click();
  ${settled("document.querySelector('main li h3')")}
})`;

/** In the page: from a change of the field to the frame after the count and its rows. */
const typed = (text: string, told: string) => `new Promise((resolve) => {
  const field = document.querySelector('input[type=search]');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const started = performance.now();
  write.call(field, ${JSON.stringify(text)});
  field.dispatchEvent(new Event('input', { bubbles: true }));
  ${settled(`document.querySelector('main [role=status]').textContent === ${JSON.stringify(told)}`)}
})`;
