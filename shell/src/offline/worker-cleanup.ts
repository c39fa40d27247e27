import type { WorkerScope } from './worker-scope.ts';

/** The cache that names the pages open when this worker took over: they may still need files of their build. */
const notesCache = 'mooring-notes';
const earlierPages = '/earlier-pages';
/** How many files cached at first use are kept: more than all fonts of the PDF. */
const maxUsedFiles = 450;

type CachedFiles = { cacheName: string; kept: ReadonlySet<string>; usedCache: string };

const openPages = async ({ clients }: WorkerScope) =>
  (await clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id);

export async function rememberPages(scope: WorkerScope): Promise<void> {
  const cache = await caches.open(notesCache);
  await cache.put(earlierPages, new Response(JSON.stringify(await openPages(scope))));
}

/** Deletes files of earlier builds when no page that could request them is open. */
export async function removeUnusedFiles(
  scope: WorkerScope,
  { cacheName, kept, usedCache }: CachedFiles,
) {
  // A worker that is still installing puts its files into the same cache.
  if (scope.registration.installing || scope.registration.waiting) return;
  const note = await caches.match(earlierPages, { cacheName: notesCache });
  if (!note) return;
  const earlier = new Set<unknown>(await note.json());
  if ((await openPages(scope)).some((id) => earlier.has(id))) return;
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    if (!kept.has(request.url)) await cache.delete(request);
  }
  const used = await caches.open(usedCache);
  const oldest = (await used.keys()).slice(0, -maxUsedFiles);
  for (const request of oldest) await used.delete(request);
  await caches.delete(notesCache);
}
