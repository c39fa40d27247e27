import {
  addMonths,
  addWeeks,
  addYears,
  differenceInCalendarDays,
  format,
  parseISO,
  startOfMonth,
  startOfYear,
} from 'date-fns';

type Tick = { at: string; label: string };

/** Days to name below a line between two days (yyyy-MM-dd), at most `most` and the first of them `from` or later. */
export function ticksBetween(from: string, to: string, most: number): Tick[] {
  const [start, end] = [parseISO(from), parseISO(to)];
  const days = differenceInCalendarDays(end, start);
  if (days <= 45) return every(start, end, (at) => addWeeks(at, 1), 'MMM d', most);
  if (days <= 800) {
    const first = startOfMonth(start) < start ? startOfMonth(addMonths(start, 1)) : start;
    return every(first, end, (at) => addMonths(at, 1), days > 370 ? 'MMM yyyy' : 'MMM', most);
  }
  return every(startOfYear(addYears(start, 1)), end, (at) => addYears(at, 1), 'yyyy', most);
}

function every(
  start: Date,
  end: Date,
  next: (at: Date) => Date,
  pattern: string,
  most: number,
): Tick[] {
  const all: Tick[] = [];
  for (let at = start; at <= end; at = next(at)) {
    all.push({ at: format(at, 'yyyy-MM-dd'), label: format(at, pattern) });
  }
  const stride = Math.max(1, Math.ceil(all.length / Math.max(1, most)));
  return all.filter((_, index) => index % stride === 0);
}
