type AsyncMethods = { [name: string]: (...given: never[]) => Promise<unknown> };

/**
 * A proxy for an object that is loaded at the first call of one of its methods, which must all be async. Keeps schemas,
 * Dexie and the repositories out of pages that use no storage. The next call after a failed load tries again.
 */
export function lazyMethods<T extends { [K in keyof T]: (...given: never[]) => Promise<unknown> }>(
  load: () => Promise<T>,
): T {
  const loaded = loadOnce(load);
  return new Proxy({} as T, {
    get: (_target, name) => {
      // With a `then` method the proxy would be taken for a promise when an async function returns it.
      if (name === 'then') return undefined;
      return async (...given: never[]) =>
        ((await loaded()) as AsyncMethods)[String(name)]?.(...given);
    },
  });
}

/** Loads at the first call and caches the result. A failed load is not cached. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
