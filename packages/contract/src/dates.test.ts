import { format, parseISO } from 'date-fns';
import { afterEach, expect, test, vi } from 'vitest';
import {
  dayAndTime,
  dayInWords,
  fullDate,
  fullDay,
  fullMonth,
  isoDay,
  isoMonth,
  isoTime,
  monthName,
  readDate,
  shortDate,
  shortDay,
  shortMonth,
  shortMonthName,
  timeOfDay,
  utcTime,
  weekdayName,
  whenInWords,
  yearOf,
} from './dates.ts';

const shown: [string, (at: Date) => string][] = [
  ['MMMM d, yyyy', fullDate],
  ['MMM d, yyyy', shortDate],
  ['MMMM d', fullDay],
  ['MMM d', shortDay],
  ['MMMM yyyy', fullMonth],
  ['MMM yyyy', shortMonth],
  ['MMMM', monthName],
  ['MMM', shortMonthName],
  ['EEEE', weekdayName],
  ['yyyy', yearOf],
  ['h:mm a', timeOfDay],
  ['yyyy-MM-dd', isoDay],
  ['yyyy-MM', isoMonth],
  ['HH:mm', isoTime],
  ['MMMM d, yyyy, h:mm a', dayAndTime],
];

const zones = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Tehran',
  'America/Sao_Paulo',
  'Pacific/Apia',
];

afterEach(() => {
  vi.unstubAllEnvs();
});

function localDate(year: number, month: number, day: number, hour = 0, minute = 0): Date {
  const at = new Date(0);
  at.setFullYear(year, month, day);
  at.setHours(hour, minute, 0, 0);
  return at;
}

/** Every month of years that differ, each hour of days on which clocks change, and the ends of the calendar. */
function manyDates(): Date[] {
  const years = [1, 9, 99, 999, 1000, 1582, 1883, 1900, 1970, 1999, 2000, 2024, 2026, 2100, 9999];
  const months = years.flatMap((year) =>
    Array.from({ length: 12 }, (_, month) => [
      localDate(year, month, 1),
      localDate(year, month, 15, 12),
      localDate(year, month + 1, 0, 23, 59),
    ]).flat(),
  );
  const leapDays = [4, 1600, 2000, 2024, 2400].map((year) => localDate(year, 1, 29, 9, 5));
  const changing = [
    Date.UTC(2026, 2, 8),
    Date.UTC(2026, 2, 29),
    Date.UTC(2026, 3, 4),
    Date.UTC(2026, 9, 25),
    Date.UTC(2026, 10, 1),
    Date.UTC(2018, 10, 4),
    Date.UTC(2011, 11, 29),
  ].flatMap((start) =>
    Array.from({ length: 144 }, (_, step) => new Date(start + (step - 48) * 20 * 60_000)),
  );
  const ends = [0, -1, 8.64e15, -8.64e15, Date.UTC(0, 0), -62_167_219_200_000].map(
    (time) => new Date(time),
  );
  return [...months, ...leapDays, ...changing, ...ends];
}

test.each(zones)('in %s every date reads as it always did', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  const dates = manyDates();
  expect(dates.length).toBeGreaterThan(1500);
  const before = dates.map((at) => shown.map(([pattern]) => format(at, pattern)));
  expect(dates.map((at) => shown.map(([, words]) => words(at)))).toEqual(before);
});

test('midnight, noon and the minutes beside them have a plain space before AM and PM', () => {
  const times = [
    [0, 0],
    [0, 1],
    [11, 59],
    [12, 0],
    [12, 59],
    [23, 59],
  ].map(([hour, minute]) => timeOfDay(localDate(2026, 10, 20, hour, minute)));
  expect(times).toEqual(['12:00 AM', '12:01 AM', '11:59 AM', '12:00 PM', '12:59 PM', '11:59 PM']);
});

test('a zone changed while the page is open counts at once', () => {
  vi.stubEnv('TZ', 'UTC');
  const at = new Date('2026-11-20T23:30:00Z');
  expect([fullDate(at), weekdayName(at), isoDay(at)]).toEqual([
    'November 20, 2026',
    'Friday',
    '2026-11-20',
  ]);
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect([fullDate(at), weekdayName(at), isoDay(at)]).toEqual([
    'November 21, 2026',
    'Saturday',
    '2026-11-21',
  ]);
});

test.each(shown)('a date that is none closes no page: %s', (pattern, words) => {
  const none = new Date(Number.NaN);
  if (pattern.startsWith('yyyy-') || pattern === 'HH:mm')
    expect(() => words(none)).toThrow(RangeError);
  else expect(words(none)).toBe('No date');
});

test('a kept time is ordered in UTC, and what is no time of the years 1 to 9999 has none', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(utcTime('2026-11-20')).toBe('2026-11-20T05:00:00.000Z');
  expect(utcTime('2026-11-20T10:00:00+01:00')).toBe('2026-11-20T09:00:00.000Z');
  for (const odd of [
    '',
    '0',
    'once',
    '2020 (<img src=x>)',
    '2020-02-30T00:00:00.000Z',
    '+275760-09-13T00:00:00.000Z',
    '-271821-04-20T00:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59-14:00',
  ])
    expect(utcTime(odd)).toBeNull();
});

const keptTimes = `
  2026-11-20 2024-02-29 1900-02-28 0001-01-01 0099-12-31 0999-06-30 9999-12-31 2026-03-29 2018-11-04 2011-12-30
  2026-11-20T21:10 2026-11-20T21:10:05 2026-11-20T21:10:05.5 2026-11-20T21:10:05.123 2026-03-29T02:30:00
  2026-11-01T01:30:00 2026-11-20T21:10Z 2026-11-20T21:10:05Z 2026-11-20T21:10:05.123Z 2026-11-20T21:10:05.123456Z
  2026-11-20T21:10:05+00:00 2026-11-20T21:10:05.123456+00:00 2026-11-20T21:10:05+05:45 2026-11-20T21:10:05-0930
  2026-11-20T21:10:05+00 2026-11-20T24:00:00Z 2026-11-20T00:00:00-00:00 +012026-11-20T21:10:05.123Z
  -000500-11-20T21:10:05.123Z 0000-01-01T00:00:00.000Z
`
  .trim()
  .split(/\s+/);
const spaced = ['2026-11-20 21:10:05', '2026-11-20 21:10:05.12+00', '2026-11-20 21:10:05-03:30'];

test.each(zones)('in %s what is kept is read as it always was', (zone) => {
  vi.stubEnv('TZ', zone);
  const texts = [
    ...keptTimes,
    ...spaced,
    ...manyDates()
      .slice(0, -6)
      .flatMap((at) => [at.toISOString(), isoDay(at)]),
  ];
  const times = texts.map((text) => [text, readDate(text).getTime()]);
  expect(times).toEqual(texts.map((text) => [text, parseISO(text).getTime()]));
  expect(times.filter(([, time]) => Number.isNaN(time))).toEqual([]);
});

test('a bare day is the beginning of that day where the reader is', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(readDate('2026-11-20').toISOString()).toBe('2026-11-20T05:00:00.000Z');
});

test.each([
  '',
  ':',
  'yesterday',
  '2026-02-29',
  '2026-02-30',
  '1900-02-29',
  '2026-04-31T10:00:00Z',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '2026-11-20T25:00:00Z',
  '2026-11-20T21:60:00Z',
  '2026-11-20T21:10:60Z',
  '2026-11-20T21:10:00+05:60',
  '2026-11-20T21:10:00.000Z and more',
  '2026-11-20T21:10:00.000Z\n',
  '999-01-01',
  'November 20, 2026',
  '20.11.2026',
  'Invalid Date',
  'undefined',
])('%j is no date, and breaks nothing', (text) => {
  expect(parseISO(text).getTime()).toBeNaN();
  expect(readDate(text).getTime()).toBeNaN();
});

test.each([
  '2026',
  '2026-11',
  '20261120',
  '2026-W47-5',
  '2026-324',
  '2026-11-20T21',
  '2026-11-20T',
])('%s, which nothing here ever wrote, is no date', (text) => {
  expect(readDate(text).getTime()).toBeNaN();
});

test.each([
  ['2026-11-27T09:00', '2026-11-27T21:00', 'Today'],
  ['2026-11-27T01:09', '2026-11-27T03:00', 'Today'],
  ['2026-11-27T01:09', '2026-11-27T09:00', 'Last night'],
  ['2026-11-26T21:00', '2026-11-27T09:00', 'Last night'],
  ['2026-11-26T11:00', '2026-11-27T09:00', 'Yesterday'],
  ['2026-11-25T21:00', '2026-11-27T09:00', 'November 25, 2026'],
  ['2026-11-28T09:00', '2026-11-27T09:00', 'November 28, 2026'],
  ['2026-03-29T12:00', '2026-03-30T09:00', 'Yesterday'],
])('what was on %s is called, on %s, %s', (at, today, words) => {
  expect(dayInWords(new Date(at), new Date(today))).toBe(words);
  expect(dayInWords(new Date(''), new Date(today))).toBe('No date');
  const within = words.endsWith('2026') ? `on ${words}` : words.toLowerCase();
  expect(whenInWords(new Date(at), new Date(today))).toBe(within);
});
