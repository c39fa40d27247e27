/** Which recordings are in the hands of a tab that is still open. */
export type Claims = {
  /** Holds it until `free`, or until this tab is gone, however it went. */
  hold(id: string): Promise<void>;
  free(id: string): void;
  /** Whether another tab holds it. */
  heldElsewhere(id: string): Promise<boolean>;
};

const prefix = 'mooring-recording:';

/** Claims as Web Locks: the browser lets go of them when a tab closes or crashes. Without them nothing counts as held. */
export function browserClaims(): Claims {
  const locks = globalThis.navigator?.locks;
  const releases = new Map<string, () => void>();
  return {
    hold: (id) =>
      new Promise((resolve) => {
        if (!locks || releases.has(id)) return resolve();
        locks
          .request(prefix + id, () => {
            resolve();
            return new Promise<void>((release) => releases.set(id, release));
          })
          .catch(() => resolve());
      }),
    free(id) {
      releases.get(id)?.();
      releases.delete(id);
    },
    async heldElsewhere(id) {
      if (!locks || releases.has(id)) return false;
      const { held = [] } = await locks.query();
      return held.some(({ name }) => name === prefix + id);
    },
  };
}

/** Claims among the tabs of one process, for tests: `holders` is theirs in common. */
export function memoryClaims(holders: Map<string, object> = new Map()): Claims {
  const me = {};
  return {
    async hold(id) {
      holders.set(id, me);
    },
    free(id) {
      if (holders.get(id) === me) holders.delete(id);
    },
    async heldElsewhere(id) {
      return holders.has(id) && holders.get(id) !== me;
    },
  };
}
