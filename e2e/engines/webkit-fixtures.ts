import { type Browser, type BrowserContext, test } from '@playwright/test';
import { openWebKit } from './webkit-context.ts';

/** Playwright's test with `browser`, `context` and `page` in WebKitGTK. */
export const webKitTest = test.extend({
  context: async ({ baseURL, viewport, serviceWorkers }, use) => {
    const context = await openWebKit({
      ...(baseURL ? { baseUrl: baseURL } : {}),
      ...viewport,
      serviceWorkers,
    });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use, info) => {
    const page = await context.newPage();
    await use(page);
    if (info.status === info.expectedStatus) return;
    for (const [index, one] of context.pages().entries())
      await one.screenshot({ path: info.outputPath(`page-${index}.png`) }).catch(() => undefined);
  },
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const open: BrowserContext[] = [];
      const own: Partial<Record<keyof Browser, unknown>> = {
        async newContext() {
          const context = await openWebKit({ serviceWorkers: 'block' });
          open.push(context);
          return context;
        },
      };
      // The methods are those of Playwright's type; what is left out of it fails loudly where it is called.
      await use(own as unknown as Browser);
      for (const context of open) await context.close();
    },
    { scope: 'worker' },
  ],
});
