/**
 * Days and times as they are read and as they are kept, all of them local. A date that is none reads 'No date', so that
 * one damaged row closes no page; the `iso…` functions throw a RangeError for it. The names come from the platform; the
 * numbers from the date itself, so that a zone changed meanwhile counts at once.
 */

/** The words for a date that is none. */
const noDate = 'No date';

const inWords =
  (words: (at: Date) => string) =>
  (at: Date): string =>
    Number.isNaN(at.getTime()) ? noDate : words(at);

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
export const monthName = inWords((at) => longMonths(monthOf(at)));

/** 'Nov' */
export const shortMonthName = inWords((at) => shortMonths(monthOf(at)));

/** 'Friday' */
export const weekdayName = inWords((at) => weekdays(Date.UTC(2000, 0, 2 + at.getDay())));

/** '2026'; the years before the first are counted back from it. */
export const yearOf = inWords((at) => isoYear(at));

function isoYear(at: Date): string {
  const year = at.getFullYear();
  return digits(year > 0 ? year : 1 - year, 4);
}

/** 'November 20' */
export const fullDay = inWords((at) => `${monthName(at)} ${at.getDate()}`);

/** 'Nov 20' */
export const shortDay = inWords((at) => `${shortMonthName(at)} ${at.getDate()}`);

/** 'November 20, 2026' */
export const fullDate = inWords((at) => `${fullDay(at)}, ${yearOf(at)}`);

/** 'Nov 20, 2026' */
export const shortDate = inWords((at) => `${shortDay(at)}, ${yearOf(at)}`);

/** From this hour on it is evening, and until the other one the night before is not over. */
const evening = 17;
const morning = 5;

/**
 * 'Today', 'Last night', 'Yesterday', and for a day further away 'November 12, 2026', or as `style` has it. As it is said at
 * `today`.
 */
export function dayInWords(at: Date, today: Date, style = fullDate): string {
  const days = Math.round((dayOf(today) - dayOf(at)) / 86_400_000);
  const isOver = today.getHours() >= morning;
  if (days === 0) return isOver && at.getHours() < morning ? 'Last night' : 'Today';
  if (days === 1) return at.getHours() >= evening ? 'Last night' : 'Yesterday';
  return style(at);
}

/** The same within a sentence: 'today', 'last night', 'on November 12, 2026'. */
export const whenInWords = (at: Date, today: Date): string =>
  dayInWords(at, today, (far) => `on ${fullDate(far)}`).replace(/^[TLY]/, (first) =>
    first.toLowerCase(),
  );

const dayOf = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());

/** 'November 2026' */
export const fullMonth = inWords((at) => `${monthName(at)} ${yearOf(at)}`);

/** 'Nov 2026' */
export const shortMonth = inWords((at) => `${shortMonthName(at)} ${yearOf(at)}`);

/** '9:10 PM' */
export const timeOfDay = inWords((at) => {
  const hours = at.getHours();
  return `${hours % 12 || 12}:${digits(at.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
});

/** '2026-11' */
export const isoMonth = (at: Date): string => `${isoYear(at)}-${digits(at.getMonth() + 1)}`;

/** '2026-11-20' */
export const isoDay = (at: Date): string => `${isoMonth(at)}-${digits(at.getDate())}`;

/** '21:10' */
export const isoTime = (at: Date): string => `${digits(at.getHours())}:${digits(at.getMinutes())}`;

/** 'November 20, 2026, 9:10 PM' */
export const dayAndTime = inWords((at) => `${fullDate(at)}, ${timeOfDay(at)}`);

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

/**
 * A kept time as an ISO time in UTC, by which rows are ordered as text. Null unless it is a time of the years 1 to 9999:
 * anything else neither sorts nor can be put into words.
 */
export function utcTime(text: string): string | null {
  const at = readDate(text);
  const year = at.getUTCFullYear();
  return year >= 1 && year <= 9999 ? at.toISOString() : null;
}
