import { fullMonth, isoDay, isoMonth, readDate } from '@mooring/contract';
import type { CheckInWithoutNotes, Emotion } from '@mooring/data';
import { addDays, addMonths, endOfMonth, getDay, startOfMonth } from 'date-fns';
import type { Period } from '../history/period.ts';

/** A day and what was named on it. `felt` oldest first; the first is the day's own, as in the summary. */
export type Day = { day: string; felt: readonly CheckInWithoutNotes[] };

/** A month: its days, and how many cells of its first week come before them. */
export type Month = { month: string; label: string; before: number; days: Day[] };

/** A month among years: how many check-ins it holds and what was named most, the later one of two equals. */
export type MonthCell = { month: string; label: string; count: number; emotion: Emotion | null };
export type Year = { year: string; months: MonthCell[] };

/** The months of a period as calendars. `weekStart` 0–6, Sunday first. */
export function monthsOf(
  felt: readonly CheckInWithoutNotes[],
  period: Period,
  weekStart: number,
): Month[] {
  const byDay = groupBy(felt, ({ day }) => day);
  return monthStarts(felt, period).map((first) => {
    const days: Day[] = [];
    for (let at = first; at <= endOfMonth(first); at = addDays(at, 1)) {
      const day = isoDay(at);
      days.push({ day, felt: (byDay.get(day) ?? []).toReversed() });
    }
    return {
      month: isoMonth(first),
      label: fullMonth(first),
      before: (getDay(first) - weekStart + 7) % 7,
      days,
    };
  });
}

/** Years that are all shown, also those in which nothing was named. */
const mostYears = 100;

/**
 * Many years as one table of months, the newest year first. Where one damaged date lies centuries away, only the years
 * with check-ins are in it.
 */
export function yearsOf(felt: readonly CheckInWithoutNotes[]): Year[] {
  const byMonth = groupBy(felt, ({ day }) => day.slice(0, 7));
  const named = [...byMonth.keys()].sort();
  const first = Number(named.at(0)?.slice(0, 4));
  const last = Number(named.at(-1)?.slice(0, 4));
  const held = new Set(named.map((month) => Number(month.slice(0, 4))));
  const all = last - first < mostYears ? range(first, last) : held;
  return [...all]
    .sort((one, other) => other - one)
    .map((year) => yearOf(String(year).padStart(4, '0'), byMonth));
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

function yearOf(year: string, byMonth: ReadonlyMap<string, CheckInWithoutNotes[]>): Year {
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    const held = byMonth.get(month) ?? [];
    return {
      month,
      label: fullMonth(readDate(`${month}-01`)),
      count: held.length,
      emotion: mostNamed(held),
    };
  });
  return { year, months };
}

/** What was named most in a list that is newest first; of equals the one named last. Null for none. */
export function mostNamed(felt: readonly CheckInWithoutNotes[]): Emotion | null {
  let most: Emotion | null = null;
  let times = 0;
  for (const [emotion, held] of groupBy(felt, (one) => one.emotion)) {
    if (held.length > times) [most, times] = [emotion, held.length];
  }
  return most;
}

function monthStarts(felt: readonly CheckInWithoutNotes[], { from, to }: Period): Date[] {
  const start = from ?? felt.at(-1)?.day;
  const end = to ?? felt.at(0)?.day;
  if (!start || !end) return [];
  const months: Date[] = [];
  for (let at = startOfMonth(readDate(start)); at <= readDate(end); at = addMonths(at, 1)) {
    months.push(at);
  }
  return months;
}

function groupBy<K>(
  felt: readonly CheckInWithoutNotes[],
  keyOf: (one: CheckInWithoutNotes) => K,
): Map<K, CheckInWithoutNotes[]> {
  const groups = new Map<K, CheckInWithoutNotes[]>();
  for (const one of felt) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
