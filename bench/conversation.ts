import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from '../tools/chromium.ts';
import { host } from './host.ts';
import { type Line, median } from './measure.ts';

/** Messages a conversation has before the measured ones are added. */
const lengths = { short: 2, long: 200 };

/** One more message in a conversation of 200 messages against one more in a conversation of 2. */
export async function conversationFigures(runs: number): Promise<Line[]> {
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
  const { short, long } = await page.evaluate(
    ([turns, given]) => globalThis.bench.messageCosts(turns, given),
    [runs * 2, lengths] as const,
  );
  await browser.close();
  site.stop();
  const against = `message ${lengths.long + 1} against message ${lengths.short + 1}`;
  return [
    {
      name: 'conversation: one more message, sealed',
      ours: median(long.bytes) / 1000,
      against: median(short.bytes) / 1000,
      unit: 'kB',
      budget: { ratio: 1.3 },
      note: against,
    },
    {
      name: 'conversation: one more message, written',
      ours: median(long.rows),
      against: median(short.rows),
      unit: 'rows',
      budget: { ratio: 1 },
    },
    {
      name: 'conversation: one more message, kept',
      ours: median(long.keep),
      against: median(short.keep),
      unit: 'ms',
      budget: { ratio: 1.3 },
    },
    {
      name: 'conversation: read again after it',
      ours: median(long.read),
      against: median(short.read),
      unit: 'ms',
    },
  ];
}
