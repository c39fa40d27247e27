/**
 * Runs one piece of work after the other, in the order of the calls. One that fails does not stop the next. The result is not
 * kept: it may be decrypted text, which must not outlast a lock.
 */
export function createMutex(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.then(forget, forget);
    return result;
  };
}

function forget(): void {}
