import { expect, test } from 'vitest';
import { safetyAnswerTo } from './safety-answer.ts';

test.each([
  ['I could call my sister', 'reaches-out'],
  ['rang Macca', 'reaches-out'],
  ['maybe tell mum', 'reaches-out'],
  ["don't tell my brother", null],
  ['remember what you tell me at the gate', null],
  ['no I am only very quiet', 'no-danger'],
  ['yes I have', 'danger'],
  ['I am', 'danger'],
  ['I am a bit', 'danger'],
  ['I am sorry, not September. August 31.', null],
  ['I am from Chile and I am 71', null],
])('%j, after a question about safety, is %j', (text, answer) => {
  expect(safetyAnswerTo('Are you in danger right now?', text)).toBe(answer);
});
