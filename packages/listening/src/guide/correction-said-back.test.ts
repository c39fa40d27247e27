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

test('who was taken for the dead says again that it is not them', () => {
  const reply = lastReplyTo([
    'dawn is that you',
    "its alright you don't have to say. i know its hard from there",
  ]);
  expect(reply).toMatch(/not|n't|only me/);
  expect(reply).not.toMatch(/with you so far/);
});
