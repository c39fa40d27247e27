import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { readMessage } from './read-message.ts';
import { asksForNothing } from './rhetorical.ts';
import { lastReplyTo } from './talk-testing.ts';

test.each([
  'who needs six umbrellas',
  'Where were all his friends when he was ill?',
  'and why would they tell us',
  'He asked is my wife well?',
  'so my sister said: what did you expect?',
])('%j is told with a raised voice', (text) => {
  expect(asksForNothing(readMessage(text, null))).toBe(true);
  const reply = lastReplyTo(['my brother died in May', { text, reading: { act: 'ask-info' } }]);
  for (const { text: line } of linesOf('not-on-the-shelf')) expect(reply).not.toContain(line);
});

test.each([
  'who needs to be told about the death?',
  'why did he do it?',
  'who needs six umbrellas. and when is probate due?',
])('%j wants an answer', (text) => {
  expect(asksForNothing(readMessage(text, null))).toBe(false);
});
