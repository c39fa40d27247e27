import type { WorkerScope } from './worker-scope.ts';

/** Which pages were open when this worker took over: they may still need files of the build they came from. */
const notes = 'mooring-notes';
const earlierPages = '/earlier-pages';
/** Files kept because they were used: more than every font of the PDF, less than would ever be missed. */
const mostUsed = 450;

type Kept = { cacheName: string; kept: ReadonlySet<string>; usedCache: string };

const openPages = async ({ clients }: WorkerScope) =>
  (await clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id);

export async function rememberPages(scope: WorkerScope): Promise<void> {
  const cache = await caches.open(notes);
  await cache.put(earlierPages, new Response(JSON.stringify(await openPages(scope))));
}

/** Lets files of earlier builds go, once no page that could ask for them is open. */
export async function tidy(scope: WorkerScope, { cacheName, kept, usedCache }: Kept) {
  // What a worker that is still coming has fetched lies in the same cache.
  if (scope.registration.installing || scope.registration.waiting) return;
  const note = await caches.match(earlierPages, { cacheName: notes });
  if (!note) return;
  const earlier = new Set<unknown>(await note.json());
  if ((await openPages(scope)).some((id) => earlier.has(id))) return;
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    if (!kept.has(request.url)) await cache.delete(request);
  }
  const used = await caches.open(usedCache);
  const oldest = (await used.keys()).slice(0, -mostUsed);
  for (const request of oldest) await used.delete(request);
  await caches.delete(notes);
}
