import { createTurns } from '../accounts/turns.ts';
import { type JournalTag, journalTags } from '../catalog.ts';
import type { OpenDesk } from '../repositories/desk.ts';
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
    let reading = store.page('journal_entries', '', batch);
    while (!stopped) {
      const rows = await reading;
      const last = rows.at(-1);
      if (!last) break;
      // The next rows are fetched while these are opened.
      reading = store.page('journal_entries', last.id, batch);
      reading.catch(() => {});
      const docs = await openRows(rows);
      if (!stopped) corpus.put(docs);
      await breathe();
    }
    corpus.settle();
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

  async function hitsOf(ids: string[], words: readonly string[]): Promise<Hit[]> {
    const rows = await store.getMany('journal_entries', ids);
    const hits = await Promise.all(
      rows.map(async (row): Promise<Hit | null> => {
        const entry = row && (await openWords(open, row).catch(() => null));
        if (!entry) return null;
        const title = mark(firstCharacters(entry.title, 200), words);
        return { id: entry.id, title, snippet: snippet(entry.content, words) };
      }),
    );
    return hits.filter((hit) => hit !== null);
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
      const hits = await hitsOf(ids.slice(0, count), wordsOf(text));
      return { total: ids.length, hits, complete };
    },
    stop() {
      stopped = true;
      corpus.clear();
    },
  };
}

type Words = { id: string; date: string; title: string; content: string; tags: JournalTag[] };

/** An entry's words alone. Ten thousand of them are opened one after the other, so nothing else is. */
async function openWords({ vault }: OpenDesk, row: Rows['journal_entries']): Promise<Words> {
  const { id, date } = row;
  const place = (column: string) => ({ table: 'journal_entries', column, rowId: id });
  const [title, content, tags] = await Promise.all([
    vault.open(place('title'), row.title),
    vault.open(place('content'), row.content),
    vault.open(place('tags'), row.tags),
  ]);
  return { id, date, title, content, tags: tagsIn(tags) };
}

function tagsIn(text: string): JournalTag[] {
  const tags: unknown = JSON.parse(text);
  return Array.isArray(tags) ? journalTags.filter((tag) => tags.includes(tag)) : [];
}

const docOf = ({ id, date, title, content, tags }: Words): Doc => ({
  id,
  date: isoTime(date),
  tags: tagBits(tags),
  text: `${foldText(title)}\n${foldText(content)}`,
});
