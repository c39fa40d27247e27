import { expect, test } from 'vitest';
import { firstCharacters } from './first-characters.ts';

test.each([
  ['a short text is whole', 'One line.\n\nAnother.', 90, 'One line. Another.'],
  ['exactly at the edge', 'a'.repeat(90), 90, 'a'.repeat(90)],
  ['a long text says that it goes on', 'a'.repeat(91), 90, `${'a'.repeat(90)}…`],
  ['a family is one character and never cut', '👨‍👩‍👧'.repeat(4), 3, `${'👨‍👩‍👧'.repeat(3)}…`],
  ['a megabyte', 'word '.repeat(200_000), 8, 'word…'],
  ['a text ends with a whole word', 'I gave him the cup', 12, 'I gave him…'],
  ['a word that ends there is whole', 'I gave him the cup', 10, 'I gave him…'],
])('cuts a text between words, and never within a grapheme: %s', (_, text, most, cut) => {
  expect(firstCharacters(text, most)).toBe(cut);
});
