import { keyOf } from '@mooring/contract';

/** Tabs that write the same row again and again let one of them through each time. */
const maxTries = 20;

/**
 * Runs `work` again where a row that it read was another when it wrote: a sync or another tab was faster. It has to read anew
 * each time. What is refused to the last throws AppError('store.changed').
 */
export async function retryIfChanged<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (keyOf(error, 'store.failed') !== 'store.changed' || tries === maxTries) throw error;
    }
  }
}
