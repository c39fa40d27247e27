import { readDate } from '@mooring/contract';
import { differenceInCalendarDays, isLeapYear } from 'date-fns';
import type { HardDay } from '../repositories/collection-schemas.ts';

/** Where today stands to a day. The week before it has seven days, and the day after is one. */
export type Phase = 'none' | 'week-before' | 'the-day' | 'day-after';

export type DayPhase =
  | {
      phase: Phase;
      /** Whole local days from today; negative once it is past. */
      daysUntil: number;
      /** The day it falls on this time, yyyy-MM-dd. */
      on: string;
    }
  /** Its date is not known, so nothing follows from it. */
  | { phase: 'none'; daysUntil: null; on: null };

const unknown: DayPhase = { phase: 'none', daysUntil: null, on: null };
const daysBefore = 7;
const daysAfter = 1;

/**
 * Where `today` (local, yyyy-MM-dd) stands to a day. A yearly day is meant as it comes next, or as it came yesterday, and
 * never before the year it names. 29 February falls on 28 February in years that have none.
 */
export function hardDayPhase(
  { date, isYearly }: Pick<HardDay, 'date' | 'isYearly'>,
  today: string,
): DayPhase {
  const { year, month, day } = date;
  if (month === undefined || day === undefined) return unknown;
  if (!isYearly) {
    return year === undefined ? unknown : (phaseOn(isoOf(year, month, day), today) ?? unknown);
  }
  const lastYear = Number(today.slice(0, 4)) - 1;
  const first = Math.max(lastYear, year ?? lastYear);
  for (const candidate of [first, first + 1, first + 2]) {
    const found = phaseOn(isoInYear(candidate, month, day), today);
    if (found && found.daysUntil >= -daysAfter) return found;
  }
  return unknown;
}

/** Null where there is no such day: a 31 April. */
function phaseOn(on: string, today: string): (DayPhase & { daysUntil: number }) | null {
  const daysUntil = differenceInCalendarDays(readDate(on), readDate(today));
  return Number.isNaN(daysUntil) ? null : { phase: phaseOf(daysUntil), daysUntil, on };
}

function phaseOf(daysUntil: number): Phase {
  if (daysUntil === 0) return 'the-day';
  if (daysUntil > 0) return daysUntil <= daysBefore ? 'week-before' : 'none';
  return daysUntil >= -daysAfter ? 'day-after' : 'none';
}

/** The day as it falls in a year. */
function isoInYear(year: number, month: number, day: number): string {
  const isMoved = isLeapDay({ month, day }) && !isLeapYear(readDate(isoOf(year, 1, 1)));
  return isoOf(year, month, isMoved ? 28 : day);
}

/** Whether it is 29 February, which three of four years do not have. */
export const isLeapDay = ({ month, day }: HardDay['date']): boolean => month === 2 && day === 29;

/** yyyy-MM-dd of a calendar day, which may be none. */
export const isoOf = (year: number, month: number, day: number): string =>
  [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-');
