import { tagKey } from '../tags/tag-names.ts';
import { wordsOf } from './fold-text.ts';

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

/**
 * A linear scan: up to a hundred thousand entries it beats an inverted index in the worst case, in build time and
 * memory (docs/decisions/0012). A query that extends an earlier one searches only its results, and deleting characters
 * returns to the results before.
 */
export function createCorpus(): Corpus {
  const docs = new Map<string, SearchDocument>();
  let sorted: SearchDocument[] | null = null;
  /** Earlier queries, each an extension of the one before. */
  let steps: { query: string; tag: string | null; found: SearchDocument[] }[] = [];

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
      for (const doc of list) docs.set(doc.id, doc);
      changed();
    },
    remove(id) {
      if (docs.delete(id)) changed();
    },
    clear() {
      docs.clear();
      changed();
    },
    sort: () => void all(),
    find(query, tag) {
      steps = steps
        .filter((step) => query.startsWith(step.query) && step.tag === tag)
        .slice(-maxSteps);
      const last = steps.at(-1);
      if (last?.query === query) return last.found.map(({ id }) => id);
      const words = wordsOf(query);
      const key = tag === null ? null : tagKey(tag);
      const [first = '', ...others] = words;
      const found: SearchDocument[] = [];
      for (const doc of last?.found ?? all()) {
        if ((key !== null && !doc.tags.includes(key)) || !doc.text.includes(first)) continue;
        if (others.every((word) => doc.text.includes(word))) found.push(doc);
      }
      // If nothing was filtered out, both steps share one array.
      steps.push({ query, tag, found: found.length === last?.found.length ? last.found : found });
      return found.map(({ id }) => id);
    },
  };
}

function newestFirst(one: SearchDocument, other: SearchDocument): number {
  if (one.date === other.date) return one.id < other.id ? 1 : -1;
  return one.date < other.date ? 1 : -1;
}
