/** Locks on ids that an open tab is working on: a recording or an import. */
export type TabLocks = {
  /** Holds the lock until `release`, or until this tab is closed or crashes. */
  acquire(id: string): Promise<void>;
  release(id: string): void;
  /** Whether another tab holds the lock. */
  isHeldElsewhere(id: string): Promise<boolean>;
};

const lockPrefix = 'mooring-recording:';

/**
 * Uses Web Locks, which the browser releases when a tab closes or crashes. Without Web Locks nothing counts as held.
 */
export function browserTabLocks(): TabLocks {
  const locks = globalThis.navigator?.locks;
  const releases = new Map<string, () => void>();
  return {
    acquire: (id) =>
      new Promise((resolve) => {
        if (!locks || releases.has(id)) return resolve();
        locks
          .request(lockPrefix + id, () => {
            resolve();
            return new Promise<void>((release) => releases.set(id, release));
          })
          .catch(() => resolve());
      }),
    release(id) {
      releases.get(id)?.();
      releases.delete(id);
    },
    async isHeldElsewhere(id) {
      if (!locks || releases.has(id)) return false;
      const { held = [] } = await locks.query();
      return held.some(({ name }) => name === lockPrefix + id);
    },
  };
}

/** Locks shared by the tabs of one process, for tests. `holders` is shared by these tabs. */
export function memoryTabLocks(holders: Map<string, object> = new Map()): TabLocks {
  const thisTab = {};
  return {
    async acquire(id) {
      holders.set(id, thisTab);
    },
    release(id) {
      if (holders.get(id) === thisTab) holders.delete(id);
    },
    async isHeldElsewhere(id) {
      return holders.has(id) && holders.get(id) !== thisTab;
    },
  };
}
