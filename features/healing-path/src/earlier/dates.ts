import { format, parseISO } from 'date-fns';

const day = (iso: string) => format(parseISO(iso), 'MMMM d, yyyy');

/** 'March 3, 2026', or 'March 3, 2026 to May 9, 2026'. ISO times. */
export function pathDates(start: string, end?: string): string {
  const [from, to] = [day(start), end === undefined ? undefined : day(end)];
  return to === undefined || to === from ? from : `${from} to ${to}`;
}
