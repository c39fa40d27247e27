import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, '00:00'],
  [999, '00:00'],
  [61_000, '01:01'],
  [600_000, '10:00'],
  [6_000_000, '100:00'],
])('%i ms stand as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
