import { utcTime } from '@mooring/contract';
import { firstCharacters } from '@mooring/contract/first-characters';
import { createMutex, forEachChunk, type Rows, yieldToMain } from '@mooring/storage';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { tagKey } from '../tags/tag-names.ts';
import { type AltText, alternativeTexts } from './alternative-texts.ts';
import { createCorpus, type SearchDocument } from './corpus.ts';
import { foldText, wordsOf } from './fold-text.ts';
import { markMatches, snippet, type TextWithMarks } from './mark-matches.ts';

export type SearchQuery = {
  /** As typed. */
  text: string;
  tag: string | null;
  /** The maximum number of hits. */
  count: number;
};

export type SearchHit = {
  id: string;
  title: TextWithMarks;
  snippet: TextWithMarks;
  /** Ids of the pictures that the words were found at. */
  pictures: string[];
};

export type SearchResult = {
  /** The number of entries that match. */
  total: number;
  /** The newest of these entries. */
  hits: SearchHit[];
  /** False while the index is still being built: there may be more. */
  complete: boolean;
};

/** Indexes entries and searches them, in a Worker or on the main thread. */
export type Searcher = {
  /** Resolves when every entry can be found. */
  load(): Promise<void>;
  /** Indexes the entries that have changed. */
  refresh(): Promise<void>;
  find(query: SearchQuery): Promise<SearchResult>;
  /** Clears the index. */
  stop(): void;
};

const batchSize = 400;

/** Maximum number of decrypted hits in the cache: the next key press mostly shows the same ones. */
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
    lastSeen = await store.derived.last();
    const alts = await alternativeTexts(open);
    let reading = store.page('journal_entries', '', batchSize);
    while (!stopped) {
      const rows = await reading;
      const last = rows.at(-1);
      if (!last) break;
      // The next batch is fetched while this one is decrypted.
      reading = store.page('journal_entries', last.id, batchSize);
      reading.catch(() => {});
      const docs = await openRows(rows, alts);
      if (!stopped) corpus.put(docs);
      await yieldToMain();
    }
    corpus.sort();
    complete = true;
  }

  /** Skips rows that cannot be opened. */
  async function openRows(
    rows: readonly Rows['journal_entries'][],
    alts: ReadonlyMap<string, AltText[]>,
  ): Promise<SearchDocument[]> {
    const opened = await Promise.allSettled(rows.map((row) => openEntryText(open, row, alts)));
    return opened.flatMap((one) => (one.status === 'fulfilled' ? toSearchDocument(one.value) : []));
  }

  async function readChanged() {
    await loading;
    const { changed, last } = await store.derived.changesSince(lastSeen);
    if (!changed) {
      complete = false;
      return readAll();
    }
    await forEachChunk(changed, batchSize, async (ids) => {
      const rows = await store.getMany('journal_entries', ids);
      const existing = rows.filter((row) => row !== undefined);
      const opened = await openRows(existing, await alternativeTexts(open, ids));
      // In one synchronous step, so that no query sees the index between removal and insertion.
      for (const id of ids) corpus.remove(id);
      forget(ids);
      corpus.put(opened);
    });
    lastSeen = last;
  }

  async function hitsOf(ids: string[], words: readonly string[]): Promise<SearchHit[]> {
    const opened = await openHits(ids);
    return ids.flatMap((id): SearchHit[] => {
      const entry = opened.get(id);
      if (!entry) return [];
      const title = markMatches(firstCharacters(entry.title, 200), words);
      const found = entry.alts.filter(({ alt }) =>
        words.some((word) => foldText(alt).includes(word)),
      );
      const pictures = found.map((picture) => picture.id);
      return [{ id, title, snippet: snippet(entry.content, words), pictures }];
    });
  }

  /** The text of some entries, those that can be opened. Uses the cache. */
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
    const alts = await alternativeTexts(open, rest);
    const read = await Promise.allSettled(rows.map((row) => row && openEntryText(open, row, alts)));
    if (openTexts.size + rest.length > maxOpenTexts) openTexts.clear();
    for (const one of read) {
      if (one.status === 'rejected' || !one.value) continue;
      opened.set(one.value.id, one.value);
      // If entries changed meanwhile, this text may be outdated and is not cached.
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

/** `content` ends with what its pictures show. */
type EntryText = {
  id: string;
  date: string;
  title: string;
  content: string;
  tags: string[];
  alts: readonly AltText[];
};

/** Opens only the text of an entry, because ten thousand of them are opened in a row. */
async function openEntryText(
  { vault }: OpenAccount,
  row: Rows['journal_entries'],
  allAlts: ReadonlyMap<string, AltText[]>,
): Promise<EntryText> {
  const { id, date } = row;
  const location = (column: string) => ({ table: 'journal_entries', column, rowId: id });
  const [title, content, tags] = await Promise.all([
    vault.open(location('title'), row.title),
    vault.open(location('content'), row.content),
    vault.open(location('tags'), row.tags),
  ]);
  const alts = allAlts.get(id) ?? [];
  const all = [content, ...alts.map(({ alt }) => alt)].join('\n');
  return { id, date, title, content: all, tags: parseTags(tags), alts };
}

function parseTags(text: string): string[] {
  const tags: unknown = JSON.parse(text);
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}

const toSearchDocument = ({ id, date, title, content, tags }: EntryText): SearchDocument => ({
  id,
  date: utcTime(date) ?? '',
  tags: tags.map(tagKey),
  // Concatenated before folding: V8 keeps concatenated strings in parts until they are first read.
  text: foldText(`${title}\n${content}`),
});
