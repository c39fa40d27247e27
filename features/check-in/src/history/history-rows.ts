import type { CheckIn, ListResult } from '@mooring/data';

/** A line of the history: a check-in, or one that would not open, in its place. */
export type HistoryRow =
  | { id: string; at: string; record: CheckIn }
  | { id: string; at: string; record: null };

/** Newest first. A row that will not open hides none of the others. */
export function historyRows({ items, unreadable }: ListResult<CheckIn>): HistoryRow[] {
  const rows: HistoryRow[] = [
    ...items.map((record) => ({ id: record.id, at: record.createdAt, record })),
    ...unreadable.map(({ id, date }) => ({ id, at: date, record: null })),
  ];
  return rows.sort((one, other) => other.at.localeCompare(one.at));
}
