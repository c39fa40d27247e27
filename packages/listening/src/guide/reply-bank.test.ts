import { expect, test } from 'vitest';
import { forbiddenIn } from './forbidden.ts';
import { intents, moods, replyBank, sentencePatterns, topics } from './reply-bank.ts';
import { wordsOf } from './text.ts';

const knownSlots = new Set(
  'person mourned name word they them their theirs was is has does s es x y quote thing time span lasted helped earlier one two three'.split(
    ' ',
  ),
);

test('the bank has at least six hundred templates, each with an id of its own', () => {
  expect(replyBank.length).toBeGreaterThanOrEqual(600);
  expect(new Set(replyBank.map(({ id }) => id)).size).toBe(replyBank.length);
});

test('no text stands in the bank twice', () => {
  const texts = replyBank.map(({ text }) => text);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('every template uses only slots that can be filled', () => {
  const unknown = replyBank.flatMap(({ id, text }) =>
    [...text.matchAll(/\{(\w+)\}/g)]
      .filter(([, slot]) => !knownSlots.has(slot!.toLowerCase()))
      .map(([, slot]) => `${id} ${slot}`),
  );
  expect(unknown).toEqual([]);
});

test('no template has a forbidden word, an exclamation mark, two questions or more than forty-five words', () => {
  const wrong = replyBank.filter(
    ({ text }) =>
      forbiddenIn(text) || (text.match(/\?/g) ?? []).length > 1 || wordsOf(text).length > 45,
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('no two intents, patterns, moods or topics have the same id', () => {
  for (const list of [intents, sentencePatterns, moods, topics]) {
    const ids = list.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
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
])('the forbidden patterns find: %s', (text) => {
  expect(forbiddenIn(text)).not.toBeNull();
});
