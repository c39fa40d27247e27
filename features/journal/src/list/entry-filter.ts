import type { Entry, JournalTag } from '@mooring/data';

export type EntryFilter = { tag: JournalTag | null; query: string };

/** An entry beside the text it is searched in, which is made once and not at each keystroke. */
export type SearchableEntry = { entry: Entry; text: string };

export function searchable(entry: Entry): SearchableEntry {
  return { entry, text: plain(`${entry.title}\n${entry.content}`) };
}

/** The entries that carry the tag and hold every word of the query, in any case and with or without accents. */
export function filterEntries(
  entries: readonly SearchableEntry[],
  { tag, query }: EntryFilter,
): Entry[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return entries
    .filter(({ entry, text }) => {
      const tagged = tag === null || entry.tags.includes(tag);
      return tagged && words.every((word) => text.includes(word));
    })
    .map(({ entry }) => entry);
}

export function isFiltering({ tag, query }: EntryFilter): boolean {
  return tag !== null || query.trim() !== '';
}

/** Lower case without accents, and with straight apostrophes, as people type when they look for something. */
function plain(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase();
}
