import { expect, test } from 'vitest';
import { mentionsIn, nameTold } from './people.ts';
import { tidy } from './text.ts';
import { spanSince, timeIn } from './times.ts';
import { toThem } from './to-them.ts';
import { keepable, turnRound } from './turn-round.ts';

test.each([
  ['my mum', 'your mum'],
  ["I can't sleep in our bed", "you can't sleep in your bed"],
  ['I was there and Mum was not', 'you were there and your mum was not'],
  ['me and my sister', 'you and your sister'],
  ["I'm the one who found him", "you're the one who found him"],
  ['he told me himself', 'he told you himself'],
])('%s → %s', (mine, yours) => {
  expect(turnRound(mine)).toBe(yours);
});

test('at most eight words are given back, and never half a phrase', () => {
  expect(keepable('say goodbye to her before they closed the door on us')).toBe(
    'say goodbye to her',
  );
  expect(keepable('one two three four five six seven eight nine ten')).toBeNull();
  expect(keepable('tell you what you did')).toBeNull();
});

test.each([
  ['my wife Ana left', 'wife', 'Ana'],
  ['my dog biscuit died on friday', 'dog', 'Biscuit'],
  ['Mum never said it', 'mum', null],
  ['the cat is gone', 'cat', null],
  ['I miss Robin so much', '', 'Robin'],
])('who is named in "%s"', (text, word, name) => {
  expect(mentionsIn(tidy(text))[0]).toMatchObject({ word, name });
});

test("somebody else's mother is not the person's own", () => {
  expect(mentionsIn('her mum came to the door')).toEqual([]);
});

test('names that are told outright', () => {
  expect(nameTold('Her name was Ruth')).toBe('Ruth');
  expect(nameTold("it's Anna, not Ana")).toBe('Anna');
  expect(nameTold('his name is on the list')).toBeNull();
});

test('times are kept as they were put', () => {
  expect(timeIn('my mum died three weeks ago')).toBe('three weeks ago');
  expect(timeIn('he left in march')).toBe('in March');
  expect(spanSince("it's been two years now")).toBe('two years');
  expect(spanSince('we were married for nineteen years')).toBeNull();
});

test.each([
  ['She hated red', 'You hated red'],
  ['I held his head and he looked at me', 'I held your head and you looked at me'],
  ['I sat with her every day', 'I sat with you every day'],
  ['She always burns the toast', 'You always burn the toast'],
  ['His radio is still on the bench', 'Your radio is still on the bench'],
])('said to them: %s → %s', (about, to) => {
  const she = /she|her/i.test(about);
  const person = {
    word: she ? 'mum' : 'dad',
    kin: 'parent' as const,
    pronoun: she ? ('she' as const) : ('he' as const),
    name: null,
    possessive: 'your' as const,
    dead: true,
    gone: false,
    seen: 1,
  };
  expect(toThem(about, person).replace(/^y/, 'Y')).toBe(to);
});
