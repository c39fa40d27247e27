import { expect, test } from 'vitest';
import { topicOfReply } from './lines.ts';
import { lastReplyTo } from './talk-testing.ts';

test.each([
  "I think I'm going to try to sleep now. Thank you.",
  "right I'm going to try and lie down. night",
])('"%s" is a goodbye', (text) => {
  expect(topicOfReply(lastReplyTo(['My father died in May', text]))).toBe('act-bye');
});

test('somebody who cannot sleep does not say goodbye', () => {
  expect(
    topicOfReply(lastReplyTo(['My father died in May', "I'm going to bed but I can't sleep"])),
  ).not.toBe('act-bye');
});

test.each([
  "useless. I'm off to bed",
  'coach wants me to wear it. i gotta go my moms calling me for dinner',
  'ok the car has come. I will talk after',
  'You have been very civil. Good day to you.',
])('%j is a goodbye', (text) => {
  expect(topicOfReply(lastReplyTo(['My father died in May', text]))).toBe('act-bye');
});

test.each(['I have to go to the funeral on Friday', 'I have to go my whole life without him'])(
  '%j is none',
  (text) => {
    expect(topicOfReply(lastReplyTo(['My father died in May', text]))).not.toBe('act-bye');
  },
);

test('nobody is sent away who did not say goodbye', () => {
  const reading = { act: 'bye' } as const;
  expect(lastReplyTo([{ text: 'I have the electric blanket on your side', reading }])).not.toMatch(
    /bye|go gently|come back/i,
  );
});

test.each(['night shift, on break', 'Came off a night shift and I am wide awake, so hi'])(
  '%j, said first, is no goodbye',
  (text) => {
    const reply = lastReplyTo([{ text, reading: { act: 'bye' } }]);
    expect(topicOfReply(reply)).not.toBe('act-bye');
  },
);

test.each([
  ['goin to bed fires about out. talk to ya nother time', 0],
  ['aye catch ya', 0],
  ['well I had best go', 0],
  ['right, there is my stop', 0.9],
])('%j takes leave where the reader hears it', (text, score) => {
  const about = { topics: [{ id: 'act-bye', score }] };
  const reply = lastReplyTo(['My father died in May', { text, reading: { act: 'bye', about } }]);
  expect(topicOfReply(reply)).toBe('act-bye');
});
