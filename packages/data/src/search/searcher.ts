import { createTurns } from '../accounts/turns.ts';
import type { JournalTag } from '../catalog.ts';
import type { OpenDesk } from '../repositories/desk.ts';
import type { Entry } from '../repositories/entries.ts';
import { openEntry } from '../repositories/entry-row.ts';
import type { Rows } from '../store.ts';
import { breathe, inParts } from '../summaries/breathe.ts';
import { firstCharacters, isoTime } from '../summaries/cut.ts';
import { createCorpus, type Doc, tagBits } from './corpus.ts';
import { foldText, wordsOf } from './fold-text.ts';
import { type Marked, mark, snippet } from './mark.ts';

export type SearchQuery = {
  /** As typed. */
  text: string;
  tag: JournalTag | null;
  /** Hits wanted: from 0 up to this many. */
  count: number;
};

export type Hit = { id: string; title: Marked; snippet: Marked };

export type Found = {
  /** How many entries match. */
  total: number;
  /** The newest of them. */
  hits: Hit[];
  /** False while entries are still being read: there may be more. */
  complete: boolean;
};

/** Reads entries and searches them: in a Worker, or here where there is none. */
export type Searcher = {
  /** Resolves when every entry can be found. */
  load(): Promise<void>;
  /** Reads what has changed. */
  refresh(): Promise<void>;
  find(query: SearchQuery): Promise<Found>;
  /** Forgets everything. */
  stop(): void;
};

const batch = 400;

export function createSearcher(open: OpenDesk): Searcher {
  const { store } = open;
  const corpus = createCorpus();
  const inTurn = createTurns();
  let loading: Promise<void> | undefined;
  let complete = false;
  let seen = 0;
  let stopped = false;
  let refreshing: Promise<void> = Promise.resolve();

  async function readAll() {
    corpus.clear();
    seen = (await store.derived.look(null)).last;
    for (let after = ''; !stopped; ) {
      const rows = await store.page('journal_entries', after, batch);
      const last = rows.at(-1);
      if (!last) break;
      const docs = await openRows(rows);
      if (!stopped) corpus.put(docs);
      after = last.id;
      await breathe();
    }
    complete = true;
  }

  /** Those that open. */
  async function openRows(rows: readonly Rows['journal_entries'][]): Promise<Doc[]> {
    const opened = await Promise.allSettled(rows.map((row) => openWords(open, row)));
    return opened.flatMap((one) => (one.status === 'fulfilled' ? docOf(one.value) : []));
  }

  async function readChanged() {
    await loading;
    const look = await store.derived.look(seen);
    if (!look.changed) {
      complete = false;
      return readAll();
    }
    await inParts(look.changed, batch, async (ids) => {
      const rows = await store.getMany('journal_entries', ids);
      const there = rows.filter((row) => row !== undefined);
      const opened = await openRows(there);
      // Together, so that no question falls between the old words and the new.
      for (const id of ids) corpus.remove(id);
      corpus.put(opened);
    });
    seen = look.last;
  }

  async function hitOf(id: string, words: readonly string[]): Promise<Hit | null> {
    const row = await store.get('journal_entries', id);
    const entry = row && (await openWords(open, row).catch(() => null));
    if (!entry) return null;
    return {
      id,
      title: mark(firstCharacters(entry.title, 200), words),
      snippet: snippet(entry.content, words),
    };
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
      refreshing = inTurn(readChanged);
      return refreshing;
    },
    async find({ text, tag, count }) {
      if (complete) await refreshing.catch(() => {});
      const ids = corpus.find(foldText(text.trim()), tag);
      const words = wordsOf(text);
      const hits = await Promise.all(ids.slice(0, count).map((id) => hitOf(id, words)));
      return { total: ids.length, hits: hits.filter((hit) => hit !== null), complete };
    },
    stop() {
      stopped = true;
      corpus.clear();
    },
  };
}

type Words = Pick<Entry, 'id' | 'date' | 'title' | 'content' | 'tags'>;

/** An entry without its recording. */
const openWords = ({ vault }: OpenDesk, row: Rows['journal_entries']): Promise<Words> =>
  openEntry(vault, { ...row, audioData: null });

const docOf = ({ id, date, title, content, tags }: Words): Doc => ({
  id,
  date: isoTime(date),
  tags: tagBits(tags),
  text: `${foldText(title)}\n${foldText(content)}`,
});
