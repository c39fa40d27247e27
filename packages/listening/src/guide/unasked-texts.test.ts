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
  'The hospital was very good I will say that. There was a young man who used to do her nails on his break.',
  'I used to make her tea and send it up with the paper.',
])('%j asks for no text', (text) => {
  expect(requestedWriting(text)).toBeNull();
  expect(mayWantText(readMessage(text, null))).toBe(false);
});

test.each([
  'can you give her a message from me, something short to read',
  'please write her a note for me, something to send',
  'do her a card please',
])('%j asks for a text', (text) => {
  expect(mayWantText(readMessage(text, null)) || requestedWriting(text) !== null).toBe(true);
});

test('the app is asked whether it tells anybody', () => {
  const [, reply = ''] = repliesTo([
    'my friend died',
    'will you tell my parents or the school what I write here',
  ]);
  expect(reply).not.toMatch(draft);
  expect(reply).toMatch(/device|nobody|anybody|no one|person/i);
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

test('what the reader takes for a request and is in no form of one asks for no text', () => {
  const reading = { asksForText: 0.7, act: 'ask-text' } as const;
  const told =
    'the cook made soup for me and the chief engineer gave me his chair. nobody said anything';
  const [, reply = ''] = repliesTo([
    'my father was a driver for 34 years',
    { text: told, reading },
  ]);
  expect(reply).not.toMatch(draft);
});

test('something to say at a funeral is a text, and no wish for shorter answers', () => {
  const [, , reply = ''] = repliesTo([
    'My dad died in June. He was a bus driver.',
    'He loved crosswords. He always whistled in the kitchen.',
    {
      text: 'i need something to say at the funeral on friday, not too long',
      reading: { act: 'ask-text', asksForText: 0.8 },
    },
  ]);
  expect(reply).toMatch(/^My dad was a bus driver\. He loved crosswords\./);
});

test('a letter to the son of whoever died is no letter to the dead', () => {
  const [, , reply = ''] = repliesTo([
    'my boyfriend Ray died 12 days ago, 19 years together',
    'his son is in Tampa and is next of kin',
    "Could you help me write to his boy. I want the ashes divided, half for the lake. I don't want to sound like I'm begging",
  ]);
  expect(reply).not.toMatch(/Ray/);
});

test.each([
  [
    'Could you put together a few lines for the parish newsletter to thank people. The neighbours did the milking for nine days',
    /Thank you\. The neighbours did the milking for nine days\./,
  ],
  [
    "Can you write a text to my boss Sharon that I won't be in this week, I don't want to say why",
    /^Hi Sharon,\n\nI (?:wanted to let you know that I )?won't be in this week\./,
  ],
  ['write me a text to Tom asking to swap boxing day. keep it civil', /Could we swap boxing day\?/],
  [
    'Can you draft an email to cancel her Sky. Account holder deceased',
    /The account holder has died\. I am writing to cancel the Sky account\./,
  ],
])('%j says itself what is to stand in the text', (text, expected) => {
  const [, reply = ''] = repliesTo(['my wife Noreen died in November', text]);
  expect(reply).toMatch(expected);
  expect(reply).not.toMatch(/Noreen/);
});
