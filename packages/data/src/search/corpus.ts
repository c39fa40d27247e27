import { tagKey } from '../tags/tag-names.ts';
import { wordsOf } from './fold-text.ts';
import { createWordLists, type WordList } from './word-lists.ts';

/** An entry in the index. `text` is folded and begins with the title; `tags` are keys of tags. */
export type SearchDocument = { id: string; date: string; tags: readonly string[]; text: string };

/** The searchable entries, newest first, in memory only. */
export type Corpus = {
  put(docs: readonly SearchDocument[]): void;
  remove(id: string): void;
  clear(): void;
  /** Sorts now instead of at the next query. */
  sort(): void;
  /** Ids of the entries that contain every word and have the tag, newest first. */
  find(query: string, tag: string | null): string[];
};

const maxSteps = 16;

type KeptDocument = Omit<SearchDocument, 'text'> & { words: WordList };

/**
 * A linear scan over the words of each entry: up to a hundred thousand entries it beats an inverted index in the worst case, in
 * build time and memory (docs/decisions/0012). No order of words is asked for, so none is kept. A query that extends an earlier one searches only its results, and deleting characters
 * returns to the results before.
 */
export function createCorpus(): Corpus {
  const docs = new Map<string, KeptDocument>();
  const lists = createWordLists();
  let sorted: KeptDocument[] | null = null;
  /** Earlier queries, each an extension of the one before. */
  let steps: { query: string; tag: string | null; found: KeptDocument[] }[] = [];

  const changed = () => {
    sorted = null;
    steps = [];
  };
  const all = () => {
    sorted ??= [...docs.values()].sort(newestFirst);
    return sorted;
  };
  return {
    put(list) {
      for (const { id, date, tags, text } of list)
        docs.set(id, { id, date, tags, words: lists.add(text) });
      changed();
    },
    remove(id) {
      if (docs.delete(id)) changed();
    },
    clear() {
      docs.clear();
      lists.clear();
      changed();
    },
    sort: () => void all(),
    find(query, tag) {
      steps = steps
        .filter((step) => query.startsWith(step.query) && step.tag === tag)
        .slice(-maxSteps);
      const last = steps.at(-1);
      if (last?.query === query) return last.found.map(({ id }) => id);
      let found = last?.found ?? all();
      const key = tag === null ? null : tagKey(tag);
      if (key !== null && !last) found = found.filter(({ tags }) => tags.includes(key));
      for (const word of wordsOf(query)) {
        const has = lists.having(word);
        found = found.filter(({ words }) => has(words));
      }
      // If nothing was filtered out, both steps share one array.
      steps.push({ query, tag, found: found.length === last?.found.length ? last.found : found });
      return found.map(({ id }) => id);
    },
  };
}

function newestFirst(one: KeptDocument, other: KeptDocument): number {
  if (one.date === other.date) return one.id < other.id ? 1 : -1;
  return one.date < other.date ? 1 : -1;
}
