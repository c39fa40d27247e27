import { expect, test } from 'vitest';
import { plainlyAsked } from './plain-questions.ts';
import { lastReplyTo } from './talk-testing.ts';

const afterDeath = new Set(['died'] as const);

test.each([
  ['funerals thurs. what do you wear', 'what-to-wear-funeral'],
  ['how much time off do people get for a parent?', 'bereavement-leave'],
  ['can they get back how many days off for this', 'bereavement-leave'],
])('%j names its answer', (text, answer) => {
  expect(plainlyAsked(text, afterDeath)).toContain(answer);
});

test('what is given back is asked after a parting, and not after a death', () => {
  const text = 'do I give that back??';
  expect(plainlyAsked(text, new Set(['left']))).toContain('return-their-things');
  expect(plainlyAsked(text, afterDeath)).not.toContain('return-their-things');
});

test('what to tell somebody is a question, and no text to be written', () => {
  const reply = lastReplyTo([
    'Mum has dementia and called him that boy',
    'my nephews come on Sunday. what do I tell them beforehand',
  ]);
  expect(reply).not.toMatch(/I will put it in|Dear/);
});

test.each(["She replied 'ok'. With a full stop.", 'didnt send it'])(
  '%j after a question for the text is told, and is no part of it',
  (text) => {
    const reply = lastReplyTo(['my dad died in May', 'please write a text to Ruth', text]);
    expect(reply).not.toMatch(/^(?:Hi|Dear)/);
  },
);
