import { type JournalTag, journalTags } from '@mooring/contract';
import { createMutex, forEachChunk, type Rows, yieldToMain } from '@mooring/storage';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { firstCharacters, utcTime } from '../summaries/cut.ts';
import { createCorpus, type SearchDocument, tagBits } from './corpus.ts';
import { foldText, wordsOf } from './fold-text.ts';
import { type TextWithMarks, markMatches, snippet } from './mark-matches.ts';

export type SearchQuery = {
  /** As typed. */
  text: string;
  tag: JournalTag | null;
  /** Hits wanted: from 0 up to this many. */
  count: number;
};

export type SearchHit = { id: string; title: TextWithMarks; snippet: TextWithMarks };

export type SearchResult = {
  /** How many entries match. */
  total: number;
  /** The newest of them. */
  hits: SearchHit[];
  /** False while entries are still being read: there may be more. */
  complete: boolean;
};

/** Reads entries and searches them: in a Worker, or here where there is none. */
export type Searcher = {
  /** Resolves when every entry can be found. */
  load(): Promise<void>;
  /** Reads what has changed. */
  refresh(): Promise<void>;
  find(query: SearchQuery): Promise<SearchResult>;
  /** Forgets everything. */
  stop(): void;
};

const batchSize = 400;

/** Entries whose words stay open because they were shown: the next letter mostly shows them again. */
const maxOpenTexts = 240;

export function createSearcher(open: OpenAccount): Searcher {
  const { store } = open;
  const corpus = createCorpus();
  const withMutex = createMutex();
  const openTexts = new Map<string, EntryText>();
  let loading: Promise<void> | undefined;
  let complete = false;
  let lastSeen = 0;
  let changes = 0;
  let stopped = false;
  let refreshing: Promise<void> = Promise.resolve();

  async function readAll() {
    corpus.clear();
    forget([...openTexts.keys()]);
    lastSeen = (await store.derived.snapshot(null)).last;
    let reading = store.page('journal_entries', '', batchSize);
    while (!stopped) {
      const rows = await reading;
      const last = rows.at(-1);
      if (!last) break;
      // The next rows are fetched while these are opened.
      reading = store.page('journal_entries', last.id, batchSize);
      reading.catch(() => {});
      const docs = await openRows(rows);
      if (!stopped) corpus.put(docs);
      await yieldToMain();
    }
    corpus.sort();
    complete = true;
  }

  /** Those that open. */
  async function openRows(rows: readonly Rows['journal_entries'][]): Promise<SearchDocument[]> {
    const opened = await Promise.allSettled(rows.map((row) => openEntryText(open, row)));
    return opened.flatMap((one) => (one.status === 'fulfilled' ? toSearchDocument(one.value) : []));
  }

  async function readChanged() {
    await loading;
    const snapshot = await store.derived.snapshot(lastSeen);
    if (!snapshot.changed) {
      complete = false;
      return readAll();
    }
    await forEachChunk(snapshot.changed, batchSize, async (ids) => {
      const rows = await store.getMany('journal_entries', ids);
      const there = rows.filter((row) => row !== undefined);
      const opened = await openRows(there);
      // Together, so that no question falls between the old words and the new.
      for (const id of ids) corpus.remove(id);
      forget(ids);
      corpus.put(opened);
    });
    lastSeen = snapshot.last;
  }

  async function hitsOf(ids: string[], words: readonly string[]): Promise<SearchHit[]> {
    const opened = await openHits(ids);
    return ids.flatMap((id): SearchHit[] => {
      const entry = opened.get(id);
      if (!entry) return [];
      const title = markMatches(firstCharacters(entry.title, 200), words);
      return [{ id, title, snippet: snippet(entry.content, words) }];
    });
  }

  /** The words of some entries, those that open. What was shown before is open still. */
  async function openHits(ids: readonly string[]): Promise<ReadonlyMap<string, EntryText>> {
    const changesBefore = changes;
    const opened = new Map<string, EntryText>();
    for (const id of ids) {
      const words = openTexts.get(id);
      if (words) opened.set(id, words);
    }
    const rest = ids.filter((id) => !opened.has(id));
    if (rest.length === 0) return opened;
    const rows = await store.getMany('journal_entries', rest);
    const read = await Promise.allSettled(rows.map((row) => row && openEntryText(open, row)));
    if (openTexts.size + rest.length > maxOpenTexts) openTexts.clear();
    for (const one of read) {
      if (one.status === 'rejected' || !one.value) continue;
      opened.set(one.value.id, one.value);
      // What has changed meanwhile may have been read too early to be kept.
      if (changesBefore === changes) openTexts.set(one.value.id, one.value);
    }
    return opened;
  }

  function forget(ids: Iterable<string>) {
    changes += 1;
    for (const id of ids) openTexts.delete(id);
  }

  const load = () => {
    loading ??= readAll().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    load,
    refresh() {
      refreshing = withMutex(readChanged);
      return refreshing;
    },
    async find({ text, tag, count }) {
      if (complete) await refreshing.catch(() => {});
      const ids = corpus.find(foldText(text.trim()), tag);
      const hits = await hitsOf(ids.slice(0, count), wordsOf(text));
      return { total: ids.length, hits, complete };
    },
    stop() {
      stopped = true;
      corpus.clear();
      forget([...openTexts.keys()]);
    },
  };
}

type EntryText = { id: string; date: string; title: string; content: string; tags: JournalTag[] };

/** An entry's words alone. Ten thousand of them are opened one after the other, so nothing else is. */
async function openEntryText(
  { vault }: OpenAccount,
  row: Rows['journal_entries'],
): Promise<EntryText> {
  const { id, date } = row;
  const location = (column: string) => ({ table: 'journal_entries', column, rowId: id });
  const [title, content, tags] = await Promise.all([
    vault.open(location('title'), row.title),
    vault.open(location('content'), row.content),
    vault.open(location('tags'), row.tags),
  ]);
  return { id, date, title, content, tags: parseTags(tags) };
}

function parseTags(text: string): JournalTag[] {
  const tags: unknown = JSON.parse(text);
  return Array.isArray(tags) ? journalTags.filter((tag) => tags.includes(tag)) : [];
}

const toSearchDocument = ({ id, date, title, content, tags }: EntryText): SearchDocument => ({
  id,
  date: utcTime(date),
  tags: tagBits(tags),
  // Folded as one, for V8 keeps joined strings in pieces until they are first looked at.
  text: foldText(`${title}\n${content}`),
});
