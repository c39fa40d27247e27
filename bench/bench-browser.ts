import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from '../tools/chromium.ts';
import { host } from './host.ts';

type BenchBrowser = {
  browser: Browser;
  /** A new page in which `globalThis.bench` is ready. */
  openPage(): Promise<Page>;
};

/** Builds `bench/browser` for production, serves it, and runs `measure` with a browser that is closed afterwards. */
export async function withBenchBrowser<T>(
  measure: (opened: BenchBrowser) => Promise<T>,
): Promise<T> {
  const outDir = mkdtempSync(join(tmpdir(), 'mooring-bench-'));
  await build({
    root: fileURLToPath(new URL('browser', import.meta.url)),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
  const site = await host(outDir);
  const browser = await chromium.launch(launchOptions);
  const openPage = async () => {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    await page.goto(site.url);
    await page.waitForFunction(() => 'bench' in globalThis);
    return page;
  };
  try {
    return await measure({ browser, openPage });
  } finally {
    await browser.close();
    site.stop();
  }
}
