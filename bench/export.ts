import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from '../tools/chromium.ts';
import { type ExportForm, exportForms } from './browser/export-forms.ts';
import { host } from './host.ts';
import type { Line } from './measure.ts';

const entries = 1000;

/** The most a page may pause while an export is made, ms: twice what a person feels as at once. */
const longestPause = 200;

/** Every export of a journal of 1,000 entries: how long, how much memory, and whether the page stays alive. */
export async function exportFigures(): Promise<Line[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'mooring-bench-'));
  await build({
    root: fileURLToPath(new URL('browser', import.meta.url)),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
  const site = await host(outDir);
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(site.url);
  await page.waitForFunction(() => 'bench' in globalThis);
  await page.evaluate((count) => globalThis.bench.fillJournal(count), entries);
  const lines: Line[] = [];
  for (const form of exportForms) {
    const memory = await memoryOf(browser);
    const before = memory.now();
    memory.forgetPeak();
    const run = await page.evaluate((asked: ExportForm) => globalThis.bench.exportAs(asked), form);
    const peak = memory.peak() - before;
    const note = `${(run.bytes / 1e6).toFixed(1)} MB file, ${(peak / 1024).toFixed(0)} MB of memory at most`;
    lines.push(
      line(`${form}, ${entries} entries`, run.ms, note),
      line(`${form}: longest pause of the page`, run.pause, '', longestPause),
    );
  }
  await browser.close();
  site.stop();
  return lines;
}

const line = (name: string, ours: number, note: string, most?: number): Line => ({
  name: `export ${name}`,
  ours,
  against: undefined,
  unit: 'ms',
  ...(most === undefined ? {} : { budget: { most } }),
  ...(note ? { note } : {}),
});

/** What the page's process holds, kB, its Workers among it. Nothing where the system does not tell. */
async function memoryOf(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const read = (field: string) =>
    ids.reduce((sum, id) => {
      const file = `/proc/${id}/status`;
      const found = existsSync(file)
        ? new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(file, 'utf8'))
        : null;
      return sum + Number(found?.[1] ?? 0);
    }, 0);
  return {
    now: () => read('VmRSS'),
    peak: () => read('VmHWM'),
    forgetPeak() {
      for (const id of ids)
        if (existsSync(`/proc/${id}/clear_refs`)) writeFileSync(`/proc/${id}/clear_refs`, '5');
    },
  };
}
