import { AppError } from '@mooring/contract';
import type { VaultKeys } from '@mooring/storage';
import type { OpenAccount } from '../repositories/account-storage.ts';
import type { Found, Searcher, SearchQuery } from './searcher.ts';

export type Opening = { userId: string; keys: VaultKeys };
export type Question = { turn: number } & (
  | { ask: 'load' | 'refresh' }
  | { ask: 'find'; query: SearchQuery }
);
export type Answer = { turn: number; found: Found | null } | { turn: number; failed: true };

type Waiting = { resolve(found: Found | null): void; reject(error: AppError): void };

const nothing: Found = { total: 0, hits: [], complete: false };

/** A searcher off the main thread. It reads the rows itself, with keys that it cannot give away. */
export function searchInWorker({ vault }: OpenAccount): Searcher {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let turns = 0;

  const failAll = (error: AppError) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const one = waiting.get(data.turn);
    waiting.delete(data.turn);
    if ('failed' in data) one?.reject(new AppError('store.failed'));
    else one?.resolve(data.found);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    failAll(new AppError('store.failed'));
  };
  const opening: Opening = { userId: vault.userId, keys: vault.workerKeys() };
  worker.postMessage(opening);

  function ask(question: { ask: 'load' | 'refresh' } | { ask: 'find'; query: SearchQuery }) {
    turns += 1;
    const turn = turns;
    return new Promise<Found | null>((resolve, reject) => {
      waiting.set(turn, { resolve, reject });
      worker.postMessage({ turn, ...question } satisfies Question);
    });
  }

  return {
    load: async () => void (await ask({ ask: 'load' })),
    refresh: async () => void (await ask({ ask: 'refresh' })),
    find: async (query) => (await ask({ ask: 'find', query })) ?? nothing,
    stop() {
      worker.terminate();
      failAll(new AppError('session.locked'));
    },
  };
}
