import type { MessageKey } from '@mooring/contract';
import { type JournalTag, useLive } from '@mooring/data';
import { useDeferredValue, useMemo, useState } from 'react';
import { entryCount, writingDays } from './count-line.ts';
import { filterEntries, isFiltering, searchable } from './entry-filter.ts';
import { listRows, type MonthGroup, monthGroups } from './month-groups.ts';

/** Rows shown at first, and added by each 'Show older'. */
const pageSize = 100;

export type JournalList =
  | { status: 'loading' }
  | { status: 'failed'; key: MessageKey; retry(): void }
  | { status: 'empty' }
  | { status: 'nothing-found'; clear(): void }
  | { status: 'ready'; groups: MonthGroup[]; found: number | null; showOlder: (() => void) | null };

/** The journal's page: its counts, its filter, and the list they leave. */
export type Journal = {
  entryCount: string | null;
  writingDays: string | null;
  query: string;
  search(query: string): void;
  tag: JournalTag | null;
  chooseTag(tag: JournalTag | null): void;
  list: JournalList;
};

export function useJournal(): Journal {
  const opened = useLive((data) => data.entries.list(), ['journal_entries']);
  const streak = useLive(
    async ({ streak, records }) => {
      const settings = await records.get('settings');
      return settings?.streakHidden ? 0 : streak.count();
    },
    ['writing_streaks', 'user_data'],
  );
  const [query, setQuery] = useState('');
  const [tag, setTag] = useState<JournalTag | null>(null);
  const [shown, setShown] = useState(pageSize);
  const settledQuery = useDeferredValue(query);

  const journal = opened.status === 'ready' ? opened.value : null;
  const entries = useMemo(() => journal?.items.map(searchable) ?? [], [journal]);
  const filter = useMemo(() => ({ tag, query: settledQuery }), [tag, settledQuery]);
  const rows = useMemo(() => {
    // A row that will not open cannot be searched; it stands in its place whenever the whole list is shown.
    const unreadable = isFiltering(filter) ? [] : (journal?.unreadable ?? []);
    return listRows(filterEntries(entries, filter), unreadable);
  }, [journal, entries, filter]);
  const groups = useMemo(() => monthGroups(rows.slice(0, shown)), [rows, shown]);

  function search(next: string) {
    setQuery(next);
    setShown(pageSize);
  }

  function clear() {
    search('');
    chooseTag(null);
  }

  function chooseTag(next: JournalTag | null) {
    setTag(next);
    setShown(pageSize);
  }

  function list(): JournalList {
    if (opened.status !== 'ready') return opened;
    if (opened.value.items.length + opened.value.unreadable.length === 0)
      return { status: 'empty' };
    if (rows.length === 0) {
      return { status: 'nothing-found', clear };
    }
    return {
      status: 'ready',
      groups,
      found: isFiltering(filter) ? rows.length : null,
      showOlder: rows.length > shown ? () => setShown(shown + pageSize) : null,
    };
  }

  return {
    entryCount: journal && entryCount(journal.items.length + journal.unreadable.length),
    writingDays: streak.status === 'ready' ? writingDays(streak.value) : null,
    query,
    search,
    tag,
    chooseTag,
    list: list(),
  };
}
