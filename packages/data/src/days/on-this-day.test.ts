// @vitest-environment node
import { expect, test } from 'vitest';
import type { HardDay } from '../repositories/collection-schemas.ts';
import { writtenOnThisDay } from './on-this-day.ts';

const entries = (...locals: string[]) =>
  locals.map((local) => ({ date: new Date(local).toISOString() }));
const found = (today: string, locals: string[], hardDays: HardDay[] = []) =>
  writtenOnThisDay(entries(...locals), { today, hardDays }).map(({ date }) =>
    locals.find((local) => new Date(local).toISOString() === date),
  );

const hard = (date: HardDay['date'], part: Partial<HardDay> = {}): HardDay => ({
  id: 'a',
  name: 'A day',
  kind: 'other',
  date,
  isYearly: true,
  isHard: true,
  plan: { where: '', who: '', tooMuch: '' },
  ...part,
});

test('it is the same local day of earlier years, from its first minute to its last', () => {
  const same = ['2025-11-20T23:59:00', '2024-11-20T00:00:00'];
  const others = ['2026-11-20T08:00:00', '2025-11-19T23:59:00', '2025-11-21T00:00:00'];
  expect(found('2026-11-20', [...same, ...others])).toEqual(same);
});

test('February 29 comes on February 28 where a year has none', () => {
  const written = ['2024-02-28T08:00:00', '2024-02-29T08:00:00'];
  expect(found('2026-02-28', written)).toEqual(written);
  expect(found('2028-02-28', written)).toEqual(['2024-02-28T08:00:00']);
  expect(found('2028-02-29', written)).toEqual(['2024-02-29T08:00:00']);
});

test('in the week of a hard day there is nothing', () => {
  const written = ['2025-11-20T08:00:00'];
  for (const day of [19, 20, 24, 27]) {
    expect(found('2026-11-20', written, [hard({ month: 11, day })])).toEqual([]);
  }
  for (const day of [18, 28]) {
    expect(found('2026-11-20', written, [hard({ month: 11, day })])).toEqual(written);
  }
});

test('what was written in the week of a hard day that comes once is left out', () => {
  const written = ['2025-11-20T08:00:00', '2024-11-20T08:00:00'];
  const once = hard({ year: 2025, month: 11, day: 22 }, { isYearly: false });
  expect(found('2026-11-20', written, [once])).toEqual(['2024-11-20T08:00:00']);
});

test('a day that is not marked as hard, and a date that is none, change nothing', () => {
  const written = ['2025-11-20T08:00:00'];
  expect(found('2026-11-20', written, [hard({ month: 11, day: 20 }, { isHard: false })])).toEqual(
    written,
  );
  expect(
    writtenOnThisDay([{ date: '' }, { date: 'x' }], { today: '2026-11-20', hardDays: [] }),
  ).toEqual([]);
});
