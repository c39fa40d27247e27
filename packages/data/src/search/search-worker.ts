import { exposeToPage } from '@mooring/contract/worker';
import type { VaultKeys } from '@mooring/storage';
import { browserEnv, createVault } from '@mooring/storage';
import { indexedDbStores } from '@mooring/storage/indexeddb-store';
import { createSearcher, type Searcher, type SearchQuery } from './searcher.ts';

export type SearchWorker = typeof api;

/** Lives as long as the session is open; the page ends it, and every word with it, at the moment of a lock. */
let searcher: Promise<Searcher>;

const api = {
  /** Comes before everything else. */
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
