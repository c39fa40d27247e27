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
