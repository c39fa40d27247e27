import { expect, test } from 'vitest';
import { createCues } from '../src/reader/cues.ts';
import { joinCues, learnCues } from './learn-cues.ts';

const examples = [
  { text: 'wait, it was six cards', isFit: [true, false] },
  { text: 'wait, it was a Tuesday', isFit: [true, false] },
  { text: 'wait, it was her sister', isFit: [true, false] },
  { text: 'who reads this app', isFit: [false, true] },
  { text: 'does this app cost money', isFit: [false, true] },
  { text: 'is this app private', isFit: [false, true] },
  // Whether it is about the app is not known.
  { text: 'this app was our wedding list', isFit: [false, undefined] },
];
const labels = ['correct', 'app'];

test('what was learned fits again, and the same texts give the same table', () => {
  const table = learnCues(examples, labels);
  expect(learnCues(examples, labels)).toBe(table);
  const cues = createCues(table);
  const of = (text: string) => cues(text);
  expect(of('wait, it was the blue one').get('correct')).toBeGreaterThan(
    of('does this app save it').get('correct') ?? 0,
  );
  expect(of('what is this app').get('app')).toBeGreaterThan(
    of('wait, it was a dog').get('app') ?? 0,
  );
});

test('a cue that stands in fewer than three texts is left out', () => {
  const cues = learnCues(examples, labels)
    .split('\n')
    .map((line) => line.split('\t')[0]);
  expect(cues).toContain('wait');
  expect(cues).not.toContain('six');
});

test('two tables as one name the labels of both, each as by itself', () => {
  const [one, other] = [
    'correct app\n\t0 -200 1 -300\nwait\t0 400\n',
    'say-back\n\t0 -100\nwait\t0 50\nsaid\t0 600\n',
  ];
  const both = createCues(joinCues(one, other))('wait, she said');
  const each = [one, other].flatMap((table) => [...createCues(table)('wait, she said')]);
  expect([...both]).toEqual(each);
});
