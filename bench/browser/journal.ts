/** A long journal: how soon its list and its words are there, beside reading and opening the same bytes by hand. */

import { createEntries } from '../../packages/data/src/repositories/entries.ts';
import { sealEntry } from '../../packages/data/src/repositories/entry-row.ts';
import { searchInWorker } from '../../packages/data/src/search/search-in-worker.ts';
import { createSummaries } from '../../packages/data/src/summaries/summaries.ts';
import { indexedDbStores } from '../../packages/storage/src/adapters/store-indexeddb.ts';
import { browserEnv as env } from '../../packages/storage/src/env.ts';
import type { Store } from '../../packages/storage/src/store.ts';
import { deriveVaultKeys } from '../../packages/storage/src/vault/keys.ts';
import { createVault } from '../../packages/storage/src/vault/seal.ts';
import type { Vault } from '../../packages/storage/src/vault/vault.ts';
import { rawJournal } from './raw-journal.ts';
import { sentence } from './sentences.ts';

export type JournalTimes = {
  /** ms, one number a turn. */
  newest: number[];
  newestRaw: number[];
  list: number[];
  searchable: number[];
  searchableRaw: number[];
  keystrokes: number[];
  /** The longest the page could not answer while a Worker read everything, ms. */
  pause: number;
};

let open: { vault: Vault; store: Store; rowKey: CryptoKey } | undefined;

/** A journal of so many entries of about sixty words, an hour apart. */
export async function fillEntries(count: number): Promise<void> {
  const { rowKey, kid } = await deriveVaultKeys(env.randomBytes(32));
  const userId = env.newId();
  const vault = createVault({ env, userId, rowKey, kid });
  const store = await indexedDbStores(userId);
  open = { vault, store, rowKey };
  const start = Date.UTC(2016, 0, 1);
  for (let from = 0; from < count; from += 1000) {
    const rows = await Promise.all(
      Array.from({ length: Math.min(1000, count - from) }, (_, offset) => {
        const index = from + offset;
        const entry = {
          id: env.newId(),
          title: `Day ${index}`,
          content: [0, 1, 2, 3].map((part) => sentence(index * 4 + part)).join(' '),
          tags: ['grief' as const],
          type: 'text' as const,
          recording: null,
          date: new Date(start + index * 3_600_000).toISOString(),
          editedAt: null,
        };
        return sealEntry(vault, entry, entry.date);
      }),
    );
    await store.write(rows.map((put) => ({ table: 'journal_entries', put })));
  }
  // The blocks are made once, behind the first list.
  await summaries().list();
  for (let last = -1; ; ) {
    const { length } = await store.derived.blocks();
    if (length >= Math.floor(count / 100) && length === last) break;
    last = length;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export async function journalTimes(turns: number): Promise<JournalTimes> {
  const { vault, store, rowKey } = opened();
  const raw = await rawJournal(vault.userId, rowKey);
  const times: JournalTimes = {
    newest: [],
    newestRaw: [],
    list: [],
    searchable: [],
    searchableRaw: [],
    keystrokes: [],
    pause: 0,
  };
  for (let turn = 0; turn < turns; turn += 1) {
    times.newest.push(await timed(() => summaries().newest(50)));
    times.newestRaw.push(await timed(() => raw.newest(50)));
    times.list.push(await timed(() => summaries().list()));
    times.searchableRaw.push(await timed(() => raw.all()));
    const searcher = searchInWorker({ vault, store });
    const watch = pauses();
    times.searchable.push(await timed(() => searcher.load()));
    times.pause = Math.max(times.pause, await watch());
    for (const text of typed) {
      times.keystrokes.push(
        await timed(() => searcher.find({ text, tag: turn % 2 ? null : 'grief', count: 60 })),
      );
    }
    searcher.stop();
  }
  return times;
}

/** Saving one more entry into the journal that was filled, and into an empty one, turn by turn, ms. */
export async function savesInto(turns: number): Promise<{ full: number[]; empty: number[] }> {
  const full = saver(opened());
  await fillEntries(0);
  const empty = saver(opened());
  const times = { full: [] as number[], empty: [] as number[] };
  await full();
  await empty();
  for (let turn = 0; turn < turns; turn += 1) {
    times.full.push(await timed(full));
    times.empty.push(await timed(empty));
  }
  return times;
}

function saver(account: { vault: Vault; store: Store }) {
  const openAccount = async () => account;
  const entries = createEntries({
    env,
    storage: { open: openAccount, openForWriting: openAccount },
    onEntryCreated() {},
  });
  const content = [0, 1, 2, 3, 4, 5, 6, 7].map(sentence).join(' ');
  return () => entries.create({ title: 'The second cup', content, tags: ['grief'] });
}

/** As people type: words that all entries hold, rare ones, several, one that nothing holds, and letters taken back. */
const typed = ['garden', 'boats lamps', 'day 99', 'second cup', 'nowhere to be found'].flatMap(
  (words) => [
    ...Array.from({ length: words.length }, (_, index) => words.slice(0, index + 1)),
    words.slice(0, -1),
  ],
);

function opened() {
  if (!open) throw new Error('There is no journal yet');
  return open;
}

function summaries() {
  const { vault, store } = opened();
  const openAccount = async () => ({ vault, store });
  return createSummaries({
    env,
    storage: { open: openAccount, openForWriting: openAccount },
  });
}

/** Listens for long tasks; the answer is the longest. */
function pauses() {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    observer.disconnect();
    return longest;
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
