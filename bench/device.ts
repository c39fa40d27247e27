import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from '../tools/chromium.ts';
import type { Timings } from './browser/main.ts';
import { host } from './host.ts';
import { type Line, median, quantile } from './measure.ts';

/** One frame at 60 Hz, in ms: the least a person can notice, and part of the save's budget. */
const frame = 1000 / 60;

/** Saving and password stretching, measured in a real browser from a production build of the data layer. */
export async function deviceFigures(runs: number): Promise<Line[]> {
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
  const saves = await page.evaluate((turns) => globalThis.bench.saves(turns), runs * 20);
  const argon2 = await page.evaluate((turns) => globalThis.bench.argon2(turns), runs);
  await browser.close();
  site.stop();
  return [saveLine('p50', saves, 0.5), saveLine('p95', saves, 0.95), argon2Line(argon2)];
}

const saveLine = (name: string, { ours, floor }: Timings, share: number): Line => ({
  name: `save acknowledged ${name}`,
  ours: quantile(ours, share),
  against: quantile(floor, share) + frame,
  unit: 'ms',
  budget: { ratio: 1.5 },
  note: `raw encrypt + put ${quantile(floor, share).toFixed(1)} ms, and one frame`,
});

const argon2Line = ({ ours, floor }: Timings): Line => ({
  name: 'Argon2id 64 MiB, t=3, in a Worker',
  ours: median(ours),
  against: median(floor),
  unit: 'ms',
  budget: { ratio: 1.1 },
});
