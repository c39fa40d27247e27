import { expect, test } from 'vitest';
import { lastReplyTo } from './talk-testing.ts';

test.each([
  ['normal to bawl over a dog?', /^Yes/],
  ['is it even grief if nobody knew about us', /^Yes/],
  ['is it a usual thing that I set the table for two?', /^Yes/],
  [
    'is it hypocritical to grieve someone you blocked?',
    /^(?:No|I would not|Not to me|It does not)/,
  ],
])('%j gets a yes or a no', (text, answer) => {
  expect(lastReplyTo(['My friend Aneta died in March.', text])).toMatch(answer);
});

test('how old somebody was is recalled, however short it is asked', () => {
  const reply = lastReplyTo([
    'My dog Shovel died.',
    'He was fourteen years old.',
    "how old'd I say he was",
  ]);
  expect(reply).toMatch(/fourteen/i);
});
