import { isoDay } from '@mooring/contract';
import { addDays, subDays } from 'date-fns';
import { afterEach, expect, test, vi } from 'vitest';
import type { PartialDate } from '../repositories/collection-schemas.ts';
import { hardDayPhase, isoOf } from './hard-day-phase.ts';

afterEach(() => vi.unstubAllEnvs());

const yearly = (date: PartialDate) => ({ date, isYearly: true });
const once = (date: PartialDate) => ({ date, isYearly: false });
const tom = yearly({ month: 3, day: 14 });

/** Days until it, and the phase, from eight days before it to two days after it. */
const around = [
  [8, 'none'],
  [7, 'week-before'],
  [6, 'week-before'],
  [5, 'week-before'],
  [4, 'week-before'],
  [3, 'week-before'],
  [2, 'week-before'],
  [1, 'week-before'],
  [0, 'the-day'],
  [-1, 'day-after'],
] as const;

const zones = [
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/Sao_Paulo',
] as const;

// Clocks go forward in New York on 8 March 2026 and at midnight in São Paulo on 4 November 2018, back in Auckland on 5 April 2026.
const dates = [
  [2026, 3, 14],
  [2026, 3, 8],
  [2018, 11, 4],
  [2026, 4, 5],
  [2026, 1, 1],
  [2026, 12, 31],
  [2028, 2, 29],
  [2027, 3, 1],
] as const;

test.each(zones)(
  'a week before, the day, and the day after are counted in local days (%s)',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const [year, month, day] of dates) {
      const on = isoOf(year, month, day);
      const noon = new Date(year, month - 1, day, 12);
      for (const [daysUntil, phase] of around) {
        const today = isoDay(subDays(noon, daysUntil));
        const expected = { phase, daysUntil, on };
        expect(hardDayPhase(yearly({ month, day }), today), `${today} ${on}`).toEqual(expected);
        expect(hardDayPhase(once({ year, month, day }), today), `${today} ${on}`).toEqual(expected);
      }
      const later = isoDay(addDays(noon, 2));
      expect(hardDayPhase(yearly({ month, day }), later).phase).toBe('none');
      expect(hardDayPhase(once({ year, month, day }), later)).toEqual({
        phase: 'none',
        daysUntil: -2,
        on,
      });
    }
  },
);

test.each([
  ['2026-03-16', '2027-03-14'],
  ['2026-11-20', '2027-03-14'],
  ['2027-01-01', '2027-03-14'],
])('two days after it the next one is meant (%s)', (today, on) => {
  expect(hardDayPhase(tom, today)).toMatchObject({ phase: 'none', on });
});

test.each([
  ['2026-12-25', { month: 1, day: 1 }, 7, '2027-01-01'],
  ['2026-12-31', { month: 1, day: 1 }, 1, '2027-01-01'],
  ['2027-01-01', { month: 12, day: 31 }, -1, '2026-12-31'],
  ['2026-12-24', { month: 12, day: 31 }, 7, '2026-12-31'],
])('the turn of the year parts no days (%s)', (today, date, daysUntil, on) => {
  expect(hardDayPhase(yearly(date), today)).toMatchObject({ daysUntil, on });
});

test.each([
  ['2027-02-21', 7, 'week-before', '2027-02-28'],
  ['2027-02-28', 0, 'the-day', '2027-02-28'],
  ['2027-03-01', -1, 'day-after', '2027-02-28'],
  ['2028-02-28', 1, 'week-before', '2028-02-29'],
  ['2028-02-29', 0, 'the-day', '2028-02-29'],
  ['2028-03-01', -1, 'day-after', '2028-02-29'],
  ['2100-02-28', 0, 'the-day', '2100-02-28'],
])('29 February falls on 28 February where there is none (%s)', (today, daysUntil, phase, on) => {
  expect(hardDayPhase(yearly({ year: 2024, month: 2, day: 29 }), today)).toEqual({
    phase,
    daysUntil,
    on,
  });
});

test('a yearly day that names its first year does not come before it', () => {
  const first = yearly({ year: 2028, month: 3, day: 14 });
  expect(hardDayPhase(first, '2026-03-14')).toEqual({
    phase: 'none',
    daysUntil: 731,
    on: '2028-03-14',
  });
  expect(hardDayPhase(first, '2028-03-13').phase).toBe('week-before');
  expect(hardDayPhase(first, '2029-03-14').phase).toBe('the-day');
});

test('a year long ago changes nothing about a day that comes every year', () => {
  expect(hardDayPhase(yearly({ year: 31, month: 3, day: 14 }), '2026-03-14').phase).toBe('the-day');
});

test('a day that came once stays past', () => {
  const court = once({ year: 2025, month: 3, day: 14 });
  expect(hardDayPhase(court, '2026-03-14')).toEqual({
    phase: 'none',
    daysUntil: -365,
    on: '2025-03-14',
  });
});

test.each([
  ['only words', yearly({ words: 'spring 1998' })],
  ['only a year', yearly({ year: 1998 })],
  ['no day', yearly({ year: 1998, month: 4 })],
  ['once, without a year', once({ month: 3, day: 14 })],
  ['a day that does not exist', yearly({ month: 4, day: 31 })],
  ['once, on a 29 February that was none', once({ year: 2027, month: 2, day: 29 })],
])('nothing follows from a date that is not known: %s', (_, day) => {
  for (const today of ['2026-03-14', '2027-02-28', '1998-04-01', '2026-04-30', '2026-05-01']) {
    expect(hardDayPhase(day, today)).toEqual({ phase: 'none', daysUntil: null, on: null });
  }
});
