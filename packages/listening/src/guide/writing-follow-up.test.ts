import { expect, test } from 'vitest';
import { lastReplyTo } from './talk-testing.ts';

const told = [
  'my husband Mark died on his bike in May',
  'he fixed every bicycle in our street for nothing',
  'I was the one who said take the bike',
];

test('what is added to a request belongs to it, and the letter is signed as asked', () => {
  const letter = lastReplyTo([
    ...told,
    'please write a letter to Mark for me',
    'from his wife, Pauline',
  ]);
  expect(letter).toMatch(/^Dear Mark,/);
  expect(letter).toContain('You fixed every bicycle in our street for nothing');
  expect(letter).toContain('\n\nPauline\n\n');
  expect(letter).not.toContain('From his wife');
});

test.each([
  'pls write somthing to Mark from me, I keep stoping at dear',
  'I wish somebody could write what I would have said to him',
  'can u rite a leter from me to Mark',
])('"%s" is a request for a letter', (request) => {
  expect(lastReplyTo([...told, request])).toMatch(/^Dear Mark,/);
});

test('who asks whether it is private is told', () => {
  const reply = lastReplyTo(['is this actually private']);
  expect(reply).toMatch(/on this device|No person reads/);
});
