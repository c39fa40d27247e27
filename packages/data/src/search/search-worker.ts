import { exposeToPage } from '@mooring/contract/worker';
import type { VaultKeys } from '@mooring/storage';
import { browserEnv, createVault } from '@mooring/storage';
import { indexedDbStores } from '@mooring/storage/indexeddb-store';
import { createSearcher, type Searcher, type SearchQuery } from './searcher.ts';

export type SearchWorker = typeof api;

/** Exists while the session is open. Locking terminates the Worker and with it all decrypted text. */
let searcher: Promise<Searcher>;

const api = {
  /** Must be the first call. */
  async open(userId: string, keys: VaultKeys): Promise<void> {
    searcher = searcherOf(userId, keys);
    await searcher;
  },
  load: async () => (await searcher).load(),
  refresh: async () => (await searcher).refresh(),
  find: async (query: SearchQuery) => (await searcher).find(query),
};

async function searcherOf(userId: string, keys: VaultKeys): Promise<Searcher> {
  const store = await indexedDbStores(userId);
  return createSearcher({ store, vault: createVault({ env: browserEnv, userId, ...keys }) });
}

exposeToPage(api);
