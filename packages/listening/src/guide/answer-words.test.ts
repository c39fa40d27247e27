import { expect, test } from 'vitest';
import { sharesByWords } from './answer-words.ts';

const likeliest = (text: string) => [...sharesByWords(text)][0] ?? ['', 0];

test.each([
  ['is it too soon to date again? a man at the club asked me for a coffee', 'when-date-again'],
  [
    'is it normal to see them? i swear I saw my husband by the milk',
    'is-it-normal-hearing-seeing-them',
  ],
  ['no will. what now', 'will-missing'],
  ['how do i register a death', 'register-death'],
])('%j names an answer by its words', (text, answer) => {
  expect(likeliest(text)[0]).toBe(answer);
  expect(likeliest(text)[1]).toBeGreaterThan(0.35);
});

test.each([
  'who won the match last night',
  'whats the best phone for little money',
  'will it rain on saturday',
  '',
])('%j names none', (text) => {
  expect(likeliest(text)[1]).toBeLessThan(0.35);
});
