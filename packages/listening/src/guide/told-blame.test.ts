import { expect, test } from 'vitest';
import { topicOfReply } from './lines.ts';
import { lastReplyTo, type Said } from './talk-testing.ts';

const told = (text: string, blame: number): Said => ({ text, reading: { about: { blame } } });

test.each([
  'the inhaler was in my bag and I was on the other field',
  'I was on my phone when she said her head hurt',
  'I signed the form without my glasses',
])('"%s" is met, and never said back like a charge', (text) => {
  for (const blame of [0.6, 0.9]) {
    const reply = lastReplyTo([told(text, blame)]);
    expect(topicOfReply(reply)).toBe('told-blame');
  }
});

test('where it only may be blame, nothing is asked about the deed', () => {
  const questions = [{ id: 'afterwards', score: 0.9 }];
  const text = 'The kettle was on. I told her to stop fussing about it';
  const replyWith = (blame: number) =>
    lastReplyTo([{ text, reading: { about: { blame, questions } } }]);
  expect(replyWith(0)).toContain('?');
  expect(replyWith(0.35)).not.toContain('?');
});
