/** Resolves when something holds: now, or after one of the changes `subscribe` tells of. */
export function until(subscribe: (listener: () => void) => () => void, holds: () => boolean) {
  if (holds()) return Promise.resolve();
  return new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (!holds()) return;
      stop();
      resolve();
    });
  });
}
