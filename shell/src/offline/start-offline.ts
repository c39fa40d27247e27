import type { RouterProviderProps } from '@mooring/contract/router';
import type { Data } from '@mooring/data';
import { afterFirstPage } from '../first-page.ts';
import { updates } from './updates.ts';

type Parts = { router: RouterProviderProps['router']; data: Data };

/** Makes the app start offline from now on. It runs after the first page, and only in a composed deployment. */
export function startOffline({ router, data }: Parts): void {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container || !globalThis.MOORING_REMOTES) return;
  const start = async () => {
    await afterFirstPage(router);
    const { registerServiceWorker: keepOffline } = await import('./register-service-worker.ts');
    await keepOffline({ container, updates, env: data.env });
  };
  // In a browser that refuses, the app works with a network only.
  start().catch(() => {});
}
