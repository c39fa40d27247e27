import { expect, test } from 'vitest';
import { lastReplyTo } from './talk-testing.ts';

test.each([
  [['my mum died in march, her name was Vera', 'she was 71', 'how old did i say she was?'], /71/],
  [
    ['my dog was called Rusty', 'my sister is called Anna', "what was my dog's name again?"],
    /Rusty/,
  ],
  [
    ['the funeral is on Thursday', 'I have to buy shoes', 'which day did I say the funeral was?'],
    /Thursday/,
  ],
])('of %j the last is answered with what was told', (said, expected) => {
  expect(lastReplyTo(said)).toMatch(expected);
});

test('a fact that is corrected is told again as it is now', () => {
  expect(lastReplyTo(['my mum died, her name was Vera', 'no, her name was Veronica'])).toMatch(
    /^Thank you for putting me right\. .*Veronica/,
  );
});

test('a month is no place, and what is put right is not that somebody is sorry', () => {
  const talk = ['My friend Kenji died in the September', 'I am sorry, not September. August 31.'];
  expect(lastReplyTo(talk)).not.toMatch(/died here|the I am sorry/);
});

test('what was never told is not made up', () => {
  expect(lastReplyTo(['my mum died in march', 'how old did i say she was?'])).not.toMatch(/\d/);
});
