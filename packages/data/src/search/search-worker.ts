import { browserEnv, createVault } from '@mooring/storage';
import { indexedDbStores } from '@mooring/storage/indexeddb-store';
import type { Answer, Opening, Question } from './search-in-worker.ts';
import { createSearcher, type Searcher } from './searcher.ts';

/** Lives as long as the session is open; the page ends it, and every word with it, at the moment of a lock. */
let searcher: Promise<Searcher>;

self.onmessage = async ({ data }: MessageEvent<Opening | Question>) => {
  if ('keys' in data) {
    searcher = open(data);
    searcher.catch(() => {});
    return;
  }
  const { turn } = data;
  const answer = await ask(data).then(
    (found): Answer => ({ turn, found }),
    (): Answer => ({ turn, failed: true }),
  );
  self.postMessage(answer);
};

async function open({ userId, keys }: Opening): Promise<Searcher> {
  const store = await indexedDbStores(userId);
  return createSearcher({ store, vault: createVault({ env: browserEnv, userId, ...keys }) });
}

async function ask(question: Question) {
  const { load, refresh, find } = await searcher;
  if (question.ask === 'find') return find(question.query);
  await (question.ask === 'load' ? load() : refresh());
  return null;
}
