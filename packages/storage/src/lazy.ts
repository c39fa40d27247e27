type AsyncMethods = { [name: string]: (...given: never[]) => Promise<unknown> };

/**
 * Something whose methods all wait, loaded at the first call. Keeps schemas, Dexie and the repositories out of the pages
 * that remember nothing. A load that failed is tried again at the next call.
 */
export function later<T extends { [K in keyof T]: (...given: never[]) => Promise<unknown> }>(
  load: () => Promise<T>,
): T {
  const loaded = once(load);
  return new Proxy({} as T, {
    get: (_target, name) => {
      // A promise-like would be awaited away whenever it is returned from an async function.
      if (name === 'then') return undefined;
      return async (...given: never[]) =>
        ((await loaded()) as AsyncMethods)[String(name)]?.(...given);
    },
  });
}

/** Loads at the first call and keeps what came. A load that failed is not kept. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
