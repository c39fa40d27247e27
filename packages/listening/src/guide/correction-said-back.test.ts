import { expect, test } from 'vitest';
import { lastReplyTo } from './talk-testing.ts';

test('a sentence with a "not" in it corrects nothing by itself', () => {
  const text = "He's building a sled. Hasn't stopped. A full dog sled and we do not have dogs.";
  const reply = lastReplyTo(['My husband is quiet.', { text, reading: { act: 'correct' } }]);
  expect(reply).not.toMatch(/putting me right/);
});

test.each([
  ["And get this right. I didn't leave. SHE left.", "She left. You didn't leave."],
  [
    'He was not my friend, please. Colleague. We talk only about football.',
    'Colleague, not your friend.',
  ],
  ['just checking you know its a she. beth. not a he', "It's a she, not a he."],
  [
    'just so you got it straight mind, gareth is my husband not my dad',
    'Gareth is your husband, not your dad.',
  ],
])('of %j just what is right is said back', (text, right) => {
  expect(lastReplyTo(['my husband Gareth died in May', text])).toBe(
    `Thank you for putting me right. ${right}`,
  );
});

test.each([
  ['Oh, I made a mistake. Not 400, it is 440.', /putting me right.*440/],
  ['sorry she was 91 not 93', /91/],
  ['I told you 12 hens. It was 11.', /11/],
  ['small correction, not 5 hens. 5 hens and a duck', /duck/],
  ['my bad it was a goose', /goose/],
  ['I said yesterday but it was Monday', /Monday/],
  ['I want to fix something. I said she is my aunt. She is my great aunt.', /great aunt/],
])('a number or a word that is put right is heard without the reader: %j', (text, right) => {
  const reply = lastReplyTo(['my gran had hens', { text, reading: { act: 'tell' } }]);
  expect(reply).toMatch(right);
  expect(reply).toMatch(/putting me right|Your .*:|mistake/);
});

test('a mistake in life is no correction', () => {
  const text = 'I made a mistake when I let her drive. I know it was raining.';
  expect(lastReplyTo([text])).not.toMatch(/putting me right/);
});

test('who was taken for the dead says again that it is not them', () => {
  const reply = lastReplyTo([
    'dawn is that you',
    "its alright you don't have to say. i know its hard from there",
  ]);
  expect(reply).toMatch(/not|n't|only me/);
  expect(reply).not.toMatch(/with you so far/);
});
