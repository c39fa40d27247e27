/**
 * The long tasks of a cold load: `pnpm bench:tasks [turns] [address,…] [folder,…]`. Folders are builds, measured turn by
 * turn. What counts is the time of the processor that the page's thread used, four times, as with CPU 4×: so a busy machine
 * changes it little. _Blocking_ is what each task after the first paint has over 50 ms.
 */
import { resolve } from 'node:path';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { host } from './host.ts';
import { median } from './measure.ts';
import { slowPage } from './slow-page.ts';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { url?: string; functionName?: string; type?: string } };
};

/** ms: `at` after the start of the load; `ms` as long as it would last at CPU 4×. */
type Task = { at: number; ms: number; parts: string[] };

const slower = 4;
const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'blink.user_timing',
  'loading',
];

const [turns = '5', paths = '/journal,/write,/emotions,/companion', folders = 'dist'] =
  process.argv.slice(2);
const hosts = await Promise.all(folders.split(',').map((folder) => host(resolve(folder))));
const browser = await chromium.launch(launchOptions);
for (const path of paths.split(',')) {
  const sides = hosts.map((): Task[][] => []);
  for (let turn = 0; turn < Number(turns); turn += 1)
    for (const [at, { url }] of hosts.entries())
      sides[at]?.push(await tasksOf(browser, url + path));
  for (const [at, loads] of sides.entries()) print(`${path} ${folders.split(',')[at]}`, loads);
}
await browser.close();
for (const { stop } of hosts) stop();

function print(title: string, loads: Task[][]) {
  const blocking = loads.map((tasks) =>
    tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
  );
  const all = loads.map((tasks) => tasks.reduce((sum, { ms }) => sum + ms, 0));
  console.info(
    `${title}: blocking ${median(blocking).toFixed(0)} ms (${blocking.map((one) => one.toFixed(0)).join(', ')}), all tasks ${median(all).toFixed(0)} ms`,
  );
  const middle = loads.find((_tasks, turn) => blocking[turn] === median(blocking)) ?? [];
  for (const { at, ms, parts } of middle.filter(({ ms }) => ms > 50))
    console.info(
      `  ${at.toFixed(0).padStart(6)}  ${ms.toFixed(0).padStart(4)} ms  ${parts.join(' · ')}`,
    );
}

async function tasksOf(opened: Browser, url: string): Promise<Task[]> {
  const { context, page, devtools } = await slowPage(opened);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const session = await opened.newBrowserCDPSession();
  const events = await traced(session, async () => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1_000);
  });
  await session.detach();
  await context.close();
  return afterFirstPaint(events);
}

async function traced(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  });
  await run();
  await session.send('Tracing.end');
  await ended;
  return events;
}

function afterFirstPaint(events: TraceEvent[]): Task[] {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  const start = events.findLast(
    ({ name, ts }) => name === 'navigationStart' && painted && ts < painted.ts,
  );
  if (!painted || !start) throw new Error('The trace has no first paint.');
  const own = events.filter(({ pid, tid }) => pid === painted.pid && tid === painted.tid);
  const tasks = own.filter(({ name, ts }) => name === 'RunTask' && ts > painted.ts);
  return tasks.map(({ ts, dur = 0, tdur = 0 }) => {
    const within = own.filter(
      (one) =>
        !one.name.endsWith('RunTask') &&
        one.ts >= ts &&
        one.ts < ts + dur &&
        (one.tdur ?? 0) > 1_000,
    );
    return { at: (ts - start.ts) / 1000, ms: (tdur * slower) / 1000, parts: within.map(told) };
  });
}

/** What a part of a task is, where its code lies, and how long it would last. */
function told({ name, tdur = 0, args }: TraceEvent): string {
  const { url, functionName, type } = args?.data ?? {};
  const file = url?.replace(/^.*\//, '').replace(/[?#].*/, '');
  const what = [name, type, functionName, file].filter(Boolean).join(' ');
  return `${what} ${((tdur * slower) / 1000).toFixed(0)}`;
}
