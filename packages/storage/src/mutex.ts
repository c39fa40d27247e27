/**
 * Runs one piece of work after the other, in the order of the calls. One that fails does not stop the next. The result is not
 * kept: it may be decrypted text, which must not outlast a lock. `startsAtOnce`: the first begins within the call, not after it.
 */
export function createMutex(startsAtOnce = false): <T>(work: () => Promise<T>) => Promise<T> {
  /** Fulfilled when the work so far is done. */
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    waiting += 1;
    const result = startsAtOnce && waiting === 1 ? work() : last.then(work);
    const end = () => {
      waiting -= 1;
    };
    last = result.then(end, end);
    return result;
  };
}
