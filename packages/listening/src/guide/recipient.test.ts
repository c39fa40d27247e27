import { expect, test } from 'vitest';
import { lastReplyTo } from './talk-testing.ts';

const mixed = [
  'my brother Anil died nine days ago',
  'I need one week off to go home to my parents',
];

test.each([
  ['a boss', 'please write a letter for the boss Mr Haddad'],
  ['whom they thank', 'help me write a thank you letter, one page'],
  ['themselves', 'write a letter to myself for when I go back'],
])('a letter to %s does not go to the one who died', (_whom, request) => {
  const draft = lastReplyTo([...mixed, 'I salted the dessert two times and sent it out', request]);
  expect(draft).not.toContain('Dear Anil');
});

test('the time off that was told of stands in the letter to the boss', () => {
  expect(
    lastReplyTo([
      ...mixed,
      'I salted the dessert two times and sent it out',
      'please write a letter for the boss Mr Haddad',
    ]),
  ).toContain('I need one week off to go home to my parents.');
});

test('a poem with others in it is to none of them', () => {
  const poem = lastReplyTo([
    'my babcia died in May and my mum wants a reading',
    'she made pierogi for the binmen every Christmas eve',
    'she kept her coins in a tea tin',
    'write a five line poem, it must not upset mum',
  ]);
  expect(poem).not.toMatch(/^For Mum|You made/);
  expect(poem).toContain('pierogi');
});

test('a title ends no sentence', () => {
  const lines = lastReplyTo([
    'our neighbour Mr. Okonjo watered the whole street when people travelled',
    'he kept a notebook of whose fern was whose',
    'write a few plain lines please',
  ]);
  expect(lines).toContain('Our neighbour Mr. Okonjo watered');
});
