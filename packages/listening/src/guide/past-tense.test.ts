import { expect, test } from 'vitest';
import { pastOf } from './past-tense.ts';

test.each([
  ['eating', 'ate'],
  ['carrying', 'carried'],
  ['stopping', 'stopped'],
  ['baking', 'baked'],
  ['playing', 'played'],
])('the past of %j is %j', (gerund, past) => {
  expect(pastOf(gerund)).toBe(past);
});
