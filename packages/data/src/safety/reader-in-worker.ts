import { openWorker } from '@mooring/contract/worker';
import type { OpenReader } from './lazy-reader.ts';
import type { ReaderWorker } from './reader-worker.ts';

/** Starts the learned reader off the main thread. Rejects where its model cannot be fetched, is damaged, or does not run. */
export const openReaderInWorker: OpenReader = async () => {
  const worker = openWorker<ReaderWorker>(
    new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    const version = await worker.ask((api) => api.open());
    return {
      version,
      readAll: (said) => worker.ask((api) => api.readAll(said)),
      mayBeShown: (reply) => worker.ask((api) => api.mayBeShown(reply)),
      stop: worker.stop,
    };
  } catch (error) {
    worker.stop();
    throw error;
  }
};
