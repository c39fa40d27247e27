import type { RouterProviderProps } from '@mooring/contract/router';
import type { Data } from '@mooring/data';
import { updates } from './updates.ts';

/** After the first page stands there, before its files are fetched for every other one, in ms. */
const breath = 2_000;

type Parts = { router: RouterProviderProps['router']; data: Data };

/** Makes the app start without a network from now on; late, and only where a deployment was composed. */
export function startOffline({ router, data }: Parts): void {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container || !globalThis.MOORING_REMOTES) return;
  const start = async () => {
    await firstPage(router);
    await new Promise((resolve) => setTimeout(resolve, breath));
    const { keepOffline } = await import('./keep-offline.ts');
    await keepOffline({ container, updates, env: data.env });
  };
  // A browser that refuses keeps working with its network.
  start().catch(() => {});
}

async function firstPage(router: Parts['router']): Promise<void> {
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  }
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
