import type { Store, Write } from '@mooring/storage';

/** A store for sync. When a letter was burned on another device, its earlier versions are removed on this one as well. */
export function withBurnsOfOthers(store: Store, userId: string): Store {
  const letters = `${userId}:letter:`;
  const earlierVersions = (letterId: string) =>
    store.ids('user_data', `${userId}:set-aside:letter:${letterId.slice(letters.length)}:`);
  return {
    ...store,
    sync: {
      ...store.sync,
      async applyPulled(page) {
        const applied = await store.sync.applyPulled(page);
        const burned = applied.writes.flatMap((write) =>
          'remove' in write && write.remove.startsWith(letters) ? [write.remove] : [],
        );
        const ids = (await Promise.all(burned.map(earlierVersions))).flat();
        const removals = ids.map((remove): Write => ({ table: 'user_data', remove }));
        if (removals.length > 0) await store.write(removals);
        return { ...applied, writes: [...applied.writes, ...removals] };
      },
    },
  };
}
