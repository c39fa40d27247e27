import { unkind } from '@mooring/stage';
import { expect, test } from 'vitest';
import { greetingAt, periodOf } from './greeting.ts';
import { supportiveLines } from './supportive-lines.ts';

test.each([
  [4, 'late night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [21, 'evening'],
  [22, 'late night'],
  [0, 'late night'],
] as const)('hour %i belongs to the %s', (hour, period) => {
  expect(periodOf(hour)).toBe(period);
});

test.each([
  [new Date(2026, 10, 20, 9), 'Good morning.', (20 + 11 + 9) % 10, 'morning'],
  [new Date(2026, 0, 1, 12), 'Good afternoon.', (1 + 1 + 12) % 10, 'afternoon'],
  [new Date(2026, 11, 31, 21), 'Good evening.', (31 + 12 + 21) % 10, 'evening'],
  [new Date(2026, 5, 15, 3), 'Hello there', (15 + 6 + 3) % 10, 'late night'],
] as const)(
  'at %s Home says %s and the line of the day, month and hour',
  (time, greeting, index, period) => {
    expect(greetingAt(time)).toEqual({ greeting, line: supportiveLines[period][index] });
  },
);

test('there are forty different lines, and none hurries or promises', () => {
  const lines = Object.values(supportiveLines).flat();
  expect(new Set(lines).size).toBe(40);
  for (const line of lines) {
    expect(line).not.toMatch(unkind('get better'));
  }
});
