import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { withBenchBrowser } from './bench-browser.ts';
import { type ExportForm, exportForms } from './browser/export-forms.ts';
import type { Line } from './measure.ts';

const entries = 1000;

/** The most a page may pause while an export is made, ms: twice what a person feels as at once. */
const longestPause = 200;

/** Every export of a journal of 1,000 entries: how long, how much memory, and whether the page stays alive. */
export async function exportFigures(): Promise<Line[]> {
  return withBenchBrowser(async ({ browser, openPage }) => {
    const page = await openPage();
    await page.evaluate((count) => globalThis.bench.fillJournal(count), entries);
    const lines: Line[] = [];
    for (const form of exportForms) {
      const memory = await memoryOf(browser);
      const before = memory.now();
      memory.forgetPeak();
      const run = await page.evaluate(
        (asked: ExportForm) => globalThis.bench.exportAs(asked),
        form,
      );
      const peak = memory.peak() - before;
      const note = `${(run.bytes / 1e6).toFixed(1)} MB file, ${(peak / 1024).toFixed(0)} MB of memory at most`;
      lines.push(
        line(`${form}, ${entries} entries`, run.ms, note),
        line(`${form}: longest pause of the page`, run.pause, '', longestPause),
      );
    }
    return lines;
  });
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
