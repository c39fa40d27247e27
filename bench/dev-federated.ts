/**
 * `pnpm bench:dev`: how long `pnpm dev:federated` keeps a developer waiting, in seconds. From the command, with nothing
 * built, to a journal that can be used; and from saving a file of the journal to the change on the screen, by reloading.
 * The file is put back afterwards.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { median } from './measure.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '4399';
const journal = `http://localhost:${port}/journal`;
const file = join(root, 'features/journal/src/list/strings.ts');
const source = readFileSync(file, 'utf8');
const words = 'Nothing is written here yet';
const edits = 5;

for (const folder of ['dist', '.cache/federated']) {
  rmSync(join(root, folder), { recursive: true, force: true });
}
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();

const begin = performance.now();
// A group of its own, so that it can be stopped as Ctrl+C stops it.
const dev = spawn('pnpm', ['dev:federated'], {
  cwd: root,
  detached: true,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: port },
});
const ended = new Promise((resolve) => dev.on('exit', resolve));
try {
  await open(page);
  await page.getByRole('heading', { name: words }).waitFor();
  await page.getByRole('link', { name: 'Write Your First Entry' }).click({ trial: true });
  console.info(`/journal can be used after ${seconds(begin)} s.`);

  const waits: number[] = [];
  for (let edit = 1; edit <= edits; edit += 1) waits.push(await editAndSee(page, `Edit ${edit}`));
  const each = waits.map((wait) => wait.toFixed(1)).join(', ');
  console.info(`An edit is visible after ${median(waits).toFixed(1)} s (${each}).`);
} finally {
  writeFileSync(file, source);
  await browser.close();
  if (dev.pid) process.kill(-dev.pid, 'SIGINT');
  await ended;
}

/** Seconds from saving the file to its new words on the screen, however many times the page is reloaded. */
async function editAndSee(page: Page, title: string): Promise<number> {
  const saved = performance.now();
  writeFileSync(file, source.replace(words, title));
  const seen = page.getByRole('heading', { name: title });
  const old = page.getByRole('heading', { name: /^(Nothing is written|Edit)/ });
  do {
    await page.reload();
    // Until the app has taken its place, the HTML of the address stands there with the words of its build.
    await page.locator('#root:not([data-frame])').waitFor();
    await old.waitFor();
  } while (!(await seen.isVisible()));
  return Number(seconds(saved));
}

/** Nothing listens for the first moment. */
async function open(page: Page) {
  for (;;) {
    const answer = await page.goto(journal, { timeout: 120_000 }).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
