import { fullDate, readDate } from '@mooring/contract';

const day = (iso: string) => fullDate(readDate(iso));

/** 'March 3, 2026', or 'March 3, 2026 to May 9, 2026'. ISO times. */
export function pathDates(start: string, end?: string): string {
  const [from, to] = [day(start), end === undefined ? undefined : day(end)];
  return to === undefined || to === from ? from : `${from} to ${to}`;
}
