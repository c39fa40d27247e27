import { type JournalTag, journalTags } from '@mooring/contract';
import { wordsOf } from './fold-text.ts';

/** An entry as it is searched: `text` is folded, title first; `tags` one bit a tag. */
export type SearchDocument = { id: string; date: string; tags: number; text: string };

/** Everything that can be searched, newest first, in memory only. */
export type Corpus = {
  put(docs: readonly SearchDocument[]): void;
  remove(id: string): void;
  clear(): void;
  /** Puts everything in its order now, and not at the next question. */
  sort(): void;
  /** The ids of the entries that hold every word and carry the tag, newest first. */
  find(query: string, tag: JournalTag | null): string[];
};

const maxSteps = 16;

export const tagBits = (tags: readonly JournalTag[]): number =>
  tags.reduce((bits, tag) => bits | (1 << journalTags.indexOf(tag)), 0);

/**
 * A plain scan: up to a hundred thousand entries it beats an inverted index on its worst day, in the building and in
 * memory (docs/decisions/0012). A query that goes on from an earlier one looks only at what that one found, and letters
 * taken back lead to what was found before them.
 */
export function createCorpus(): Corpus {
  const docs = new Map<string, SearchDocument>();
  let sorted: SearchDocument[] | null = null;
  /** Each goes on from the one before it. */
  let steps: { query: string; tag: JournalTag | null; found: SearchDocument[] }[] = [];

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
      const bit = tag === null ? 0 : tagBits([tag]);
      const [first = '', ...others] = words;
      const found: SearchDocument[] = [];
      for (const doc of last?.found ?? all()) {
        if ((doc.tags & bit) !== bit || !doc.text.includes(first)) continue;
        if (others.every((word) => doc.text.includes(word))) found.push(doc);
      }
      // Where nothing fell away, the list is kept once.
      steps.push({ query, tag, found: found.length === last?.found.length ? last.found : found });
      return found.map(({ id }) => id);
    },
  };
}

function newestFirst(one: SearchDocument, other: SearchDocument): number {
  if (one.date === other.date) return one.id < other.id ? 1 : -1;
  return one.date < other.date ? 1 : -1;
}
