import { isoDay, readDate } from '@mooring/contract';
import { addDays, addMonths, getDaysInMonth } from 'date-fns';

/** Days of one week, Sunday first; null where another month has the day. */
export type Week = { key: string; days: (string | null)[] };

/** The weeks of a month, given by its first moment. Days are local, yyyy-MM-dd. */
export function weeksOf(month: Date): Week[] {
  const before = month.getDay();
  const count = getDaysInMonth(month);
  const weeks: Week[] = [];
  for (let first = -before; first < count; first += 7) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
      const index = first + weekday;
      // Days and not hours: one day of spring has 23 of them.
      return index < 0 || index >= count ? null : isoDay(addDays(month, index));
    });
    weeks.push({ key: String(first), days });
  }
  return weeks;
}

/** What was written in a month, by local day. Dates are ISO times in UTC, so only those of the month are read. */
export function byDay<T extends { date: string }>(
  month: Date,
  entries: readonly T[],
): ReadonlyMap<string, T[]> {
  const from = month.toISOString();
  const to = addMonths(month, 1).toISOString();
  const days = new Map<string, T[]>();
  for (const entry of entries) {
    if (entry.date < from || entry.date >= to) continue;
    const day = isoDay(readDate(entry.date));
    const known = days.get(day);
    if (known) known.push(entry);
    else days.set(day, [entry]);
  }
  return days;
}
