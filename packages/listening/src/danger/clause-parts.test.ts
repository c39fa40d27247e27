import { expect, test } from 'vitest';
import { clausePartsOf } from './clause-parts.ts';

test('of two sentences and of two clauses both are among the parts, also where they have clauses of their own', () => {
  expect(clausePartsOf('He did it in May. I will do it, too, and soon.')).toContain(
    'I will do it, too, and soon.',
  );
  expect(clausePartsOf('I will do it, too, and soon, he did it in May')).toContain(
    'I will do it, too, and soon',
  );
});

test('nothing is cut out of quotation marks', () => {
  expect(clausePartsOf('He wrote “I am done here, I will do it now”, and he did')).toEqual([]);
});

test('a page without end has few parts', () => {
  expect(clausePartsOf('and then she said it again, '.repeat(5000)).length).toBeLessThanOrEqual(16);
});
