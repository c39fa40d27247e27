import type { Env } from '@mooring/data';
import type { Updates } from './updates.ts';
import { fromPage } from './worker-words.ts';

type Parts = { container: ServiceWorkerContainer; updates: Updates; env: Env };

const hour = 60 * 60 * 1000;

/** Has the worker fetch every page ahead, and says when a newer build waits. Rejects where the browser refuses. */
export async function keepOffline({ container, updates, env }: Parts): Promise<void> {
  container.addEventListener('controllerchange', updates.taken);
  const registration: ServiceWorkerRegistration | undefined = await container.register(
    '/service-worker.js',
    { updateViaCache: 'none' },
  );
  // Where workers are blocked, some browsers answer with nothing instead of refusing.
  if (!registration) return;
  const look = () => {
    // Without a worker that has this page there is nothing older to be replaced.
    if (registration.waiting && container.controller) updates.waits(registration.waiting);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
  container.controller?.postMessage(fromPage.settled);

  let asked = env.now().getTime();
  document.addEventListener('visibilitychange', () => {
    const now = env.now().getTime();
    if (document.visibilityState !== 'visible' || now - asked < hour) return;
    asked = now;
    // Without a connection there is nothing newer to be had.
    registration.update().catch(() => {});
  });
}
