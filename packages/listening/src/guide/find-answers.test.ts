import { expect, test } from 'vitest';
import { answerById } from './answers.ts';
import { playTalk } from './talk-testing.ts';

test.each([
  ['to somebody who was left, nothing about a death', 'joint-account', { parted: 0.9 }],
  ['without an animal, nothing about animals', 'pet-other-animals-grieve', { died: 0.9 }],
  ['where no child was expected, nothing about a miscarriage', 'milk-after-loss', { died: 0.9 }],
] as const)('%s', (_rule, id, events) => {
  const [, reply] = playTalk([
    {
      text: 'what happens in the box',
      reading: { act: 'ask-info', about: { events, answers: [{ id, score: 0.9 }] } },
    },
  ]);
  expect(reply?.text).not.toBe(answerById(id)?.text);
});

test('an answer that is likely and not sure is offered, and not said', () => {
  const answers = [
    { id: 'clothes-when', score: 0.7 },
    { id: 'headstone-when', score: 0.4 },
  ];
  const [, reply] = playTalk([
    { text: 'when do people do that?', reading: { act: 'ask-info', about: { answers } } },
  ]);
  expect(reply?.text).not.toBe(answerById('clothes-when')?.text);
  expect(reply?.offered?.map(({ id }) => id)).toEqual(['clothes-when', 'headstone-when']);
});

test.each([
  [0.05, 'nothing of the shelf is offered'],
  [0.3, 'the shelf is offered'],
])('where a question asks for an answer as surely as %s, %s', (practical) => {
  const about = {
    answers: [{ id: 'clothes-when', score: 0.7 }],
    intents: { tells: 0.5, practical },
  };
  const said = { text: 'who does she think she is, in that dress?', reading: { about } };
  const [, reply] = playTalk([said]);
  expect(reply?.offered !== undefined).toBe(practical >= 0.1);
});

test('what surely asks for an answer asks, whatever its words', () => {
  const about = {
    answers: [{ id: 'clothes-when', score: 0.98 }],
    intents: { tells: 0.85, practical: 0.8 },
  };
  const [, reply] = playTalk([
    { text: 'all her clothes are in bags. tips please', reading: { about } },
  ]);
  expect(reply?.answer ?? reply?.offered?.[0]?.id).toBe('clothes-when');
});

test('nothing about a suicide is offered where nobody named one', () => {
  const answers = [{ id: 'suicide-loss-support', score: 0.4 }];
  const [, reply] = playTalk([
    { text: 'who can I talk to?', reading: { act: 'ask-info', about: { answers } } },
  ]);
  expect(reply?.offered ?? []).toEqual([]);
});

test('what a body does is not called normal', () => {
  const [, reply] = playTalk(['is it normal to have clots the size of a plum']);
  expect(reply?.text).toMatch(/doctor/);
});

test.each(['he taught me how to swim and laughed', 'I know how to drive, he showed me how to'])(
  '%j asks nothing',
  (text) => {
    const answers = [{ id: 'clothes-when', score: 0.7 }];
    const [, reply] = playTalk([
      'My dad died',
      { text, reading: { act: 'tell', about: { answers } } },
    ]);
    expect(reply?.offered ?? []).toEqual([]);
  },
);
