import type { EntrySummary } from '@mooring/data';
import {
  entryShown,
  type ListLine,
  listLines,
  type ShownEntry,
  type UnreadableEntry,
} from './list-rows.ts';
import { unchangedEnds } from './unchanged-ends.ts';

/** An entry, or one that did not open. */
export type ListRow = EntrySummary | UnreadableEntry;

/** The whole list: `months` are the lines of each month, its heading first; `lines` are all of them. */
export type ListMonths = {
  rows: readonly ListRow[];
  months: readonly (readonly ListLine[])[];
  lines: readonly ListLine[];
};

/** Entries and unreadable rows together, newest first. */
export function listRows(
  entries: readonly EntrySummary[],
  unreadable: readonly UnreadableEntry[],
): readonly ListRow[] {
  if (unreadable.length === 0) return entries;
  return [...entries, ...unreadable].sort((one, other) =>
    one.date < other.date ? 1 : one.date > other.date ? -1 : 0,
  );
}

/** The lines of a list. The months of `before` in which nothing changed are taken over as they are. */
export function listMonths(before: ListMonths | null, rows: readonly ListRow[]): ListMonths {
  const { first, last } = before ? unchangedMonths(before, rows) : noMonths;
  const changed = rows.slice(rowsOf(first), rows.length - rowsOf(last));
  const months = [...first, ...byMonth(listLines(changed.map(shownRow))), ...last];
  return { rows, months, lines: ([] as ListLine[]).concat(...months) };
}

const noMonths = { first: [], last: [] };

/**
 * The months at both ends of a list of which every row is still there, and so is the row that parts each from what changed: a
 * row that came may belong to the month beside it.
 */
function unchangedMonths({ rows: before, months }: ListMonths, rows: readonly ListRow[]) {
  const { head, tail } = unchangedEnds(before, rows);
  let end = 0;
  const changed = months.findIndex((month) => {
    end += month.length - 1;
    return end >= head;
  });
  const first = months.slice(0, Math.max(0, changed));
  let start = 0;
  const other = months.findLastIndex((month) => {
    start += month.length - 1;
    return start >= tail;
  });
  return { first, last: months.slice(Math.max(first.length, other + 1)) };
}

const rowsOf = (months: readonly (readonly ListLine[])[]) =>
  months.reduce((sum, { length }) => sum + length - 1, 0);

function byMonth(lines: readonly ListLine[]): ListLine[][] {
  const months: ListLine[][] = [];
  for (const line of lines) {
    if (line.kind === 'month') months.push([line]);
    else months.at(-1)?.push(line);
  }
  return months;
}

export const shownRow = (row: ListRow): ShownEntry =>
  'title' in row ? entryShown(row) : { key: row.id, date: row.date, entry: null, hit: null };
