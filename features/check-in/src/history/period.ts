import { fullMonth, isoDay, monthName, readDate, yearOf } from '@mooring/contract';
import { addMonths, addYears, endOfMonth, endOfYear, startOfMonth, startOfYear } from 'date-fns';

export const spans = ['month', 'quarter', 'year', 'all'] as const;

/** How much of the history is looked at: a calendar month, three of them, a calendar year, or all there is. */
export type Span = (typeof spans)[number];

/** A stretch of local days, yyyy-MM-dd, both included, and its name. Without ends it is all there is. */
export type Period = { span: Span; label: string; from?: string; to?: string };

/** The period of `span` that `day` (yyyy-MM-dd) lies in; three months are those that end with its month. */
export function periodAt(span: Span, day: string): Period {
  const at = readDate(day);
  if (span === 'all') return { span, label: 'All check-ins' };
  if (span === 'year') return periodOf(span, startOfYear(at), endOfYear(at), yearOf(at));
  const last = endOfMonth(at);
  if (span === 'month') return periodOf(span, startOfMonth(at), last, fullMonth(at));
  const first = startOfMonth(addMonths(at, -2));
  const sameYear = first.getFullYear() === last.getFullYear();
  const label = `${sameYear ? monthName(first) : fullMonth(first)} to ${fullMonth(last)}`;
  return periodOf(span, first, last, label);
}

/** A day of the period before (`-1`) or after (`1`) the one `day` lies in. */
export function stepFrom(span: Span, day: string, by: 1 | -1): string {
  const at = startOfMonth(readDate(day));
  if (span === 'all') return day;
  const there = span === 'year' ? addYears(at, by) : addMonths(at, span === 'month' ? by : by * 3);
  return isoDay(there);
}

const periodOf = (span: Span, from: Date, to: Date, label: string): Period => ({
  span,
  label,
  from: isoDay(from),
  to: isoDay(to),
});
