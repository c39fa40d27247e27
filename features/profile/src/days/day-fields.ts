import { monthName, readDate } from '@mooring/contract';
import type { DayDraft, HardDay, PartialDate } from '@mooring/data';
import { isoOf } from '@mooring/data/days';
import { getDaysInMonth } from 'date-fns';

/** What is wrong in the form, and where. */
export type DayFault = { at: 'name' | 'day' | 'month' | 'year' | 'words'; text: string };

const blank: DayDraft = {
  name: '',
  kind: 'other',
  someone: '',
  known: 'date',
  day: '',
  month: '',
  year: '',
  words: '',
  isYearly: true,
  isHard: false,
  where: '',
  who: '',
  tooMuch: '',
};

/** The form of a day, or the empty form. */
export function fieldsOf(day: HardDay | null): DayDraft {
  if (!day) return blank;
  const { year, month, day: dayOfMonth, words } = day.date;
  return {
    name: day.name,
    kind: day.kind,
    someone: day.someone ?? '',
    known: month === undefined || dayOfMonth === undefined ? 'words' : 'date',
    day: dayOfMonth?.toString() ?? '',
    month: month?.toString() ?? '',
    year: year?.toString() ?? '',
    words: words ?? '',
    isYearly: day.isYearly,
    isHard: day.isHard,
    ...day.plan,
  };
}

export const sameFields = (one: DayDraft, other: DayDraft): boolean =>
  (Object.keys(blank) as (keyof DayDraft)[]).every((field) => one[field] === other[field]);

/** The day that the form describes, or what is wrong in it. */
export function dayFrom(fields: DayDraft, id: string): HardDay | DayFault {
  const name = fields.name.trim();
  if (name === '') return { at: 'name', text: 'Please give the day a name.' };
  const date = fields.known === 'date' ? dateFrom(fields) : wordsFrom(fields);
  if ('at' in date) return date;
  return {
    id,
    name,
    kind: fields.kind,
    ...(fields.someone === '' ? {} : { someone: fields.someone }),
    date,
    isYearly: fields.isYearly,
    isHard: fields.isHard,
    plan: {
      where: fields.where.trim(),
      who: fields.who.trim(),
      tooMuch: fields.tooMuch.trim(),
    },
  };
}

/** The whole number that was typed, 1 to `most`; null for anything else. */
function numberFrom(typed: string, most: number): number | null {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return number >= 1 && number <= most ? number : null;
}

function wordsFrom(fields: DayDraft): PartialDate | DayFault {
  const words = fields.words.trim();
  if (words === '') return { at: 'words', text: 'Please write when it is, as you would say it.' };
  const year = numberFrom(fields.year, 9999);
  return { words, ...(year === null ? {} : { year }) };
}

function dateFrom(fields: DayDraft): PartialDate | DayFault {
  const month = numberFrom(fields.month, 12);
  if (month === null) return { at: 'month', text: 'Please choose the month.' };
  const day = numberFrom(fields.day, 31);
  if (day === null) return { at: 'day', text: 'Please write the day as a number, 1 to 31.' };
  const hasYear = fields.year.trim() !== '';
  const year = numberFrom(fields.year, 9999);
  if (hasYear && year === null) {
    return { at: 'year', text: 'Please write the year as a number, such as 1998.' };
  }
  if (year === null && !fields.isYearly) {
    return { at: 'year', text: 'A day that comes once needs its year.' };
  }
  const first = readDate(isoOf(year ?? leapYear, month, 1));
  const days = getDaysInMonth(first);
  if (day > days) {
    const inYear = year !== null && month === 2 ? ` in ${year}` : '';
    return { at: 'day', text: `${monthName(first)} has ${days} days${inYear}.` };
  }
  const words = fields.words.trim();
  return { month, day, ...(year === null ? {} : { year }), ...(words === '' ? {} : { words }) };
}

/** A year that has every day. */
const leapYear = 2000;
