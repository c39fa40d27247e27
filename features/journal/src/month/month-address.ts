import { isoMonth, paths, readDate } from '@mooring/contract';
import { addMonths, isValid } from 'date-fns';

/** The first moment of the month of an address, yyyy-MM; null where it names none. */
export function monthIn(text: string): Date | null {
  if (!/^\d{4}-\d\d$/.test(text)) return null;
  const month = readDate(`${text}-01`);
  return isValid(month) && month.getFullYear() >= 1 ? month : null;
}

/** The day that an address names within its month, yyyy-MM-dd; null for none. */
export function dayIn(month: Date, text: string | null): string | null {
  if (text === null || !/^\d\d$/.test(text)) return null;
  const day = `${isoMonth(month)}-${text}`;
  return isValid(readDate(day)) ? day : null;
}

export const monthAddress = (month: Date) => paths.journalMonth.to({ month: isoMonth(month) });

/** The same page with one day open. `day`: yyyy-MM-dd. */
export const dayAddress = (day: string) =>
  `${paths.journalMonth.to({ month: day.slice(0, 7) })}?day=${day.slice(8)}`;

export const monthBefore = (month: Date) => addMonths(month, -1);
export const monthAfter = (month: Date) => addMonths(month, 1);
