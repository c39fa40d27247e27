/**
 * Runs one piece of work after the other, in the order of the calls, and the first at once. One that fails does not stop the next.
 * The result is not kept: it may be decrypted text, which must not outlast a lock.
 */
export function createMutex(): <T>(work: () => Promise<T>) => Promise<T> {
  /** Fulfilled when the work so far is done; null when there is none. */
  let last: Promise<void> | null = null;
  return (work) => {
    const result = last ? last.then(work) : start(work);
    const done = result.then(forget, forget).then(() => {
      if (last === done) last = null;
    });
    last = done;
    return result;
  };
}

/** What it throws at once is a rejection as well. */
const start = async <T>(work: () => Promise<T>): Promise<T> => work();

function forget(): void {}
