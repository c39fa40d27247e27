/** What is being typed on the screens of this tab and not yet stored. */
export type Typing = {
  /** With each change. The first asks the browser to keep the storage. */
  began(): void;
  /** `save` is called before the keys are dropped. Returns a function that unsubscribes. */
  beforeLock(save: () => Promise<unknown>): () => void;
  /** Saves everything. Null where no screen has anything. Resolves after 700 ms at the latest: a lock must not wait longer. */
  save(): Promise<void> | null;
};

const longestWait = 700;

export function createTyping(began: () => void): Typing {
  const savers = new Set<() => Promise<unknown>>();
  return {
    began,
    beforeLock(save) {
      savers.add(save);
      return () => {
        savers.delete(save);
      };
    },
    save() {
      if (savers.size === 0) return null;
      return new Promise((resolve) => {
        setTimeout(resolve, longestWait);
        void Promise.allSettled([...savers].map((save) => save())).then(() => resolve());
      });
    },
  };
}
