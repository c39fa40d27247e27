import { afterEach, expect, test, vi } from 'vitest';
import { dueDay, untilDue } from './reminder-time.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['20:00', '2026-11-20T19:59:59', null],
  ['20:00', '2026-11-20T20:00:00', '2026-11-20'],
  ['20:00', '2026-11-20T20:59:59', '2026-11-20'],
  ['20:00', '2026-11-20T21:00:00', null],
  ['23:30', '2026-11-20T23:30:00', '2026-11-20'],
  ['23:30', '2026-11-21T00:29:00', '2026-11-20'],
  ['23:30', '2027-01-01T00:10:00', '2026-12-31'],
  ['00:00', '2026-11-20T00:00:00', '2026-11-20'],
  ['25:00', '2026-11-20T01:00:00', null],
  ['', '2026-11-20T00:00:00', null],
])('chosen %s, at %s: %s', (at, now, day) => {
  expect(dueDay(at, new Date(now))).toBe(day);
});

test('a time that does not exist when summer time begins comes an hour later, once', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(dueDay('02:30', new Date('2026-03-29T01:59:00'))).toBeNull();
  expect(dueDay('02:30', new Date('2026-03-29T03:30:00'))).toBe('2026-03-29');
  expect(dueDay('02:30', new Date('2026-03-30T02:30:00'))).toBe('2026-03-30');
});

test('a time that exists twice when summer time ends counts once', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(dueDay('02:30', new Date('2026-10-25T00:30:00Z'))).toBe('2026-10-25');
  expect(dueDay('02:30', new Date('2026-10-25T01:29:00Z'))).toBe('2026-10-25');
  expect(dueDay('02:30', new Date('2026-10-25T01:31:00Z'))).toBeNull();
});

test('in another time zone the local time there counts', () => {
  const now = new Date('2026-11-20T19:10:00Z');
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(dueDay('20:00', now)).toBe('2026-11-20');
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(dueDay('20:00', now)).toBeNull();
  expect(dueDay('04:00', now)).toBe('2026-11-21');
});

test.each([
  ['20:00', '2026-11-20T19:59:30', 30_000],
  ['20:00', '2026-11-20T20:00:00', 24 * 60 * 60 * 1000],
  ['nonsense', '2026-11-20T20:00:00', null],
])('chosen %s, at %s it comes in %s ms', (at, now, wait) => {
  expect(untilDue(at, new Date(now))).toBe(wait);
});
