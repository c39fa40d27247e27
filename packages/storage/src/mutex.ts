type Options = {
  /** The first piece of work begins within the call, and not after it. */
  startsAtOnce?: boolean;
};

/**
 * Runs one piece of work after the other, in the order of the calls. One that fails does not stop the next. The result is not
 * kept: it may be decrypted text, which must not outlast a lock.
 */
export function createMutex({
  startsAtOnce = false,
}: Options = {}): <T>(work: () => Promise<T>) => Promise<T> {
  /** Fulfilled when the work so far is done; null when there is none. */
  let last: Promise<void> | null = startsAtOnce ? null : Promise.resolve();
  return (work) => {
    const result = last ? last.then(work) : start(work);
    const done = result.then(forget, forget);
    last = done;
    if (startsAtOnce)
      void done.then(() => {
        if (last === done) last = null;
      });
    return result;
  };
}

/** What it throws at once is a rejection as well. */
const start = async <T>(work: () => Promise<T>): Promise<T> => work();

function forget(): void {}
