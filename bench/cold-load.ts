import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { type Load, load } from './cold-page.ts';
import { host } from './host.ts';
import { type Line, median } from './measure.ts';
import { besidePeers } from './peers.ts';

type Sides = Record<'federated' | 'single', Load[]>;

/** Measured with every turn; the other addresses with a third of them. */
const main = ['/journal', '/write', '/emotions', '/companion'];
const others = ['/library', '/healing-path', '/profile', '/auth'];

/** Federated against the same sources in one bundle, turn by turn in one run. */
export async function coldLoads(
  federatedDist: string,
  singleDist: string,
  runs: number,
): Promise<Line[]> {
  const hosts = { federated: await host(federatedDist), single: await host(singleDist) };
  const browser = await chromium.launch(launchOptions);
  const lines: Line[] = [];
  for (const path of [...main, ...others]) {
    const turns = main.includes(path) ? runs : Math.max(3, Math.round(runs / 3));
    const sides = await inTurns(browser, hosts, path, turns);
    lines.push(...againstSingle(path, sides));
    if (main.includes(path)) lines.push(...byItself(path, sides.federated));
    if (path === '/journal') lines.push(...besidePeers(sides.federated));
  }
  await browser.close();
  hosts.federated.stop();
  hosts.single.stop();
  return lines;
}

async function inTurns(
  browser: Browser,
  hosts: Record<keyof Sides, { url: string }>,
  path: string,
  turns: number,
): Promise<Sides> {
  const sides: Sides = { federated: [], single: [] };
  for (let run = 0; run < turns; run += 1) {
    for (const side of ['federated', 'single'] as const)
      sides[side].push(await load(browser, hosts[side].url + path));
  }
  return sides;
}

/** Budget 1. */
function againstSingle(path: string, { federated, single }: Sides): Line[] {
  const both = (pick: (load: Load) => number) => ({
    ours: median(federated.map(pick)),
    against: median(single.map(pick)),
  });
  const usable = federated.map((load) => load.usable);
  const spread = `${Math.min(...usable).toFixed(0)}–${Math.max(...usable).toFixed(0)} ms over ${federated.length}`;
  return [
    {
      name: `1 cold ${path} usable`,
      ...both((load) => load.usable),
      unit: 'ms',
      budget: { ratio: 1 },
      note: `against one bundle; ${spread}`,
    },
    {
      name: `1 cold ${path} filled`,
      ...both((load) => load.filled),
      unit: 'ms',
      // The single bundle has no prerendered screens, so this line tells what the federation costs.
      budget: { ratio: 1 },
      note: 'nothing in it waits any more',
    },
    {
      name: `1 cold ${path} on the wire`,
      ...both((load) => load.bytes.all),
      unit: 'kB',
      budget: { ratio: 1.3 },
      note: 'without fonts',
    },
    {
      name: `1 cold ${path} CPU of the page`,
      ...both((load) => load.cpu),
      unit: 'ms',
      budget: { ratio: 1.15 },
    },
    { name: `1 cold ${path} requests`, ...both((load) => load.requests), unit: 'requests' },
    {
      name: `2 cold ${path} asks of other remotes`,
      ours: Math.max(...federated.map((load) => load.remotes - 1)),
      against: undefined,
      unit: 'requests',
      budget: { most: 0 },
    },
    {
      name: `12 cold ${path} heap`,
      ...both((load) => load.heap),
      unit: 'MB',
      budget: { ratio: 1.3 },
    },
  ];
}

/** Budget 4. */
function byItself(path: string, loads: Load[]): Line[] {
  const line = (
    name: string,
    unit: Line['unit'],
    pick: (load: Load) => number,
    most?: number,
  ): Line => ({
    name: `4 cold ${path} ${name}`,
    ours: median(loads.map(pick)),
    against: undefined,
    unit,
    ...(most === undefined ? {} : { budget: { most } }),
  });
  return [
    line('bytes to first paint', 'kB', (load) => load.bytes.firstPaint, 120),
    line('usable', 'ms', (load) => load.usable, 1500),
    line('filled', 'ms', (load) => load.filled, 2200),
    line('bytes to usable', 'kB', (load) => load.bytes.usable, 130),
    line('bytes to filled', 'kB', (load) => load.bytes.filled),
    line('fonts', 'kB', (load) => load.bytes.fonts, 90),
    line('first paint', 'ms', (load) => load.firstPaint, 2200),
    line('LCP', 'ms', (load) => load.lcp, 1800),
    line('TBT', 'ms', (load) => load.tbt, 100),
    line('CLS', '', (load) => load.cls, 0.02),
  ];
}
