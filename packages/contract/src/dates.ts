/**
 * Days and times as they are read and as they are kept, all of them local. A date that is none throws a RangeError. The
 * names come from the platform; the numbers from the date itself, so that a zone changed meanwhile counts at once.
 */

const namesOf = (part: Intl.DateTimeFormatOptions) => {
  let names: Intl.DateTimeFormat | undefined;
  return (time: number): string => {
    names ??= new Intl.DateTimeFormat('en-US', { ...part, timeZone: 'UTC' });
    return names.format(time);
  };
};

const longMonths = namesOf({ month: 'long' });
const shortMonths = namesOf({ month: 'short' });
const weekdays = namesOf({ weekday: 'long' });

/** The month in a year that has nothing to do with it: only its name is asked for. */
const monthOf = (at: Date) => Date.UTC(2000, at.getMonth());

function digits(number: number, length = 2): string {
  if (Number.isNaN(number)) throw new RangeError('Invalid time value');
  return String(number).padStart(length, '0');
}

/** 'November' */
export const monthName = (at: Date): string => longMonths(monthOf(at));

/** 'Nov' */
export const shortMonthName = (at: Date): string => shortMonths(monthOf(at));

/** 'Friday' */
export const weekdayName = (at: Date): string => weekdays(Date.UTC(2000, 0, 2 + at.getDay()));

/** '2026'; the years before the first are counted back from it. */
export function yearOf(at: Date): string {
  const year = at.getFullYear();
  return digits(year > 0 ? year : 1 - year, 4);
}

/** 'November 20' */
export const fullDay = (at: Date): string => `${monthName(at)} ${at.getDate()}`;

/** 'Nov 20' */
export const shortDay = (at: Date): string => `${shortMonthName(at)} ${at.getDate()}`;

/** 'November 20, 2026' */
export const fullDate = (at: Date): string => `${fullDay(at)}, ${yearOf(at)}`;

/** 'Nov 20, 2026' */
export const shortDate = (at: Date): string => `${shortDay(at)}, ${yearOf(at)}`;

/** 'November 2026' */
export const fullMonth = (at: Date): string => `${monthName(at)} ${yearOf(at)}`;

/** 'Nov 2026' */
export const shortMonth = (at: Date): string => `${shortMonthName(at)} ${yearOf(at)}`;

/** '9:10 PM' */
export function timeOfDay(at: Date): string {
  const hours = at.getHours();
  return `${hours % 12 || 12}:${digits(at.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** '2026-11' */
export const isoMonth = (at: Date): string => `${yearOf(at)}-${digits(at.getMonth() + 1)}`;

/** '2026-11-20' */
export const isoDay = (at: Date): string => `${isoMonth(at)}-${digits(at.getDate())}`;

/** '21:10' */
export const isoTime = (at: Date): string => `${digits(at.getHours())}:${digits(at.getMinutes())}`;

/** 'November 20, 2026, 9:10 PM' */
export const dayAndTime = (at: Date): string => `${fullDate(at)}, ${timeOfDay(at)}`;

const kept =
  /^((?:\d{4}|[+-]\d{6})-\d\d-(\d\d))(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:(Z)|([+-]\d\d)(?::?(\d\d))?)?)?$/;

/**
 * Reads what is kept: '2026-11-20' is the beginning of that local day, a time with its zone is that moment, a time
 * without one is local. Anything else is an invalid date; it never throws.
 */
export function readDate(text: string): Date {
  const [, day = '', number, time = '00:00', utc = '', hours = '', minutes = '00'] =
    kept.exec(text) ?? [];
  // Some engines take a thirtieth of February for the first of March.
  if (new Date(day).getUTCDate() !== Number(number)) return new Date(Number.NaN);
  return new Date(`${day}T${time}${utc}${hours && `${hours}:${minutes}`}`);
}
