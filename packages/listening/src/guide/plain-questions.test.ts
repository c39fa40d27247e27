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

test('what to tell a child after a suicide is asked over two sentences as well', () => {
  const text = 'My son is six. What do I tell him at his age?';
  expect(plainlyAsked(text, new Set(['suicide']))).toContain('tell-child-suicide');
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

test.each([
  ['Do fathers feel a stillbirth as much as mothers do?', 'father-grieves-baby'],
  ['what is the word for missing somebody who is still here', 'ambiguous-loss-name'],
  ['we fight over nothing since he died, do other couples', 'couple-quarrels-after-loss'],
  ["was it wrong that I couldn't fly home", 'not-at-the-funeral'],
  ['I hate him and I miss him, both at the same time', 'miss-and-angry'],
  ['can one grieve when nobody may know', 'nobody-knew-about-us-support'],
  ['will I have to give evidence at the inquest', 'inquest-family-speaks'],
  ['can we empty her flat before probate or do we sell nothing', 'clear-house-before-probate'],
  ['how many death certificates should I order', 'death-certificate-copies'],
])('%j names its answer after a death', (text, answer) => {
  expect(plainlyAsked(text, afterDeath)).toContain(answer);
});

test('how often others visit is asked of somebody who is ill', () => {
  const text = 'how often do other daughters visit?';
  expect(plainlyAsked(text, new Set(['dementia']))).toContain('care-home-how-often-visit');
  expect(plainlyAsked(text, afterDeath)).not.toContain('care-home-how-often-visit');
});
