import { fullMonth, readDate, utcTime } from '@mooring/contract';
import type { EntrySummary, ListResult, SearchHit } from '@mooring/data';
import { startOfMonth } from 'date-fns';

/** An entry, or the place of one that could not be opened, and where it stands under its month. */
export type EntryLine = {
  kind: 'entry';
  key: string;
  date: string;
  /** Null for an entry that did not open. */
  entry: EntrySummary | null;
  /** What was looked for, where something was. */
  hit: SearchHit | null;
  place: number;
  size: number;
};

export type MonthLine = { kind: 'month'; key: string; month: string };

/** One line of the list, in the order they are shown. */
export type ListLine = MonthLine | EntryLine;

/** The id and the date of an entry that did not open. */
export type UnreadableEntry = ListResult<EntrySummary>['unreadable'][number];
/** An entry of a list, before it has its place there. */
export type ShownEntry = Pick<EntryLine, 'key' | 'date' | 'entry' | 'hit'>;

export const entryShown = (entry: EntrySummary): ShownEntry => ({
  key: entry.id,
  date: entry.date,
  entry,
  hit: null,
});

/** What a search found, as far as it has been shown. */
export function foundShown(
  hits: readonly SearchHit[],
  entries: ReadonlyMap<string, EntrySummary>,
): ShownEntry[] {
  return hits.flatMap((hit) => {
    const entry = entries.get(hit.id);
    return entry ? [{ key: hit.id, date: entry.date, entry, hit }] : [];
  });
}

/** `from` is the ISO time at which it begins; null for the entries without a date. */
type OpenMonth = { from: string | null; lines: EntryLine[] };

/** Lines under their 'MMMM yyyy' headings. */
export function listLines(shown: readonly ShownEntry[]): ListLine[] {
  const lines: ListLine[] = [];
  let month: OpenMonth | null = null;
  const close = () => {
    for (const line of month?.lines ?? []) line.size = month?.lines.length ?? 0;
  };
  for (const one of shown) {
    if (!month || !belongsTo(month, one.date)) {
      close();
      const time = utcTime(one.date);
      const name = fullMonth(readDate(time ?? ''));
      month = { from: time && startOfMonth(readDate(time)).toISOString(), lines: [] };
      lines.push({ kind: 'month', key: `month ${time ? name : one.key}`, month: name });
    }
    const line: EntryLine = { kind: 'entry', ...one, place: month.lines.length + 1, size: 0 };
    month.lines.push(line);
    lines.push(line);
  }
  close();
  return lines;
}

/** Newest first: what is not before the first moment of a month belongs to it. Dates are ISO times in UTC, or no dates. */
const belongsTo = ({ from }: OpenMonth, date: string) =>
  from === null ? !/^\d/.test(date) : date >= from && date < ':';

/** The years there are entries of, newest first, each with the line its first month stands on. */
export function yearsOf(lines: readonly ListLine[]): { year: string; index: number }[] {
  const years: { year: string; index: number }[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.kind !== 'month') continue;
    const year = line.month.slice(-4);
    if (years.at(-1)?.year !== year) years.push({ year, index });
  }
  return years;
}
