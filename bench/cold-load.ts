import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { type Host, host } from './host.ts';
import { type Line, median } from './measure.ts';
import { slowPage } from './slow-page.ts';

/** Runs in the page; text, because a compiled function may lean on helpers that are not there. */
export const markUsable = `(function look() {
  if (document.querySelector('main h1')) performance.mark('usable');
  else requestAnimationFrame(look);
})()`;

type Load = { usable: number; firstPaint: number; bytes: number; requests: number };
type Sides = Record<'federated' | 'single', Load[]>;

/** Federated against the same sources in one bundle, turn by turn in one run. */
export async function coldLoads(
  federatedDist: string,
  singleDist: string,
  runs: number,
): Promise<Line[]> {
  const hosts = { federated: await host(federatedDist), single: await host(singleDist) };
  const browser = await chromium.launch(launchOptions);
  const lines: Line[] = [];
  for (const path of ['/journal', '/emotions']) {
    const sides: Sides = { federated: [], single: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const side of ['federated', 'single'] as const)
        sides[side].push(await load(browser, hosts[side], path));
    }
    lines.push(...linesFor(path, sides));
  }
  await browser.close();
  hosts.federated.stop();
  hosts.single.stop();
  return lines;
}

async function load(browser: Browser, { url }: Host, path: string): Promise<Load> {
  const { context, page, devtools } = await slowPage(browser);
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  // Usable: the page's heading stands there. Noted by the page itself, so that polling adds nothing.
  await page.addInitScript({ content: markUsable });
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, {
    timeout: 60_000,
  });
  const times = await page.evaluate(() => ({
    usable: performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await page.waitForLoadState('networkidle');
  await context.close();
  return { ...times, bytes: bytes / 1000, requests };
}

function linesFor(path: string, { federated, single }: Sides): Line[] {
  const both = (pick: (load: Load) => number) => ({
    ours: median(federated.map(pick)),
    against: median(single.map(pick)),
  });
  const usable = federated.map((load) => load.usable);
  const spread = `${Math.min(...usable).toFixed(0)}–${Math.max(...usable).toFixed(0)} ms over ${federated.length}`;
  return [
    {
      name: `cold ${path} usable`,
      ...both((load) => load.usable),
      unit: 'ms',
      budget: { ratio: 1.1 },
      note: spread,
    },
    { name: `cold ${path} first paint`, ...both((load) => load.firstPaint), unit: 'ms' },
    {
      name: `cold ${path} on the wire`,
      ...both((load) => load.bytes),
      unit: 'kB',
      budget: { ratio: 1.3 },
    },
    { name: `cold ${path} requests`, ...both((load) => load.requests), unit: 'requests' },
  ];
}
