import { expect, test } from 'vitest';
import { periodAt, stepFrom } from './period.ts';

test.each([
  ['month', '2026-11-20', '2026-11-01', '2026-11-30', 'November 2026'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29', 'February 2028'],
  ['quarter', '2026-11-20', '2026-09-01', '2026-11-30', 'September to November 2026'],
  ['quarter', '2027-01-31', '2026-11-01', '2027-01-31', 'November 2026 to January 2027'],
  ['year', '2026-11-20', '2026-01-01', '2026-12-31', '2026'],
] as const)('the %s of %s runs from %s to %s and is called %s', (span, day, from, to, label) => {
  expect(periodAt(span, day)).toEqual({ span, from, to, label });
});

test('all there is has no ends', () => {
  expect(periodAt('all', '2026-11-20')).toEqual({ span: 'all', label: 'All check-ins' });
});

test.each([
  ['month', '2026-01-31', -1, 'December 2025'],
  ['month', '2026-01-31', 1, 'February 2026'],
  ['quarter', '2026-11-20', -1, 'June to August 2026'],
  ['quarter', '2026-08-01', 1, 'September to November 2026'],
  ['year', '2028-02-29', -1, '2027'],
  ['all', '2026-11-20', -1, 'All check-ins'],
] as const)('from the %s of %s one step of %i leads to %s', (span, day, by, label) => {
  expect(periodAt(span, stepFrom(span, day, by)).label).toBe(label);
});
