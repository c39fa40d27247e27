import { expect, test } from 'vitest';
import { deathIn, endIn } from './plain-deaths.ts';
import { lastReplyTo, repliesTo } from './talk-testing.ts';

test.each([
  'My tatay die last Thursday in Iloilo',
  'My sister Paulette pass three weeks Friday',
  'my wife she die',
  'Tunde die on Monday',
  'mi abuela pass away in march',
  'Grandad went in his sleep on Sunday',
  'Mum slipped away at 4 am on Friday',
  'we lost Nana at Easter',
  'we put our old dog Rex to sleep this morning',
  'we had to put him down saturday',
  'Lost Sarge in April',
  'My husband Dell passed in August',
  'Dog died',
  'Mum passed Sunday',
])('%j tells of a death', (text) => {
  expect(deathIn(text)).not.toBeNull();
  expect(lastReplyTo([text])).toMatch(/sorry/i);
});

test.each([
  'my dad killed the lights in the yard',
  'my son pass a test at school',
  'my teacher passes on what I say to the others',
  'gonna put this down now',
  'I had to put her down for a nap',
  'we lost mum in the supermarket again',
  'the boss passes my desk on Friday and says nothing',
  'people die and nobody says anything',
])('%j tells of none', (text) => {
  expect(deathIn(text)).toBeNull();
  expect(lastReplyTo([text])).not.toMatch(/sorry/i);
});

test.each([
  'she finished with me by text',
  'he ended things on tuesday after 6 years',
  'After four years Jonas has finished it on Sunday',
  'she broke it off',
  'we split up last week',
])('%j tells of an end', (text) => {
  expect(endIn(text)).not.toBeNull();
});

test.each(['he ended it in the garage', 'she has finished it, the jumper', 'we split the bill'])(
  '%j tells of no end',
  (text) => {
    expect(endIn(text)).toBeNull();
  },
);

test('whoever died is named in the reply, and nobody else', () => {
  expect(lastReplyTo(['My wife Jess and I lost our daughter at 37 weeks'])).not.toMatch(/Jess/);
  const [, ended = ''] = repliesTo([
    'My Turkish is for my mother',
    'After four years Jonas has finished it on Sunday.',
  ]);
  expect(ended).not.toMatch(/mother/);
});

test('of the one who died it was told before', () => {
  const [, , reply = ''] = repliesTo([
    'my father does not talk about it',
    'my father told the children to say nothing',
    'So I have two brothers now, the one who died of malaria and the one I knew',
  ]);
  expect(reply).not.toMatch(/father has died/);
});

test('a death in Scots is met with sorrow', () => {
  expect(lastReplyTo(["awrite. ma wee sister's deid"])).toMatch(
    /sorry about your sister|sorry that your sister/,
  );
});
