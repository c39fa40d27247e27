import type { Page } from '@playwright/test';

/** Resolves when the service worker answers for this page: from then on it starts without the server. */
export const workerReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller)
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
