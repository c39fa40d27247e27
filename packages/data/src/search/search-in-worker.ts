import { AppError } from '@mooring/contract';
import { type OpenWorker, openWorker } from '@mooring/contract/worker';
import type { OpenAccount } from '../repositories/account-storage.ts';
import type { SearchWorker } from './search-worker.ts';
import type { Searcher } from './searcher.ts';

/**
 * A searcher in a Web Worker. It reads the rows itself, with keys that cannot be exported. Throws
 * AppError('store.failed') if the Worker does not work, and AppError('session.locked') after `stop`.
 */
export function searchInWorker({ vault }: OpenAccount): Searcher {
  const worker = openWorker<SearchWorker>(
    new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }),
  );
  let stopped = false;
  const ask: OpenWorker<SearchWorker>['ask'] = async (question) => {
    try {
      return await worker.ask(question);
    } catch (cause) {
      throw new AppError(stopped ? 'session.locked' : 'store.failed', { cause });
    }
  };
  // If this fails, so does every later call.
  ask((api) => api.open(vault.userId, vault.workerKeys())).catch(() => {});

  return {
    load: () => ask((api) => api.load()),
    refresh: () => ask((api) => api.refresh()),
    find: (query) => ask((api) => api.find(query)),
    stop() {
      stopped = true;
      worker.stop();
    },
  };
}
