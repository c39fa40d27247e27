import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';
import { repliesTo } from './talk-testing.ts';
import { mayWantText, requestedWriting } from './writing-requests.ts';

const draft = /Dear |own words|your sentences|from what you told me|Change any word|Shall it be a/;

test('a verse that was sung and a please of another sentence of a long message ask for nothing', () => {
  const told =
    'Something happened today that I want to keep, and please bear with me because it takes a while to tell it as it was. A choir came to the home and they sang all of the old songs in the day room. He sang both verses with his eyes shut, the way he did it when we were young, and then he looked at me and I did not know what to do with my hands.';
  expect(requestedWriting(told)).toBeNull();
  const asked = `${told} Could you write me a short poem about it, please?`;
  expect(requestedWriting(asked)).toBe('poem');
});

test.each([
  'will you tell my parents or the school what I write here',
  'my father is afraid of boats, can you believe it, fifteen minutes only',
])('%j asks for no text', (text) => {
  expect(requestedWriting(text)).toBeNull();
  expect(mayWantText(readMessage(text, null))).toBe(false);
});

test('the app is asked whether it tells anybody', () => {
  const [, reply = ''] = repliesTo([
    'my friend died',
    'will you tell my parents or the school what I write here',
  ]);
  expect(reply).not.toMatch(draft);
  expect(reply).toMatch(/device|nobody|no one|person/i);
});

test('what is put right after a request is no part of the text', () => {
  const replies = repliesTo([
    'My dad died on Thursday.',
    'Please help me with a message that my cousin will read at the wake.',
    'sorry I tell you wrong. It is not my cousin who reads, it is my friend Jun.',
  ]);
  expect(replies.at(-1)).not.toMatch(/I tell you wrong/);
});

test('what a request for a speech tells in a list stands in it', () => {
  const replies = repliesTo([
    'my best friend Luca was killed on his bike in May',
    'they want me to say smth at the school mass. can you write it? he was funny, supported Inter for no reason, terrible at chem',
  ]);
  expect(replies.at(-1)).toMatch(/was funny/);
  expect(replies.at(-1)).toMatch(/He supported Inter for no reason/);
  expect(replies.at(-1)).toMatch(/terrible at chem/);
});
