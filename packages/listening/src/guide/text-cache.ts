/**
 * Caches of what the guide found in a text, by that text. They hold what a person wrote, so whoever holds the person's session
 * calls `forgetTexts` when it ends.
 */
const caches: Map<string, unknown>[] = [];

export function createTextCache<T>(): Map<string, T> {
  const cache = new Map<string, T>();
  caches.push(cache);
  return cache;
}

/** Empties every text cache of the guide. */
export function forgetTexts(): void {
  for (const cache of caches) cache.clear();
}
