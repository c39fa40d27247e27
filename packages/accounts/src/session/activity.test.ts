// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  checkActivity,
  hasExpired,
  hasGoneQuiet,
  noteActivity,
  noteSeen,
  wasInactive,
} from './activity.ts';

const at = (iso: string) => new Date(iso);
const last = '2026-03-02T09:00:00.000Z';

beforeEach(() => localStorage.clear());

test.each([
  ['nothing stored', null, '2026-03-02T09:00:00.000Z', false],
  ['something unreadable stored', 'yesterday-ish', '2026-03-02T09:00:00.000Z', false],
  ['an empty text stored', '', '2026-03-02T09:00:00.000Z', false],
  ['the same moment', last, last, false],
  ['71 hours 59 minutes', last, '2026-03-05T08:59:00.000Z', false],
  ['72 hours to the millisecond', last, '2026-03-05T09:00:00.000Z', false],
  ['72 hours 1 minute', last, '2026-03-05T09:01:00.000Z', true],
  ['a year', last, '2027-03-02T09:00:00.000Z', true],
  ['the clock set back by a day', last, '2026-03-01T09:00:00.000Z', false],
  ['the clock set back by years', last, '1999-01-01T00:00:00.000Z', false],
])('gone quiet after %s', (_, stored, now, expected) => {
  expect(hasGoneQuiet(stored, at(now))).toBe(expected);
});

test('the stored time is looked at before it is refreshed', () => {
  expect(checkActivity(at(last), true)).toBe(false);
  expect(checkActivity(at('2026-03-05T09:01:00.000Z'), true)).toBe(true);
  expect(checkActivity(at('2026-03-05T09:02:00.000Z'), true)).toBe(false);
});

test('nothing is stored of somebody who has not signed in, and no earlier time counts for whoever does', () => {
  expect(checkActivity(at(last), false)).toBe(false);
  expect(localStorage).toHaveLength(0);
  noteActivity(at(last));
  expect(checkActivity(at('2026-03-05T09:01:00.000Z'), false)).toBe(false);
  expect(localStorage).toHaveLength(0);
  // Who signs up after that has a session that begins now.
  expect(checkActivity(at('2026-03-05T09:02:00.000Z'), true)).toBe(false);
});

test('a click keeps the session going', () => {
  noteActivity(at(last));
  noteActivity(at('2026-03-04T09:00:00.000Z'));
  expect(checkActivity(at('2026-03-06T09:00:00.000Z'), true)).toBe(false);
});

test('a clock set back ends nothing, and from there three days count again', () => {
  noteActivity(at('2030-01-01T00:00:00.000Z'));
  expect(checkActivity(at('2026-03-02T09:00:00.000Z'), true)).toBe(false);
  expect(checkActivity(at('2026-03-05T09:01:00.000Z'), true)).toBe(true);
});

test('a browser that refuses localStorage logs nobody out', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(checkActivity(at(last), true)).toBe(false);
});

test('nobody was away while a tab is in view, nor when it is not known', () => {
  localStorage.clear();
  expect(wasInactive(new Date('2026-03-02T09:00:00Z'))).toBe(false);
  noteSeen(new Date('2026-03-02T09:00:00Z'));
  expect(wasInactive(new Date('2026-03-02T09:04:59Z'))).toBe(false);
  expect(wasInactive(new Date('2026-03-02T09:05:00Z'))).toBe(true);
  expect(wasInactive(new Date('2026-03-01T09:00:00Z'))).toBe(false);
});

test('a clock set back is noticed by the timers too: from then on they count anew', () => {
  localStorage.clear();
  checkActivity(new Date('2027-03-02T09:00:00Z'), true);
  noteSeen(new Date('2027-03-02T09:00:00Z'));
  expect(hasExpired(new Date('2026-03-02T09:00:00Z'))).toBe(false);
  expect(wasInactive(new Date('2026-03-02T09:00:00Z'))).toBe(false);
  expect(hasExpired(new Date('2026-03-05T09:01:00Z'))).toBe(true);
  expect(wasInactive(new Date('2026-03-02T09:05:00Z'))).toBe(true);
});

test('a timer sees that three days have passed and counts as no activity', () => {
  localStorage.clear();
  checkActivity(new Date('2026-03-02T09:00:00Z'), true);
  expect(hasExpired(new Date('2026-03-05T08:59:00Z'))).toBe(false);
  expect(hasExpired(new Date('2026-03-05T09:01:00Z'))).toBe(true);
  expect(hasExpired(new Date('2026-03-05T09:01:00Z'))).toBe(true);
});
