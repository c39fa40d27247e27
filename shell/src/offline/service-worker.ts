import { paths } from '@mooring/contract';
import { readShareMessage } from '@mooring/contract/share';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { isIntact } from './file-integrity.ts';
import { answerUsed, usedCache } from './used-files.ts';
import { rememberPages, removeUnusedFiles } from './worker-cleanup.ts';
import { pageMessages } from './worker-messages.ts';
import type { LastingEvent, WorkerScope } from './worker-scope.ts';
import { createShareBox } from './worker-share.ts';

declare const self: WorkerScope;

/** Files in `assets/` have the hash of their content in their name, so one name is always the same file. */
const hashed = /^\/(?:remotes\/[\w-]+\/)?assets\//;
/** Parallel fetches while installing. Few, because the phone is still loading its first page. */
const parallelFetches = 4;

const precache = new PrecacheController({ cacheName: 'mooring' });
const files = self.__WB_MANIFEST;
precache.addToCacheList(files);
const { cacheName } = precache.strategy;
/** The hash of each file, by the address under which it is cached. */
const hashes = new Map(
  files.map(({ url, integrity }) => [precache.getCacheKeyForURL(url), integrity]),
);
/** The hash of a file of the precache. All of them have one (`tools/service-worker.ts`). */
const hashOf = (key: string) => hashes.get(key) ?? '';
const shares = createShareBox();

self.addEventListener('install', (event) => event.waitUntil(fetchAll(event)));

// The first worker claims the page that registered it, so that its next page needs no network either. A newer one never
// takes over an open page by itself: only on a message (see register-service-worker.ts), or when no page is open.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), rememberPages(self)])),
);

self.addEventListener('message', (event) => {
  if (event.data === pageMessages.apply) event.waitUntil(self.skipWaiting());
  if (event.data === pageMessages.settled) {
    const kept = new Set(precache.getURLsToCacheKeys().values());
    event.waitUntil(removeUnusedFiles(self, { cacheName, kept, usedCache }));
  }
  const share = readShareMessage(event.data);
  if (share) shares.hear(share, event.source);
});

// The reminder, where a page may not show it itself: a press brings the app back, or opens it.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then(([page]) => page?.focus() ?? self.clients.openWindow('/dashboard')),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What is shared never goes on to the host: the worker keeps it until the page asks for it.
  if (origin === location.origin && pathname === paths.share.pattern && request.method === 'POST')
    return event.respondWith(shares.receive(request));
  // A 'no-store' request checks whether the host answers, so no cache may answer it.
  if (origin !== location.origin || request.method !== 'GET' || request.cache === 'no-store')
    return;
  const file = request.mode === 'navigate' ? pageFor(pathname) : pathname;
  const key = file && precache.getCacheKeyForURL(file);
  if (key) event.respondWith(answer(key, request));
  else if (hashed.test(pathname)) event.respondWith(answerUsed(event));
});

/** The HTML of an address: the entry page for `/`, its own where it has one, otherwise the app's. Null for a file. */
function pageFor(pathname: string): string | null {
  if (pathname === '/') return '/index.html';
  if (/\.\w+$/.test(pathname)) return null;
  const own = `${pathname}.html`;
  return precache.getCacheKeyForURL(own) ? own : '/app.html';
}

/**
 * Answers from the precache. The network is needed only when the browser has emptied the cache, or when a file in it is not the
 * one that was composed.
 */
async function answer(key: string, request: Request): Promise<Response> {
  const kept = await intactFile(key);
  if (kept) return kept;
  // Of a file whose name is always the same the host may have a newer one. The page checks the scripts of remotes itself.
  if (!hashed.test(new URL(key).pathname)) return fetch(request);
  const fetched = await fetch(key, { integrity: hashOf(key), cache: 'reload' });
  const copy = fetched.clone();
  if (fetched.status === 200) await caches.open(cacheName).then((cache) => cache.put(key, copy));
  return fetched;
}

/** A file of the precache whose bytes have the hash they were composed with. Another one is deleted. */
async function intactFile(key: string): Promise<Response | undefined> {
  const kept = await caches.match(key, { cacheName, ignoreVary: true });
  if (!kept || (await isIntact(kept.clone(), hashOf(key)))) return kept;
  const cache = await caches.open(cacheName);
  await cache.delete(key, { ignoreVary: true });
  return undefined;
}

/**
 * Like PrecacheController.install, but in parallel. Files that did not change since the last build are cached already. A file
 * with another hash than it was composed with ends the installation: the worker before goes on.
 */
async function fetchAll(event: LastingEvent): Promise<void> {
  const waiting = [...precache.getURLsToCacheKeys()];
  const fetchNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    const [url, cacheKey] = next;
    if (!(await intactFile(cacheKey))) {
      const store = (cache: RequestCache) => {
        const integrity = hashOf(cacheKey);
        const request = new Request(url, { cache, integrity, priority: 'low' });
        return Promise.all(precache.strategy.handleAll({ event, request, params: { cacheKey } }));
      };
      // Only a file with a hashed name may come from the HTTP cache, and not where that has a damaged one.
      await (url === cacheKey ? store('default').catch(() => store('reload')) : store('reload'));
    }
    await fetchNext();
  };
  await Promise.all(Array.from({ length: parallelFetches }, fetchNext));
}
