import type { Page } from '@playwright/test';
import type { Deployment } from './mooring.ts';

/** Resolves when the service worker answers for this page: from then on it starts without the server. */
export const workerReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller)
      await new Promise((resolve) => setTimeout(resolve, 50));
  });

/** One visit, after which the app has to do without its server. */
export async function stopServer(page: Page, deployment: Deployment): Promise<void> {
  await page.goto('/dashboard');
  await workerReady(page);
  await deployment.stop();
}
