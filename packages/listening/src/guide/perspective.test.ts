import { expect, test } from 'vitest';
import { swapPerspective } from './perspective.ts';
import { quotableExcerpt } from './quotable-excerpt.ts';
import { toSecondPerson } from './second-person.ts';

test.each([
  ['my mum', 'your mum'],
  ["I can't sleep in our bed", "you can't sleep in your bed"],
  ['I was there and Mum was not', 'you were there and your mum was not'],
  ['me and my sister', 'you and your sister'],
  ["I'm the one who found him", "you're the one who found him"],
  ['he told me himself', 'he told you himself'],
])('"%s" is "%s" in the second person', (first, second) => {
  expect(swapPerspective(first)).toBe(second);
});

test('an excerpt has at most eight words and ends with a whole phrase', () => {
  expect(quotableExcerpt('say goodbye to her before they closed the door on us')).toBe(
    'say goodbye to her',
  );
  expect(quotableExcerpt('one two three four five six seven eight nine ten')).toBeNull();
  expect(quotableExcerpt('tell you what you did')).toBeNull();
});

test.each([
  ['She hated red', 'You hated red'],
  ['I held his head and he looked at me', 'I held your head and you looked at me'],
  ['I sat with her every day', 'I sat with you every day'],
  ['She always burns the toast', 'You always burn the toast'],
  ['His radio is still on the bench', 'Your radio is still on the bench'],
])('"%s" is "%s" when it is said to them', (about, to) => {
  const isMother = /she|her/i.test(about);
  const person = {
    word: isMother ? 'mum' : 'dad',
    relation: 'parent' as const,
    pronoun: isMother ? ('she' as const) : ('he' as const),
    name: null,
    possessive: 'your' as const,
    isDead: true,
    isGone: false,
    lastMentioned: 1,
  };
  expect(toSecondPerson(about, person).replace(/^y/, 'Y')).toBe(to);
});
