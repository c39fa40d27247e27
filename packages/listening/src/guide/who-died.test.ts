import { expect, test } from 'vitest';
import { lastReplyTo } from './talk-testing.ts';

test.each([
  ['On the Saturday my cousin called from Isfahan that my grandmother had died.', 'grandmother'],
  ['My aunt wrote to say that my brother had died in March.', 'brother'],
  ['My mum said my nan died on Sunday.', 'nan'],
])('"%s": the one who died is meant, not the one who said it', (text, who) => {
  expect(lastReplyTo([text])).toContain(`your ${who}`);
});

test('a death from long ago that stands beside it is not the loss', () => {
  const text = 'My elder sister died in February. Our mother died when I was four.';
  expect(lastReplyTo([text])).toContain('your sister');
});

test('who is said not to be somebody is nobody who died', () => {
  const replies = lastReplyTo([
    'I wish to talk about a man who was not my father.',
    'He died in October.',
  ]);
  expect(replies).not.toContain('father');
});

test('who stood by is nobody who died', () => {
  const said = {
    text: 'My husband held me when my mother died.',
    reading: { about: { events: { died: 0.9 } } },
  };
  expect(lastReplyTo([said])).not.toContain('husband has died');
  expect(lastReplyTo([said])).toContain('your mother');
});

test.each([
  ['I said seven lads, it was six of us after he died and seven before.', 'of who died before'],
  ['She thinks I am her sister Hannelore. Hannelore died in 1988.', 'of long ago'],
])('"%s" tells %s, and is no new loss', (text) => {
  const told = [
    'My friend Declan took his own life in October.',
    'I had a date with a girl called Fidelma.',
  ];
  const reading = { about: { events: { died: 0.95 } } };
  const reply = lastReplyTo([...told, { text, reading }]);
  expect(reply).not.toMatch(/sorry|Fidelma/);
});

test('a death that is told for the first time is met, also one of long ago', () => {
  expect(lastReplyTo(['My brother died in 1988 and I still set his place.'])).toContain('sorry');
});

test.each([
  [['Hi', 'My son died in 2014.'], 'sorry'],
  [['I want to talk about my brother.', 'He died in 2011.'], 'sorry'],
  [['My friend killed himself in May.', 'I nursed my nan until she died last week.'], 'sorry'],
  [['My boyfriend left me.', 'My nan died yesterday. Grandad died in 2004.'], 'sorry'],
])('%j: the death in the last message is told for the first time, and met', (texts, word) => {
  const reading = { about: { events: { died: 0.95 } } };
  const last = texts.at(-1) ?? '';
  expect(lastReplyTo([...texts.slice(0, -1), { text: last, reading }])).toMatch(new RegExp(word));
});
