import { withBenchBrowser } from './bench-browser.ts';
import type { Timings } from './browser/main.ts';
import { type Line, median, quantile } from './measure.ts';

const long = 10_000;

/** One frame at 60 Hz, in ms: the least a person can notice, and part of the save's budget. */
const frame = 1000 / 60;

/** Saving and password stretching, measured in a real browser from a production build of the data layer. */
export async function deviceFigures(runs: number): Promise<Line[]> {
  const { saves, into, argon2 } = await withBenchBrowser(async ({ openPage }) => {
    const page = await openPage();
    const saves = await page.evaluate((turns) => globalThis.bench.saves(turns), runs * 20);
    await page.evaluate((count) => globalThis.bench.fillEntries(count), long);
    const into = await page.evaluate((turns) => globalThis.bench.savesInto(turns), runs * 10);
    const argon2 = await page.evaluate((turns) => globalThis.bench.argon2(turns), runs);
    return { saves, into, argon2 };
  });
  return [
    saveLine('p50', saves, 0.5),
    saveLine('p95', saves, 0.95),
    longLine(into),
    argon2Line(argon2),
  ];
}

const saveLine = (name: string, { ours, floor }: Timings, share: number): Line => ({
  name: `7 save acknowledged ${name}`,
  ours: quantile(ours, share),
  against: quantile(floor, share) + frame,
  unit: 'ms',
  budget: { ratio: 1.5 },
  note: `raw encrypt + put ${quantile(floor, share).toFixed(1)} ms, and one frame`,
});

const longLine = ({ full, empty }: { full: number[]; empty: number[] }): Line => ({
  name: `7 save with ${long} entries`,
  ours: median(full),
  against: median(empty),
  unit: 'ms',
  budget: { ratio: 1.2 },
  note: 'against the first entries of an empty journal',
});

const argon2Line = ({ ours, floor }: Timings): Line => ({
  name: '13 Argon2id 64 MiB, t=3, in a Worker',
  ours: median(ours),
  against: median(floor),
  unit: 'ms',
  budget: { ratio: 1.1 },
});
