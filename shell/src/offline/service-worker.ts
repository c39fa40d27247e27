import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { FetchEvent, LastingEvent, WorkerScope } from './worker-scope.ts';
import { rememberPages, tidy } from './worker-tidying.ts';
import { fromPage } from './worker-words.ts';

declare const self: WorkerScope;

/** What a build puts into `assets/` has the hash of its content in its name: the same name is always the same file. */
const hashed = /^\/(?:remotes\/[\w-]+\/)?assets\//;
const usedCache = 'mooring-used';
/** Files fetched at once while installing: a phone is still showing its first page meanwhile. */
const atOnce = 4;

const precache = new PrecacheController({ cacheName: 'mooring' });
precache.addToCacheList(self.__WB_MANIFEST);
const { cacheName } = precache.strategy;

self.addEventListener('install', (event) => event.waitUntil(fetchAll(event)));

// The first worker takes the page that brought it, so that its next page needs no network either. A newer one never takes
// a page over by itself: it is told to (see keep-offline.ts), or starts when no page is left.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), rememberPages(self)])),
);

self.addEventListener('message', (event) => {
  if (event.data === fromPage.use) event.waitUntil(self.skipWaiting());
  if (event.data === fromPage.settled) {
    const kept = new Set(precache.getURLsToCacheKeys().values());
    event.waitUntil(tidy(self, { cacheName, kept, usedCache }));
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Asked for past every cache: whoever asks wants to know whether the host answers.
  if (origin !== location.origin || request.method !== 'GET' || request.cache === 'no-store')
    return;
  const file = request.mode === 'navigate' ? pageFor(pathname) : pathname;
  const key = file && precache.getCacheKeyForURL(file);
  if (key) event.respondWith(answer(key, request));
  else if (hashed.test(pathname)) event.respondWith(used(event));
});

/** Every address but the entry page's is the app's. One that names a file is neither. */
function pageFor(pathname: string): string | null {
  if (pathname === '/') return '/index.html';
  return /\.\w+$/.test(pathname) ? null : '/app.html';
}

/** From what was fetched ahead. Only a cache that the browser emptied needs the network. */
async function answer(key: string, request: Request): Promise<Response> {
  return (await caches.match(key, { cacheName, ignoreVary: true })) ?? fetch(request);
}

/**
 * A file of an earlier build that a page still open asks for, or one that is kept once it was needed (the fonts of the
 * PDF, the word lists of the password).
 */
async function used(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.status === 200) {
    const copy = fetched.clone();
    event.waitUntil(caches.open(usedCache).then((cache) => cache.put(request.url, copy)));
  }
  return fetched;
}

/** As PrecacheController.install does, but several at once. What an earlier build shares with this one is there already. */
async function fetchAll(event: LastingEvent): Promise<void> {
  const waiting = [...precache.getURLsToCacheKeys()];
  const fetchNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    const [url, cacheKey] = next;
    // Only a hashed name may be answered by the browser's own cache.
    const request = new Request(url, {
      cache: url === cacheKey ? 'default' : 'reload',
      priority: 'low',
    });
    await Promise.all(precache.strategy.handleAll({ event, request, params: { cacheKey } }));
    await fetchNext();
  };
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
}
