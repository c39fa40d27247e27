import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

const long = ' and on'.repeat(10_000);

test.each([
  ['anything of usual length', 'رحلت', 'auto'],
  ['a very long text in Latin letters', `“1. Dear`, 'ltr'],
  ['one in Arabic', '… رحلت', 'rtl'],
  ['one in Hebrew', '«אמא»', 'rtl'],
  ['one in Chinese', '母亲', 'ltr'],
])('writing goes the way its letters go: %s', (name, start, direction) => {
  expect(directionOf(name.startsWith('anything') ? start : start + long)).toBe(direction);
});

test('a very long text without a single letter goes from left to right', () => {
  expect(directionOf('🕯️ '.repeat(30_000))).toBe('ltr');
});
