import type { CheckInWithoutNotes, Emotion } from '@mooring/data';
import { expect, test } from 'vitest';
import { periodAt } from '../history/period.ts';
import { breakdownOf } from './breakdown-facts.ts';
import { monthsOf, mostNamed, yearsOf } from './calendar-facts.ts';
import { loess } from './loess.ts';
import { strengthFacts } from './strength-facts.ts';

/** Newest first, as the repository gives them. */
const felt = (
  ...days: [day: string, emotion: Emotion, intensity?: number][]
): CheckInWithoutNotes[] =>
  days
    .map(([day, emotion, intensity = 2], index) => ({
      id: `${index}`,
      day,
      createdAt: `${day}T12:00:00.000Z`,
      emotion,
      intensity,
    }))
    .reverse();

const november = periodAt('month', '2026-11-20');

test('a month has every day once, in its weeks, and a day shows what was named first', () => {
  const [month] = monthsOf(
    felt(['2026-11-12', 'Grief'], ['2026-11-12', 'Hope'], ['2026-11-30', 'Anger']),
    november,
    1,
  );
  expect(month).toMatchObject({ label: 'November 2026', before: 6 });
  expect(month?.days).toHaveLength(30);
  expect(month?.days[11]?.felt.map(({ emotion }) => emotion)).toEqual(['Grief', 'Hope']);
  expect(month?.days[12]?.felt).toEqual([]);
  expect(monthsOf([], november, 0)[0]?.before).toBe(0);
});

test('three months and a year have their months even where nothing was named', () => {
  expect(monthsOf([], periodAt('quarter', '2026-11-20'), 0).map(({ month }) => month)).toEqual([
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  expect(monthsOf([], periodAt('year', '2028-02-01'), 0)).toHaveLength(12);
  expect(monthsOf([], periodAt('year', '2028-02-01'), 0)[1]?.days).toHaveLength(29);
});

test('many years are months by what was named most, the newest year first', () => {
  const years = yearsOf(
    felt(
      ['2024-03-01', 'Grief'],
      ['2024-03-02', 'Hope'],
      ['2024-03-03', 'Grief'],
      ['2026-01-01', 'Anger'],
    ),
  );
  expect(years.map(({ year }) => year)).toEqual(['2026', '2025', '2024']);
  expect(years[2]?.months[2]).toEqual({
    month: '2024-03',
    label: 'March 2024',
    count: 3,
    emotion: 'Grief',
  });
  expect(years[1]?.months.every(({ count, emotion }) => count === 0 && !emotion)).toBe(true);
  expect(yearsOf([])).toEqual([]);
});

test('of two named equally often the later one stands for the month', () => {
  expect(mostNamed(felt(['2024-03-01', 'Grief'], ['2024-03-02', 'Hope']))).toBe('Hope');
  expect(mostNamed([])).toBeNull();
});

test('a day is the mean of its check-ins, and a day without any is a gap in the line', () => {
  const facts = strengthFacts(
    felt(
      ['2026-11-12', 'Grief', 4],
      ['2026-11-12', 'Hope', 1],
      ['2026-11-13', 'Grief', 2],
      ['2026-11-15', 'Grief', 3],
    ),
    november,
  );
  expect(facts).toMatchObject({ unit: 'day', from: '2026-11-01', to: '2026-11-30', trend: [] });
  expect(facts?.points[0]).toEqual({ at: '2026-11-12', strength: 2.5, count: 2 });
  expect(facts?.runs.map((run) => run.map(({ at }) => at.slice(-2)))).toEqual([
    ['12', '13'],
    ['15'],
  ]);
});

test('nothing named is no picture', () => {
  expect(strengthFacts([], november)).toBeNull();
});

const daily = (
  start: string,
  count: number,
  intensityAt: (index: number) => number,
): CheckInWithoutNotes[] =>
  felt(
    ...Array.from({ length: count }, (_, index): [string, Emotion, number] => [
      new Date(Date.parse(`${start}T12:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
      'Grief',
      intensityAt(index),
    ]),
  );

test.each([
  ['month', 30, 'day'],
  ['quarter', 90, 'day'],
  ['year', 365, 'week'],
] as const)('a %s of %i check-ins is drawn by the %s', (span, count, unit) => {
  const facts = strengthFacts(
    daily('2026-01-01', count, () => 2),
    periodAt(span, '2026-03-31'),
  );
  expect(facts?.unit).toBe(unit);
});

test('ten years are drawn by the month, and every check-in is in them', () => {
  const facts = strengthFacts(
    daily('2016-11-22', 3650, (day) => day % 5),
    periodAt('all', ''),
  );
  expect(facts?.unit).toBe('month');
  expect(facts?.points.length).toBeLessThanOrEqual(121);
  expect(facts?.points.reduce((sum, { count }) => sum + count, 0)).toBe(3650);
});

test('the smooth line stays on the scale, and breaks where nothing was named for long', () => {
  const early = daily('2026-09-01', 20, (day) => (day % 2 ? 4 : 0));
  const late = daily('2026-11-01', 20, () => 4);
  const facts = strengthFacts([...late, ...early], periodAt('quarter', '2026-11-20'));
  expect(facts?.trend).toHaveLength(2);
  for (const { strength } of facts?.trend.flat() ?? []) {
    expect(strength).toBeGreaterThanOrEqual(0);
    expect(strength).toBeLessThanOrEqual(4);
  }
});

test('the smooth line of a straight one is that line, and of a flat one flat', () => {
  const straight = Array.from({ length: 30 }, (_, x) => ({ x, y: 1 + x / 10 }));
  for (const [index, { y }] of loess(straight, 0.4).entries()) {
    expect(y).toBeCloseTo(1 + index / 10, 6);
  }
  const flat = [0, 5, 6, 20].map((x) => ({ x, y: 3 }));
  for (const { y } of loess(flat, 0.5)) expect(y).toBeCloseTo(3, 6);
});

test('the smooth line passes between what jumps up and down', () => {
  const jumping = Array.from({ length: 40 }, (_, x) => ({ x, y: x % 2 ? 4 : 0 }));
  for (const { y } of loess(jumping, 0.5).slice(5, -5)) expect(Math.abs(y - 2)).toBeLessThan(0.4);
});

test('emotions are counted, the most named first and the unnamed left out', () => {
  expect(
    breakdownOf(felt(['2026-11-01', 'Hope'], ['2026-11-02', 'Anxious'], ['2026-11-03', 'Anxious'])),
  ).toEqual([
    { emotion: 'Anxious', count: 2 },
    { emotion: 'Hope', count: 1 },
  ]);
});
