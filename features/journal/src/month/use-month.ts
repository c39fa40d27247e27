import { isoMonth } from '@mooring/contract';
import { type EntrySummary, type ListResult, type Live, useDay, useLive } from '@mooring/data';
import { useMemo } from 'react';
import { listRows, shownRow } from '../list/list-months.ts';
import type { ShownEntry } from '../list/list-rows.ts';
import { byDay } from './month-days.ts';

/** What a month holds. */
export type Month = {
  live: Live<ListResult<EntrySummary>>;
  /** By local day, yyyy-MM-dd; entries that do not open as well. */
  days: ReadonlyMap<string, ShownEntry[]>;
  /** Today, yyyy-MM-dd. */
  today: string;
  /** There is no later month to go to: nothing is written after it, and it has come. */
  isLast: boolean;
};

const none: ListResult<EntrySummary> = { items: [], unreadable: [] };

/** A month of the journal, live. It reads summaries alone, so a long journal is as fast as a short one. */
export function useMonth(month: Date): Month {
  const today = useDay();
  const live = useLive(({ summaries }) => summaries.list(), ['journal_entries']);
  const { items, unreadable } = live.status === 'ready' ? live.value : none;
  const days = useMemo(
    () => byDay(month, listRows(items, unreadable).map(shownRow)),
    [month, items, unreadable],
  );
  const newest = items[0]?.date.slice(0, 7) ?? '';
  const name = isoMonth(month);
  return { live, days, today, isLast: name >= today.slice(0, 7) && name >= newest };
}
