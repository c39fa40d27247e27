import type { FetchEvent } from './worker-scope.ts';

export const usedCache = 'mooring-used';

/**
 * Answers for a file of an earlier build that an open page requests, and for one that is cached at first use (the model of the
 * learned reader, the fonts of the PDF, the word lists of the password check). A page that found the bytes damaged asks with
 * 'reload': then the cached file goes, and the host answers.
 */
export async function answerUsed(event: FetchEvent): Promise<Response> {
  const { request } = event;
  if (request.cache === 'reload') {
    const cache = await caches.open(usedCache);
    await cache.delete(request.url, { ignoreVary: true });
  } else {
    const kept = await caches.match(request.url, { ignoreVary: true });
    if (kept) return kept;
  }
  const fetched = await fetch(request);
  if (fetched.status === 200) {
    const copy = fetched.clone();
    event.waitUntil(caches.open(usedCache).then((cache) => cache.put(request.url, copy)));
  }
  return fetched;
}
