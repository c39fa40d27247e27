import type { RouterProviderProps } from '@mooring/contract/router';
import type { Data } from '@mooring/data';
import { afterFirstPage } from '../first-page.ts';
import { updates } from './updates.ts';

type Parts = { router: RouterProviderProps['router']; data: Data };

/** Makes the app start without a network from now on; late, and only where a deployment was composed. */
export function startOffline({ router, data }: Parts): void {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container || !globalThis.MOORING_REMOTES) return;
  const start = async () => {
    await afterFirstPage(router);
    const { keepOffline } = await import('./keep-offline.ts');
    await keepOffline({ container, updates, env: data.env });
  };
  // A browser that refuses keeps working with its network.
  start().catch(() => {});
}
