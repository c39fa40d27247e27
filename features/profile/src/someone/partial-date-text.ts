import { fullDate, fullDay, fullMonth } from '@mooring/contract';
import type { PartialDate } from '@mooring/data';

/** A date as far as it is known: 'March 14, 1950', 'March 14', 'March 1950', '1950' or the person's words. */
export function partialDateText({ year, month, day, words }: PartialDate): string {
  if (month === undefined) return words?.trim() || (year === undefined ? '' : String(year));
  // 2000 is a leap year, so that February 29 is one of its days.
  const at = new Date(2000, month - 1, day ?? 1);
  if (year !== undefined) at.setFullYear(year);
  if (day === undefined)
    return year === undefined ? fullMonth(at).replace(/ \d+$/, '') : fullMonth(at);
  return year === undefined ? fullDay(at) : fullDate(at);
}
