import type { OpenStore } from '@mooring/storage';

/**
 * Opens one store per account and shares it, so that a store that deletes itself has no other open connection in this
 * tab.
 */
export function openStoreOnce(open: OpenStore): OpenStore {
  const stores = new Map<string, ReturnType<OpenStore>>();
  return (userId) => {
    const known = stores.get(userId);
    if (known) return known;
    const opening = open(userId).then((store) => ({
      ...store,
      async destroy() {
        stores.delete(userId);
        await store.destroy();
      },
    }));
    stores.set(userId, opening);
    opening.catch(() => stores.delete(userId));
    return opening;
  };
}
