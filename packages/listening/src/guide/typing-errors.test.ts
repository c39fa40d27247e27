import { expect, test } from 'vitest';
import { withoutTypingErrors } from './typing-errors.ts';

test.each([
  ['hlep me wrte an emial', 'help me write an email'],
  ['a leter to my landord', 'a letter to my landlord'],
  ['the mesage', 'the message'],
])('a request in a hurry is read: %j', (typed, meant) => {
  expect(withoutTypingErrors(typed)).toBe(meant);
});

test('words that are right stay as they are', () => {
  const said = 'the writer rely on letters and later white heat heals';
  expect(withoutTypingErrors(said)).toBe(said);
});
