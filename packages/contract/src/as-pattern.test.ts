import { expect, test } from 'vitest';
import { asPattern } from './as-pattern.ts';

test.each([
  'Anne-Marie',
  'thirty-one',
  'AC/DC',
  'C++',
  'what? (no)',
  '$5.00',
  'a|b',
  '[x]',
  '{y}',
  '\\',
  '^',
])('%s is found as it is written, with and without Unicode', (text) => {
  for (const flags of ['', 'u', 'iu']) {
    expect(new RegExp(`^${asPattern(text)}$`, flags).test(text)).toBe(true);
  }
});
