import type { MessageKey } from '@mooring/contract';
import { type EntrySummary, useData, useLive } from '@mooring/data';
import { carries, isSameTag } from '@mooring/data/tags';
import { useEffect, useMemo, useState } from 'react';
import { useOwnTagsOf } from '../tags/use-own-tags.ts';
import { entryCount, writingDays } from './count-line.ts';
import { keptForSession } from './kept-for-session.ts';
import { type ListMonths, listMonths, listRows } from './list-months.ts';
import { type ListPosition, useListPosition } from './list-positions.ts';
import { entryShown, foundShown, type ListLine, listLines, yearsOf } from './list-rows.ts';
import { type Entries, useEntries } from './use-entries.ts';
import { type HiddenTitles, useHiddenTitles } from './use-hidden-titles.ts';
import { useSearchResults } from './use-search-results.ts';

export type JournalList =
  | { status: 'loading' }
  | { status: 'failed'; key: MessageKey; retry(): void }
  | { status: 'empty' }
  | { status: 'nothing-found'; clear(): void }
  | {
      status: 'ready';
      lines: readonly ListLine[];
      years: { year: string; index: number }[];
      /** The rest of the list is on its way. */
      partial: boolean;
      /** Null while nothing is narrowed. */
      found: number | null;
      /** Entries are still being read, and may be found yet. */
      looking: boolean;
      more: (() => void) | null;
    };

/** The journal's page: its counts, its filter, and the list they leave. */
export type Journal = {
  entryCount: string | null;
  writingDays: string | null;
  query: string;
  search(query: string): void;
  tag: string | null;
  chooseTag(tag: string | null): void;
  /** Names of the person's own tags that may be brought up, and whether there are any at all. */
  ownTags: { shown: readonly string[]; any: boolean };
  /** After a tag was renamed or, with null, removed. */
  followTag(tag: string, name: string | null): void;
  titles: HiddenTitles;
  place: ListPosition;
  list: JournalList;
};

const noEntries: EntrySummary[] = [];
const noneUnreadable: Entries['unreadable'] = [];
/** The whole list as it was last shown. After a save only the months that changed are made again. */
const lastList = keptForSession((): { months: ListMonths | null } => ({ months: null }));

export function useJournal(): Journal {
  const data = useData();
  const streak = useLive(
    async ({ streak, settings }) => ((await settings.get()).streakHidden ? 0 : streak.count()),
    ['writing_streaks', 'user_data'],
  );
  const titles = useHiddenTitles();
  const place = useListPosition();
  const opened = useEntries(place, titles.known);
  const [query, setQuery] = useState(place.query);
  const [tag, setTag] = useState(place.tag);
  const search = useSearchResults(query, tag);

  const all = opened.status === 'ready' ? opened.value : null;
  const entries = all?.items ?? noEntries;
  const unreadable = all?.unreadable ?? noneUnreadable;
  const isWhole = all?.partial === false;
  const found =
    search.status === 'found' ? search.found : search.status === 'looking' ? search.before : null;
  const isFound = found !== null;
  const byId = useMemo(
    () => new Map(isFound ? entries.map((entry) => [entry.id, entry]) : []),
    [entries, isFound],
  );
  const lines = useMemo(() => {
    if (found) return listLines(foundShown(found.hits, byId));
    if (tag) return listLines(entries.filter(carries(tag)).map(entryShown));
    // A row that will not open cannot be searched; it stands in its place whenever the whole list is shown.
    const rows = listRows(entries, unreadable);
    if (!isWhole) return listMonths(null, rows).lines;
    const last = lastList(data);
    last.months = listMonths(last.months, rows);
    return last.months.lines;
  }, [data, found, byId, tag, entries, unreadable, isWhole]);
  const own = useOwnTagsOf(entries, isWhole);
  const years = useMemo(() => (found ? [] : yearsOf(lines)), [found, lines]);

  useEffect(() => {
    Object.assign(place, { query, tag });
  }, [place, query, tag]);
  const any = entries.length > 0 && isWhole;
  useEffect(() => {
    // The search index is loaded before anything is typed, after the list is shown.
    if (any) void data.search.ready().catch(() => {});
  }, [data, any]);

  function clear() {
    setQuery('');
    setTag(null);
  }

  function list(): JournalList {
    if (opened.status !== 'ready') return opened;
    if (opened.value.total === 0) {
      return { status: 'empty' };
    }
    // On Back to a search, nothing is shown until its results are there, so that the whole list does not flash.
    const returning = place.top > 0 && search.status === 'looking' && !search.before;
    if (!titles.known || returning) return { status: 'loading' };
    if (search.status === 'failed') return { ...search, retry: clear };
    const narrowed = tag !== null || search.status !== 'off';
    const looking =
      search.status === 'looking' ||
      found?.complete === false ||
      (narrowed && opened.value.partial);
    if (lines.length === 0 && !looking) return { status: 'nothing-found', clear };
    return {
      status: 'ready',
      lines,
      years: years.length > 1 ? years : [],
      partial: opened.value.partial,
      found: found?.total ?? (tag && search.status === 'off' ? countOf(lines) : null),
      looking,
      more: search.status === 'found' ? search.more : null,
    };
  }

  return {
    entryCount: all && entryCount(all.total),
    writingDays: streak.status === 'ready' ? writingDays(streak.value) : null,
    query,
    search: setQuery,
    tag,
    chooseTag: setTag,
    ownTags: { shown: own.shown.map(({ name }) => name), any: own.all.length > 0 },
    followTag: (changed, name) => setTag((now) => (now && isSameTag(now, changed) ? name : now)),
    titles,
    place,
    list: list(),
  };
}

const countOf = (lines: readonly ListLine[]) => lines.filter(({ kind }) => kind === 'entry').length;
