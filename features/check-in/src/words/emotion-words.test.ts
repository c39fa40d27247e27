import { emotions } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { unkind } from '@mooring/stage';
import { expect, test } from 'vitest';
import { maxWordLength, wordsFor } from './emotion-words.ts';

const all = emotions.flatMap((emotion) => wordsFor(emotion).map((word) => ({ emotion, word })));

test('every emotion has six to ten words, and no word stands under two of them', () => {
  for (const emotion of emotions) {
    expect(wordsFor(emotion).length, emotion).toBeGreaterThanOrEqual(6);
    expect(wordsFor(emotion).length, emotion).toBeLessThanOrEqual(10);
  }
  expect(new Set(all.map(({ word }) => word)).size).toBe(all.length);
});

test('a word is short, in small letters, and judges nobody', () => {
  for (const { word } of all) {
    expect(word).toMatch(/^[a-z]+( [a-z]+){0,3}$/);
    expect(word.length).toBeLessThanOrEqual(maxWordLength);
    expect(word).not.toMatch(unkind('depress\\w*', 'disorder', 'weak', 'crazy', 'worthless'));
  }
});

test('no word of ours raises the card with help', async () => {
  const data = await createTestData();
  for (const { word } of all) expect((await data.safety.screen(word)).level, word).toBe(0);
});
