import { type Emotion, emotions } from '@mooring/data';
import { judging, unkind } from '@mooring/stage';
import { expect, test } from 'vitest';
import { disclosure } from '../disclosure.tsx';
import { activities } from './activities.ts';
import { greetingFor } from './greeting.ts';
import { greetingTexts, mixtureTexts, pairTexts } from './greeting-texts.ts';

const evening = new Date('2026-11-20T21:10:00');

test.each(emotions)('greets %s alone with its own text', (emotion) => {
  const [first, second] = greetingFor([emotion], evening);
  expect(first).toContain(greetingTexts[emotion].here);
  expect(second).toBe(greetingTexts[emotion].ahead);
  expect(activities[emotion].prompt.length).toBeGreaterThan(30);
});

test.each([
  ['2026-11-20T05:00:00', 'this morning'],
  ['2026-11-20T11:59:00', 'this morning'],
  ['2026-11-20T12:00:00', 'this afternoon'],
  ['2026-11-20T17:00:00', 'this evening'],
  ['2026-11-20T22:00:00', 'tonight'],
  ['2026-11-20T03:30:00', 'tonight'],
])('greets at %s with "%s"', (at, words) => {
  expect(greetingFor(['Confused'], new Date(at))[0]).toMatch(`You came with confusion ${words}.`);
});

const mixtures: [why: string, named: [Emotion, ...Emotion[]], words: string][] = [
  ['a known pair', ['Grief', 'Anger'], 'holds it upright'],
  ['a known pair the other way round', ['Hope', 'Grief'], 'Love can look both ways'],
  ['two heavy ones', ['Anger', 'Anxious'], mixtureTexts.heavy],
  ['two light ones', ['Hope', 'Peaceful'], mixtureTexts.light],
  ['a heavy and a light one', ['Anger', 'Hope'], mixtureTexts.both],
  ['a known pair with a third', ['Grief', 'Anger', 'Hope'], mixtureTexts.both],
  ['three heavy ones', ['Grief', 'Anger', 'Anxious'], mixtureTexts.heavy],
];

test.each(mixtures)('%s', (_, named, words) => {
  expect(greetingFor(named, evening)[0]).toContain(words);
});

test('names several emotions in the order they were chosen and continues with the first', () => {
  const [arrival, ahead] = greetingFor(['Anxious', 'Grief', 'Hope'], evening);
  expect(arrival).toMatch('You came with anxiety, grief and hope this evening.');
  expect(ahead).toBe(greetingTexts.Anxious.ahead);
});

test('summarises many emotions instead of listing them', () => {
  expect(greetingFor(['Grief', 'Anger', 'Sadness', 'Confused'], evening)[0]).toMatch(
    'You came with a great deal this evening: grief, anger, sadness and confusion.',
  );
});

test('contains no promise, judgement, claim to be human or clinical term', () => {
  const texts = [
    ...emotions.flatMap((emotion) => [
      ...Object.values(greetingTexts[emotion]),
      activities[emotion].prompt,
      activities[emotion].ritual.text,
    ]),
    ...pairTexts.map(({ here }) => here),
    ...Object.values(mixtureTexts),
  ];
  const someone = ['I', 'me', 'my', 'we', 'miss(es|ed)? you', 'love you', 'waiting for you'];
  for (const text of texts) expect(text).not.toMatch(unkind(...judging, ...someone));
  expect(new Set(texts).size).toBe(texts.length - 1); // Confusion and anxiety share one ritual.
});

test('shows the exact disclosure', () => {
  expect(disclosure).toBe(
    'This is software. It cannot feel, and it is not therapy or emergency care.',
  );
});
