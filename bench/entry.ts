import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { compressInto } from '../tools/compress.ts';
import { type Host, host } from './host.ts';
import { type Line, median } from './measure.ts';
import { slowPage } from './slow-page.ts';

type Paint = { paint: number; bytes: number; requests: number };

/** The prerendered entry page against the same markup and styles with no script and no font at all, turn by turn. */
export async function entryFigures(dist: string, runs: number): Promise<Line[]> {
  const hosts = { ours: await host(dist), floor: await host(bareEntry(dist)) };
  const browser = await chromium.launch(launchOptions);
  const sides: Record<keyof typeof hosts, Paint[]> = { ours: [], floor: [] };
  for (let run = 0; run < runs; run += 1) {
    sides.ours.push(await paint(browser, hosts.ours));
    sides.floor.push(await paint(browser, hosts.floor));
  }
  await browser.close();
  hosts.ours.stop();
  hosts.floor.stop();
  const both = (pick: (paint: Paint) => number) => ({
    ours: median(sides.ours.map(pick)),
    against: median(sides.floor.map(pick)),
  });
  return [
    {
      name: '3 cold / first paint',
      ...both((one) => one.paint),
      unit: 'ms',
      budget: { ratio: 1.1 },
      note: 'against the bare page: one round trip and its HTML',
    },
    { name: '3 cold / on the wire, fonts too', ...both((one) => one.bytes), unit: 'kB' },
    {
      name: '3 cold / scripts',
      ours: median(sides.ours.map((one) => one.requests)),
      against: undefined,
      unit: 'requests',
      budget: { most: 0 },
    },
  ];
}

/** A folder whose index is the entry page without anything that could be fetched. */
function bareEntry(dist: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-bench-'));
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
    .replace(/<script[\s\S]*?<\/script>|<link rel="icon"[^>]*>/g, '')
    .replace(/@font-face\s*\{[^}]*\}/g, '');
  writeFileSync(join(folder, 'index.html'), page);
  compressInto(join(folder, 'index.html'));
  return folder;
}

async function paint(browser: Browser, { url }: Host): Promise<Paint> {
  const { context, page, devtools } = await slowPage(browser);
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests += 1;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  return { paint: first, bytes: bytes / 1000, requests };
}
