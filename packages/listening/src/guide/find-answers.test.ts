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
