/** Which recordings are in the hands of a tab that is still open. */
export type TabLocks = {
  /** Holds it until `free`, or until this tab is gone, however it went. */
  acquire(id: string): Promise<void>;
  release(id: string): void;
  /** Whether another tab holds it. */
  isHeldElsewhere(id: string): Promise<boolean>;
};

const lockPrefix = 'mooring-recording:';

/** Claims as Web Locks: the browser lets go of them when a tab closes or crashes. Without them nothing counts as held. */
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

/** Claims among the tabs of one process, for tests: `holders` is theirs in common. */
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
