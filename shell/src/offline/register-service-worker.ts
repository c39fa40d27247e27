import type { Env } from '@mooring/data';
import type { Updates } from './updates.ts';
import { pageMessages } from './worker-messages.ts';

type Parts = { container: ServiceWorkerContainer; updates: Updates; env: Env };

const hour = 60 * 60 * 1000;

/** Registers the worker, which precaches every page, and reports a newer build that waits. Rejects where the browser refuses. */
export async function registerServiceWorker({ container, updates, env }: Parts): Promise<void> {
  container.addEventListener('controllerchange', updates.onControllerChange);
  const registration: ServiceWorkerRegistration | undefined = await container.register(
    '/service-worker.js',
    { updateViaCache: 'none' },
  );
  // Where workers are blocked, some browsers resolve with undefined instead of rejecting.
  if (!registration) return;
  const reportWaiting = () => {
    // Without a controlling worker there is no older build to replace.
    if (registration.waiting && container.controller) updates.onWorkerWaiting(registration.waiting);
  };
  const follow = () => registration.installing?.addEventListener('statechange', reportWaiting);
  registration.addEventListener('updatefound', follow);
  follow();
  reportWaiting();
  container.controller?.postMessage(pageMessages.settled);

  let asked = env.now().getTime();
  document.addEventListener('visibilitychange', () => {
    const now = env.now().getTime();
    if (document.visibilityState !== 'visible' || now - asked < hour) return;
    asked = now;
    // Offline the check fails; the next one tries again.
    registration.update().catch(() => {});
  });
}
