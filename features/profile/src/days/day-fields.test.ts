import { hardDayPhase } from '@mooring/data/days';
import { unkind } from '@mooring/stage';
import { expect, test } from 'vitest';
import { dayFrom, fieldsOf } from './day-fields.ts';
import { kindNames, whenText } from './day-texts.ts';
import { birthday, court, inWords, leapDay, past } from './days-testing.ts';

const filled = { ...fieldsOf(court), isYearly: true, year: '' };

test.each([birthday, court, leapDay, inWords, past])(
  '$name is the same day after a form',
  (day) => {
    expect(dayFrom(fieldsOf(day), day.id)).toEqual(day);
  },
);

test.each([
  [{ name: '  ' }, 'name', 'Please give the day a name.'],
  [{ month: '' }, 'month', 'Please choose the month.'],
  [{ day: '' }, 'day', 'Please write the day as a number, 1 to 31.'],
  [{ day: '0' }, 'day', 'Please write the day as a number, 1 to 31.'],
  [{ day: 'x' }, 'day', 'Please write the day as a number, 1 to 31.'],
  [{ month: '4', day: '31' }, 'day', 'April has 30 days.'],
  [{ month: '2', day: '30' }, 'day', 'February has 29 days.'],
  [{ month: '2', day: '29', year: '2027' }, 'day', 'February has 28 days in 2027.'],
  [{ year: 'x' }, 'year', 'Please write the year as a number, such as 1998.'],
  [{ isYearly: false }, 'year', 'A day that comes once needs its year.'],
  [{ known: 'words' as const }, 'words', 'Please write when it is, as you would say it.'],
])('%j is asked for at the field %s', (part, at, text) => {
  expect(dayFrom({ ...filled, ...part }, 'a')).toEqual({ at, text });
  expect(text).not.toMatch(unkind());
});

test('what was typed into the other kind of date is kept with the day', () => {
  const day = dayFrom({ ...filled, words: 'early December' }, 'a');
  expect(day).toMatchObject({ date: { month: 12, day: 3, words: 'early December' } });
  const told = dayFrom({ ...filled, known: 'words', words: 'one winter', year: '1998' }, 'a');
  expect(told).toMatchObject({ date: { words: 'one winter', year: 1998 } });
});

test('the kinds of day guess nobody’s gender', () => {
  for (const name of Object.values(kindNames)) {
    expect(name).not.toMatch(/\b(he|she|him|her|his)\b/i);
  }
});

test.each([
  [birthday, '2026-11-19', 'It is in 7 days, on Thursday.'],
  [birthday, '2026-11-25', 'It is tomorrow.'],
  [birthday, '2026-11-26', 'It is today.'],
  [birthday, '2026-11-27', 'It was yesterday.'],
  [birthday, '2026-11-28', 'It comes next on Friday, November 26, 2027.'],
  [court, '2026-11-20', 'It is a Thursday.'],
  [past, '2026-11-20', ''],
  [inWords, '2026-11-20', ''],
])('$name, seen on %s: %s', (day, today, text) => {
  expect(whenText(hardDayPhase(day, today), day)).toBe(text);
});
