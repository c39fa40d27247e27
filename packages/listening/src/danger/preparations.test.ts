import { describe, expect, test } from 'vitest';
import { tellsOfPreparations } from './preparations.ts';
import { screenText } from './screen.ts';

describe('what people do before they end their lives is heard, sentence by sentence', () => {
  test.each([
    "I've been putting things in order. Found a home for the dog with a neighbour.",
    'Gave my tools to the lad next door. Wrote out who gets what. I feel oddly calm about it.',
    'I have written letters to everyone and put my papers in order.',
    'rehomed the cat. deleted everything. sleep now',
    "All my affairs are done, I sorted my affairs last night. It's a weight off.",
    'I wrote to my daughter and left the dog next door.',
  ])('%j', (text) => {
    expect(screenText(text)).toEqual({ level: 2, kinds: ['suicide'] });
  });
});

describe('one of them is ordinary, and so is all of it with a reason or of the one who died', () => {
  test.each([
    'I got my affairs in order: paid the plumber, fixed the gate.',
    "We put Dad's papers in order and found a home for the dog. It's a weight off.",
    'I am moving to Leeds in May, so I gave my books away and found a home for the cat.',
    'Found a home for the dog. She licks them all.',
    "I've given away my clothes that don't fit any more.",
    'They go into hospital tomorrow. I put everything in order and gave the dog to Ann.',
    'He gave my things back.',
    'I wrote to my son about the boiler.',
    'I wrote to my sister and left the cat with the neighbour, the funeral is two days away.',
  ])('%j', (text) => {
    expect(tellsOfPreparations(text)).toBe(false);
  });
});

test('a denial is believed', () => {
  expect(
    screenText('I put my papers in order and found a home for the dog. I am not suicidal.').level,
  ).toBeLessThan(2);
});
