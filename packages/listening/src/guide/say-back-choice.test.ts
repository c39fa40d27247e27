import { expect, test } from 'vitest';
import { lastReplyTo, saidBackOf } from './talk-testing.ts';

test.each([
  [
    'She thanked me and said Curtis always spoke well of the band',
    'She thanked you and said Curtis always spoke well of the band.',
  ],
  ['it was a hell of a week for the two of us', 'It was a hell of a week for the two of you.'],
  ['i hug her every evening, with love', 'You hug her every evening, with love.'],
  ['he was my best mate', 'He was your best mate.'],
  ['We thought the man was losing his mind', 'You thought the man was losing his mind.'],
  ['I still remember what he was like', 'You still remember what he was like.'],
  ['it was like finding a coin in a coat', 'It was like finding a coin in a coat.'],
  ["wife cried I didn't", "Your wife cried, you didn't."],
  [
    'My brother says she probably waited until I left',
    'Your brother says she probably waited until you left.',
  ],
  ['My sister she already closed his eyes', 'Your sister already closed his eyes.'],
])('no word of %j is taken for a filler or for another', (text, expected) => {
  const said = lastReplyTo([text]);
  expect(said).toContain(expected);
});

test.each([
  [
    'My sister-in-law says I gave up on him. She lives in Calgary and sends fruit baskets.',
    'Your sister-in-law says you gave up on him.',
  ],
  ['nan gave me the radio!! it only does one channel', 'Nan gave you the radio.'],
  ['I ran ten kilometres! I was overtaken by a man dressed as a cheese', 'You ran ten kilometres.'],
  [
    "His name was Curtis. I haven't typed that since I took his number out of my phone",
    'His name was Curtis.',
  ],
  [
    'I got zapped at work Tuesday. Apprentice grumbled at me, fair enough.',
    'You got zapped at work Tuesday.',
  ],
  ['he was 16 same as me. everyone in school is being weird', 'Everyone in school is being weird.'],
])('of %j the sentence is said back that matters to the teller', (text, expected) => {
  expect(saidBackOf(text)).toBe(expected);
});

test.each([
  [
    "my mother said 'i told you' before she said 'how are you'",
    "Your mother said 'i told you' before she said 'how are you'.",
  ],
  [
    'lads who never even talked to him have his picture as their profile',
    'Lads who never even talked to him have his picture as their profile.',
  ],
  [
    'He had big hands, he was fixing the watches, can you imagine, so big hands and so small screws',
    'He had big hands, he was fixing the watches, so big hands and so small screws.',
  ],
  ['A guy told me I had a gentle touch today', 'A guy told you that you had a gentle touch today.'],
  [
    'I nursed him for six years and in six years he said thank you once',
    'You nursed him for six years and in six years he said thank you once.',
  ],
  [
    "My Luc died fourteen months ago and he'd have stood at the finish with a flag for me",
    "He'd have stood at the finish with a flag for you.",
  ],
])('%j holds a plain sentence, and it is said back as %j', (text, expected) => {
  expect(saidBackOf(text)).toBe(expected);
});

test.each(["right the fitba's on. cheerio, robot", 'Lala salama, Es.', "There. I've said it"])(
  'nothing of %j is said back',
  (text) => {
    expect(saidBackOf(text)).toBeNull();
  },
);

test('a quotation that touches danger is not said back', () => {
  expect(saidBackOf("my mother said 'go and kill the lights' before she went up")).toBeNull();
});

test.each([
  "It's blowing a gale here, the recycling bin just went by the window",
  'We watched a very bad novela on the sofa',
])('after %j, which is light, nothing is asked', (text) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    expect(lastReplyTo([text], { seed })).not.toContain('?');
});
