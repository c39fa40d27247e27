import type { Entry, Opened } from '@mooring/data';
import { format, parseISO } from 'date-fns';

export type UnreadableRow = Opened<Entry>['unreadable'][number];

/** A line of the list: an entry, or the place of one that could not be opened. */
export type ListRow = { id: string; date: string; entry: Entry | null };

export type MonthGroup = { month: string; rows: ListRow[] };

/** Entries and unreadable rows together, newest first. */
export function listRows(
  entries: readonly Entry[],
  unreadable: readonly UnreadableRow[],
): ListRow[] {
  const rows: ListRow[] = entries.map((entry) => ({ id: entry.id, date: entry.date, entry }));
  if (unreadable.length === 0) return rows;
  for (const { id, date } of unreadable) rows.push({ id, date, entry: null });
  return rows.sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
}

/** Rows under their 'MMMM yyyy' headings, in the order they come. */
export function monthGroups(rows: readonly ListRow[]): MonthGroup[] {
  const groups: MonthGroup[] = [];
  for (const row of rows) {
    const month = format(parseISO(row.date), 'MMMM yyyy');
    const last = groups.at(-1);
    if (last?.month === month) last.rows.push(row);
    else groups.push({ month, rows: [row] });
  }
  return groups;
}
