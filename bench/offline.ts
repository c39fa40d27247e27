import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { serve } from '../tools/serve.ts';
import { measurePrecache, precacheBudget } from '../tools/service-worker.ts';
import { markUsable } from './cold-page.ts';
import { type Line, median } from './measure.ts';

type Starts = Record<'warm' | 'offline' | 'cached', number[]>;

const paths = ['/journal', '/emotions'];

/**
 * Budget 5: starting again with the server there, and with it stopped, turn by turn in one run; CPU four times slower, the
 * worker asleep before each. Beside it the same page without a worker, from the browser's own cache.
 */
export async function offlineFigures(dist: string, runs: number): Promise<Line[]> {
  let server = await serve(dist, 0);
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  const browser = await chromium.launch(launchOptions);
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport });
  const plain = await browser.newContext({ viewport, serviceWorkers: 'block' });
  await install(context, url);
  const lines: Line[] = [];
  for (const path of paths) {
    const warm: number[] = [];
    const offline: number[] = [];
    const cached: number[] = [];
    await start(plain, url + path);
    for (let run = 0; run < runs; run += 1) {
      warm.push(await start(context, url + path));
      cached.push(await start(plain, url + path));
      await stop(server);
      offline.push(await start(context, url + path));
      server = await serve(dist, port);
    }
    lines.push(...linesFor(path, { warm, offline, cached }));
  }
  await browser.close();
  await stop(server);
  const { files, travelling } = measurePrecache(dist);
  return [
    ...lines,
    {
      name: 'fetched ahead for offline, once',
      ours: travelling / 1000,
      against: undefined,
      unit: 'kB',
      budget: { most: precacheBudget.travelling / 1000 },
      note: `${files} files`,
    },
  ];
}

/** One visit, until the worker has everything and has the page. */
async function install(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  await page.evaluate(async () => {
    while (!navigator.serviceWorker.controller)
      await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await page.close();
}

/** From the address to the page's heading, in ms. */
async function start(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript({ content: markUsable });
  await page.goto(address, { waitUntil: 'commit' });
  // Asked in the page itself: the policy lets no string of ours become a condition to wait for.
  const usable = await page.evaluate(async () => {
    for (;;) {
      const [mark] = performance.getEntriesByName('usable');
      if (mark) return mark.startTime;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.close();
  return usable;
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function linesFor(path: string, { warm, offline, cached }: Starts): Line[] {
  const spread = (values: number[]) =>
    `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)} ms over ${values.length}`;
  return [
    {
      name: `5 warm ${path} usable, against no worker`,
      ours: median(warm),
      against: median(cached),
      unit: 'ms',
      budget: { most: 720 },
      note: spread(warm),
    },
    {
      name: `5 offline ${path} usable, against warm`,
      ours: median(offline),
      against: median(warm),
      unit: 'ms',
      budget: { ratio: 1.1 },
      note: spread(offline),
    },
  ];
}
