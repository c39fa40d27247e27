import { type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { host } from './host.ts';
import { openJournal } from './journal-page.ts';
import type { Line } from './measure.ts';

/** Budget 12: what the journal's page and its Workers hold once 10,000 entries are open and searched. */
export async function heapFigures(dist: string): Promise<Line[]> {
  const site = await host(dist);
  const browser = await chromium.launch(launchOptions);
  const few = await heapsOf((await openJournal(browser, site.url, 50)).journal);
  const many = await heapsOf((await openJournal(browser, site.url, 10_000)).journal);
  await browser.close();
  site.stop();
  return [
    {
      name: '12 heap with 10,000 entries open, Workers too',
      ours: many.page + many.workers,
      against: few.page + few.workers,
      unit: 'MB',
      budget: { most: 40 },
      note: `page ${many.page.toFixed(1)}, Workers ${many.workers.toFixed(1)} MB; against fifty entries`,
    },
  ];
}

/** MB, after a word has been looked for and what is garbage is gone. */
export async function heapsOf(page: Page): Promise<{ page: number; workers: number }> {
  const devtools = await page.context().newCDPSession(page);
  const workers = await workersOf(devtools);
  await page.getByRole('searchbox').fill('harbour');
  await page
    .getByText(/entr(y|ies) found/)
    .first()
    .waitFor();
  await page.getByRole('searchbox').fill('');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { page: usedSize / 1e6, workers: (await workers.usedSize()) / 1e6 };
}

type Message = { id?: number; result?: { usedSize?: number } };

/** The page's Workers by the unflattened protocol, the one that a session of Playwright's can speak with them. */
async function workersOf(devtools: CDPSession) {
  const sessions = new Set<string>();
  const waiting = new Map<string, (size: number) => void>();
  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') sessions.add(sessionId);
  });
  devtools.on('Target.detachedFromTarget', ({ sessionId }) => sessions.delete(sessionId));
  devtools.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, result }: Message = JSON.parse(message);
    if (id === 2) waiting.get(sessionId)?.(result?.usedSize ?? 0);
  });
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const send = (sessionId: string, id: number, method: string) =>
    devtools.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method }),
    });
  return {
    async usedSize() {
      if (sessions.size === 0) throw new Error('The search has no Worker to be measured');
      let sum = 0;
      for (const sessionId of sessions) {
        const told = new Promise<number>((resolve) => waiting.set(sessionId, resolve));
        await send(sessionId, 1, 'HeapProfiler.collectGarbage');
        await send(sessionId, 2, 'Runtime.getHeapUsage');
        sum += await told;
      }
      return sum;
    },
  };
}
