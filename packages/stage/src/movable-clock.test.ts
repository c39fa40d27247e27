import { createTestData } from '@mooring/data/testing';
import { expect, test } from 'vitest';
import { movableClock, onDay } from './movable-clock.ts';

test('work on an earlier day happens at that time, and then it is now again', async () => {
  const data = await createTestData({ now: '2026-11-20T21:10:00' });
  const before = data.env.now();
  const then = await onDay(data, { ago: 3, at: '09:30' }, async () => data.env.now());
  expect(then).toEqual(new Date('2026-11-17T09:30:00'));
  expect(data.env.now()).toEqual(before);
});

test('nothing happens later than now', async () => {
  const data = await createTestData({ now: '2026-11-20T07:00:00' });
  const then = await onDay(data, { ago: 0, at: '20:00' }, async () => data.env.now());
  expect(then).toEqual(new Date('2026-11-20T07:00:00'));
});

test('a moved clock goes on, and can be brought back', async () => {
  const { env } = await createTestData({ now: '2026-11-20T21:10:00' });
  let real = env.now();
  const clock = movableClock({ ...env, now: () => real });
  clock.setNow('2026-03-01T08:00:00.000Z');
  expect(clock.env.now().toISOString()).toBe('2026-03-01T08:00:00.000Z');
  real = new Date(real.getTime() + 60_000);
  expect(clock.env.now().toISOString()).toBe('2026-03-01T08:01:00.000Z');
  clock.reset();
  expect(clock.env.now()).toEqual(real);
});
