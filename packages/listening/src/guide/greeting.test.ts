import { expect, test } from 'vitest';
import { lastReplyTo, repliesTo } from './talk-testing.ts';

test.each([
  ['good evening sir/maam, here is 2am on the ship, i just finish my watch', /^Hello/],
  ['Hi. on break, 20 min. night shift, US process, Pune', /^Hello/],
  [
    'Well. The daughter put this on the phone for me. Con is the name, I milk 62 cows',
    /^Hello, Con/,
  ],
  ["Hi. I'm Ruth, 54, from Leeds.", /^Hello, Ruth/],
  ['Hallo, hi. I am Elif. Is English ok?', /English is fine/],
  ['hi i dont rly know how this works', /^Hello/],
  [
    'Hi, good night here. I am Brazilian, living in Japan. My english is so so.',
    /^Hello(?!, Braz)/,
  ],
])('%j is greeted', (text, expected) => {
  expect(lastReplyTo([text])).toMatch(expected);
});

test.each([
  'hi, my brother died in march',
  'Good evening. I want to speak about my brother because at home nobody will',
  'hello, can I talk about a horse',
  'hi, can you write a letter to my mum',
])('%j says more than hello', (text) => {
  expect(lastReplyTo([text])).not.toMatch(/^Hello/);
});

test('whoever says hello in the middle of a talk is not welcomed again', () => {
  const [, reply = ''] = repliesTo(['my brother died in march', 'I work in a bank']);
  expect(reply).not.toMatch(/^Hello/);
});

test('who begins with hello does not leave, whatever the reader takes it for', () => {
  const text = 'Hello, good night. I write in English because in Portuguese I cry more.';
  const reply = lastReplyTo([{ text, reading: { act: 'bye' } }]);
  expect(reply).toMatch(/^Hello/);
});

test('a hello late in a talk may be a farewell', () => {
  const reply = lastReplyTo([
    'My mum died in May.',
    { text: 'hey, I am going to try and sleep now', reading: { act: 'bye' } },
  ]);
  expect(reply).not.toMatch(/You are going to/);
});
