import { expect, test } from 'vitest';
import { acts, bank, frames, shades, topics } from './bank.ts';
import { forbiddenIn } from './forbidden.ts';
import { wordsOf } from './text.ts';

const known = new Set(
  'person mourned name word they them their theirs was is has does s es x y quote thing time span lasted near helped earlier one two three'.split(
    ' ',
  ),
);

test('the bank holds at least six hundred hand-written pieces, each with an id of its own', () => {
  expect(bank.length).toBeGreaterThanOrEqual(600);
  expect(new Set(bank.map((piece) => piece.id)).size).toBe(bank.length);
});

test('no two pieces say the same thing', () => {
  const texts = bank.map((piece) => piece.text);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('every piece uses only slots that can be filled', () => {
  const strange = bank.flatMap(({ id, text }) =>
    [...text.matchAll(/\{(\w+)\}/g)]
      .filter(([, slot]) => !known.has(slot!.toLowerCase()))
      .map(([, slot]) => `${id} ${slot}`),
  );
  expect(strange).toEqual([]);
});

test('no piece holds a forbidden word, an exclamation mark, two questions or more than forty-five words', () => {
  const wrong = bank.filter(
    ({ text }) =>
      forbiddenIn(text) || (text.match(/\?/g) ?? []).length > 1 || wordsOf(text).length > 45,
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('nothing the guide listens for is named twice', () => {
  for (const list of [acts, frames, shades, topics]) {
    const ids = list.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  }
});

test.each([
  'At least he had a long life.',
  'You will find closure.',
  'Everything happens for a reason.',
  'This is the third stage of grief.',
  'It works like therapy.',
  'I love you and I was waiting for you.',
  'I am a human.',
  'She is with you now.',
  'He would want you to be happy.',
  'Time will make it better.',
  'Ring 116 123.',
  'You should forgive him.',
  'Be brave!',
])('a reply may not say: %s', (text) => {
  expect(forbiddenIn(text)).not.toBeNull();
});
