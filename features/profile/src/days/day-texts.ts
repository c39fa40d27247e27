import { fullDate, fullDay, listInWords, readDate, weekdayName } from '@mooring/contract';
import type { DayKind, HardDay } from '@mooring/data';
import { type DayPhase, isLeapDay, isoOf } from '@mooring/data/days';

/** What a day is, in the words of the form. */
export const kindNames: Record<DayKind, string> = {
  born: 'A birthday',
  died: 'The day they died',
  met: 'The day you met',
  parted: 'The day you separated',
  wedding: 'A wedding day',
  due: 'A baby’s due date',
  court: 'A day in court or at an office',
  first: 'A first time without them',
  other: 'Another day',
};

/** 'March 14, every year', 'March 14, 2027', or the date in the person's own words. */
export function dateText({ date, isYearly }: HardDay): string {
  const { year, month, day, words } = date;
  if (month === undefined || day === undefined) {
    return words || (year === undefined ? 'No date' : String(year));
  }
  if (isYearly) return `${fullDay(readDate(isoOf(leapYear, month, day)))}, every year`;
  return year === undefined
    ? fullDay(readDate(isoOf(leapYear, month, day)))
    : fullDate(readDate(isoOf(year, month, day)));
}

/** A year that has every day. */
const leapYear = 2000;

/** 'It is in 5 days, on Wednesday.' Empty where the date says it all, or is not known. */
export function whenText({ daysUntil, on }: DayPhase, { isYearly }: HardDay): string {
  if (daysUntil === null || daysUntil < -1) return '';
  if (daysUntil === 0) return 'It is today.';
  if (daysUntil === 1) return 'It is tomorrow.';
  if (daysUntil === -1) return 'It was yesterday.';
  const date = readDate(on);
  if (daysUntil <= 7) return `It is in ${daysUntil} days, on ${weekdayName(date)}.`;
  if (!isYearly) return `It is a ${weekdayName(date)}.`;
  return `It comes next on ${weekdayName(date)}, ${fullDate(date)}.`;
}

/** Whether something is shown on its own around this day. A date in words is never reached. */
export const isShownAsHard = ({ isHard, date }: HardDay): boolean =>
  isHard && date.month !== undefined && date.day !== undefined;

/** Said where such a day is shown. Empty for every other one. */
export const leapText = ({ date, isYearly }: HardDay): string =>
  isYearly && isLeapDay(date) ? 'In a year that has no February 29, it falls on February 28.' : '';

/** The line under a day in the list: 'March 14, every year, marked as hard and with a plan'. */
export function rowText(day: HardDay): string {
  const { where, who, tooMuch } = day.plan;
  const isPlanned = [where, who, tooMuch].some((text) => text.trim() !== '');
  const marks = [
    ...(isShownAsHard(day) ? ['marked as hard'] : []),
    ...(isPlanned ? ['with a plan'] : []),
  ];
  const marked = marks.length > 0 ? `, ${listInWords(marks)}` : '';
  const moved = leapText(day) === '' ? '' : ' (February 28 in other years)';
  return `${dateText(day)}${moved}${marked}`;
}

/** Said above the days where some cannot be opened. */
export const unreadableText = (count: number): string =>
  count === 1 ? '1 day could not be opened' : `${count} days could not be opened`;
