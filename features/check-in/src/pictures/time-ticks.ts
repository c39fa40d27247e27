import { isoDay, readDate, shortDay, shortMonth, shortMonthName, yearOf } from '@mooring/contract';
import {
  addMonths,
  addWeeks,
  addYears,
  differenceInCalendarDays,
  startOfMonth,
  startOfYear,
} from 'date-fns';

type Tick = { at: string; label: string };

/** Days to name below a line between two days (yyyy-MM-dd), at most `most` and the first of them `from` or later. */
export function ticksBetween(from: string, to: string, most: number): Tick[] {
  const [start, end] = [readDate(from), readDate(to)];
  const days = differenceInCalendarDays(end, start);
  if (days <= 45) return every(start, end, (at) => addWeeks(at, 1), shortDay, most);
  if (days <= 800) {
    const first = startOfMonth(start) < start ? startOfMonth(addMonths(start, 1)) : start;
    return every(
      first,
      end,
      (at) => addMonths(at, 1),
      days > 370 ? shortMonth : shortMonthName,
      most,
    );
  }
  return every(startOfYear(addYears(start, 1)), end, (at) => addYears(at, 1), yearOf, most);
}

function every(
  start: Date,
  end: Date,
  next: (at: Date) => Date,
  words: (at: Date) => string,
  most: number,
): Tick[] {
  const all: Tick[] = [];
  for (let at = start; at <= end; at = next(at)) {
    all.push({ at: isoDay(at), label: words(at) });
  }
  const stride = Math.max(1, Math.ceil(all.length / Math.max(1, most)));
  return all.filter((_, index) => index % stride === 0);
}
