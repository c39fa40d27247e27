import { fullDate, fullDay, monthName, readDate, yearOf } from '@mooring/contract';
import type { MutedDays } from '@mooring/data';

/** 'March 12 to 14, 2025', 'December 24 to January 2, every year', 'March 12, 2025'. */
export function daysInWords({ from, to, yearly }: MutedDays): string {
  const [first, last] = [readDate(from), readDate(to)];
  const end = yearly ? ', every year' : `, ${yearOf(last)}`;
  if (from === to) return `${fullDay(first)}${end}`;
  if (from.slice(0, 7) === to.slice(0, 7)) {
    return `${monthName(first)} ${first.getDate()} to ${last.getDate()}${end}`;
  }
  const start = yearly || from.slice(0, 4) === to.slice(0, 4) ? fullDay(first) : fullDate(first);
  return `${start} to ${fullDay(last)}${end}`;
}
