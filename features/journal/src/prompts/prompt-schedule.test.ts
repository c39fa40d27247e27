import { addDays, format } from 'date-fns';
import { expect, test } from 'vitest';
import { promptBank } from './prompt-bank.ts';
import { dayNumber, earlier, promptOf, week } from './prompt-schedule.ts';
import { promptTypes } from './prompt-types.ts';

const today = new Date(2026, 10, 20, 22, 30);

test('the week begins today and goes through all seven types in their order', () => {
  const prompts = week(today);
  expect(prompts.map(({ day }) => format(day, 'MMM d'))).toEqual([
    'Nov 20',
    'Nov 21',
    'Nov 22',
    'Nov 23',
    'Nov 24',
    'Nov 25',
    'Nov 26',
  ]);
  const types: readonly (string | null)[] = promptTypes;
  const first = types.indexOf(promptOf(today).type);
  const order = promptTypes.map((_, place) => promptTypes[(first + place) % 7]);
  expect(prompts.map(({ type }) => type)).toEqual(order);
});

test('what is available soon is what comes, and what came stays among the earlier ones', () => {
  const tomorrow = week(today)[1];
  expect(promptOf(addDays(today, 1))).toEqual(tomorrow);
  expect(week(addDays(today, 1))[0]).toEqual(tomorrow);
  expect(earlier(addDays(today, 2))[0]).toEqual(tomorrow);
});

test('the earlier prompts are those of the last seven days, yesterday first', () => {
  const days = earlier(today).map(({ day }) => format(day, 'MMM d'));
  expect(days).toEqual(['Nov 19', 'Nov 18', 'Nov 17', 'Nov 16', 'Nov 15', 'Nov 14', 'Nov 13']);
});

test('a prompt does not come back before its whole list has been offered', () => {
  const seen = new Set<string>();
  const total = promptTypes.reduce((sum, type) => sum + Object.keys(promptBank[type]).length, 0);
  for (let ahead = 0; ahead < total; ahead += 1) seen.add(promptOf(addDays(today, ahead)).id);
  expect(seen.size).toBe(total);
});

test.each([
  ['the start and the end of one day', new Date(2026, 2, 8, 0, 5), new Date(2026, 2, 8, 23, 55), 0],
  ['either side of midnight', new Date(2026, 2, 8, 23, 59), new Date(2026, 2, 9, 0, 1), 1],
  ['a spring change of the clocks', new Date(2026, 2, 29, 12), new Date(2026, 2, 30, 0, 30), 1],
  ['the turn of a year', new Date(2026, 11, 31, 20), new Date(2027, 0, 1, 6), 1],
])('days are counted on the calendar: %s', (_, from, to, days) => {
  expect(dayNumber(to) - dayNumber(from)).toBe(days);
});

const own = (id: string, dailySince: string) => ({ id, text: `My ${id}`, dailySince });

test('one day in four has a prompt of one’s own, in turn, from the day on that the person said so', () => {
  const mine = [own('sea', '2026-11-20'), own('bread', '2026-11-20')];
  const shown = Array.from({ length: 16 }, (_, ahead) => promptOf(addDays(today, ahead), mine));
  const ids = shown.filter(({ type }) => type === null).map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids)).toEqual(new Set(['sea', 'bread']));
  expect(ids[0]).toBe(ids[2]);
  expect(earlier(today, mine)).toEqual(earlier(today));
  expect(week(today, [])).toEqual(week(today));
});

test('a prompt that is added later leaves the days before as they were', () => {
  const first = [own('sea', '2026-10-01')];
  const later = addDays(today, 30);
  const added = [own('bread', format(later, 'yyyy-MM-dd')), ...first];
  expect(earlier(later, added)).toEqual(earlier(later, first));
});

test('none of ours is left out for good beside prompts of one’s own', () => {
  const seen = new Set<string>();
  const mine = [own('sea', '2026-11-20')];
  for (let ahead = 0; ahead < 140; ahead += 1) seen.add(promptOf(addDays(today, ahead), mine).id);
  const total = promptTypes.reduce((sum, type) => sum + Object.keys(promptBank[type]).length, 0);
  expect(seen.size).toBe(total + 1);
});

test('days long before the count began have a prompt too', () => {
  expect(promptOf(new Date(1950, 0, 1)).text).not.toBe('');
});
