import type { SessionStore } from '@mooring/accounts';
import { keyOf } from '@mooring/contract';
import type { Changes, Vault } from '@mooring/storage';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { createSearcher, type Searcher, type SearchQuery, type SearchResult } from './searcher.ts';

/**
 * Full-text search over all entries. Its index is in memory only and is dropped in every tab when the session closes.
 */
export type Search = {
  /** Builds the index. Resolves when every entry can be found. */
  ready(): Promise<void>;
  /** The newest entries that contain every word. Null if a later query replaced this one. */
  find(query: SearchQuery): Promise<SearchResult | null>;
};

export type OpenSearcher = (open: OpenAccount) => Searcher;

type Parts = {
  storage: AccountStorage;
  session: SessionStore;
  changes: Changes;
  openSearcher: OpenSearcher;
};
type Running = { vault: Vault; searcher: Searcher };

const emptyResult: SearchResult = { total: 0, hits: [], complete: true };

export function createSearch({ storage, session, changes, openSearcher }: Parts): Search {
  let running: Running | null = null;
  let questions = 0;
  let last: Promise<void> = Promise.resolve();

  const stop = () => {
    running?.searcher.stop();
    running = null;
  };
  session.subscribe((current) => {
    if (current.status !== 'open' || current.account.id !== running?.vault.userId) stop();
  });
  changes.watch(['journal_entries'], () => {
    running?.searcher.refresh().catch(() => {});
  });

  function start(open: OpenAccount, make: OpenSearcher): Running {
    stop();
    running = { vault: open.vault, searcher: make(open) };
    return running;
  }

  /** Runs a query on the searcher. If its Worker does not work, uses the main thread. */
  async function ask<T>(question: (searcher: Searcher) => Promise<T>): Promise<T | null> {
    const open = await storage.open();
    if (!open) return null;
    const now = running?.vault === open.vault ? running : start(open, openSearcher);
    try {
      return await question(now.searcher);
    } catch (error) {
      if (keyOf(error, 'store.failed') !== 'store.failed') throw error;
      if (running === now) start(open, createSearcher);
      if (!running) throw error;
      return question(running.searcher);
    }
  }

  const ready = async () => {
    await ask((searcher) => searcher.load());
  };
  return {
    ready,
    async find(query) {
      questions += 1;
      const question = questions;
      // One query at a time: while one runs, only the newest of those that follow waits.
      await last;
      if (question !== questions) return null;
      const answer = ask(async (searcher) => {
        searcher.load().catch(() => {});
        return searcher.find(query);
      });
      // Only its end is kept: hits are decrypted text, which must not outlast a lock.
      last = answer.then(forget, forget);
      const found = await answer;
      return question === questions ? (found ?? emptyResult) : null;
    },
  };
}

function forget(): void {}
