import { expect, test } from 'vitest';
import { createCues, cuesOf } from './cues.ts';

test('the cues of a text are its words, their pairs, how it begins, and whether it asks', () => {
  expect(cuesOf('Wait, it’s 14 not 13?')).toEqual([
    'wait',
    "it's",
    '#',
    'not',
    "wait it's",
    "it's #",
    '# not',
    'not #',
    '^wait',
    '?',
  ]);
  expect(cuesOf('…')).toEqual([]);
});

test('what speaks for a label and against it is added up, and counts for less in a longer text', () => {
  const cues = createCues('correct app\n\t0 -200 1 -300\nwait\t0 400\nphone\t0 -100 1 600\n');
  expect(cues('')).toEqual(
    new Map([
      ['correct', -2],
      ['app', -3],
    ]),
  );
  const ofTwo = cues('wait');
  // 'wait' and '^wait'.
  expect(ofTwo.get('correct')).toBeCloseTo(-2 + 4 / Math.sqrt(2));
  expect(ofTwo.get('app')).toBe(-3);
  expect(cues('my phone again').get('app')).toBeLessThan(cues('phone').get('app') ?? 0);
});

test('hundred thousand characters are read in one go', () => {
  const cues = createCues('app\n\t0 -300\nphone\t0 600\n');
  expect(cues('phone '.repeat(17_000)).get('app')).toBeGreaterThan(-3);
});
