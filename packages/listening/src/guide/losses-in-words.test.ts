import { expect, test } from 'vitest';
import { lossesInWords } from './losses-in-words.ts';
import { lastReplyTo } from './talk-testing.ts';
import { normaliseMessage, sentencesOf } from './text.ts';

const lossesIn = (text: string) => lossesInWords(sentencesOf(normaliseMessage(text)));

test.each([
  'hi my pop died',
  "mam's dead",
  'my grandson died',
  'our baby died',
  'lost my mum',
  'we buried mam on friday',
  'my dog had to be put down',
  'In my work one man died.',
  'we had to turn off the machine for my sister',
  'my father is passed away',
  "my best mate od'd in may",
  'she is gone since 6 days, my mama',
  'the lad from work died on friday',
])('%j tells of a death, and is met with sorrow at once', (text) => {
  expect(lossesIn(text)).toContain('died');
  expect(lastReplyTo([text])).toMatch(/\bsorry\b/);
});

test('a child who was born dead is mourned as a child', () => {
  expect(lossesIn('My son was born 19 days ago and he was not alive.')).toContain('stillbirth');
  expect(lossesIn('the baby had no heartbeat')).toContain('stillbirth');
  expect(lossesIn('Our daughter was born without life.')).toContain('stillbirth');
});

test('a pregnancy that ended is met as a loss', () => {
  expect(lossesIn('We lost the baby at 14 weeks.')).toContain('miscarriage');
});

test('who took their own life is told in plain words', () => {
  expect(lossesIn('my best mate hung himself')).toContain('suicide');
  expect(lossesIn('my mate from work hung himself last friday')).toContain('suicide');
});

test.each(['she left me', 'my boyfriend dumped me', 'my fiancé called it off', 'he left'])(
  '%j tells that somebody left',
  (text) => {
    expect(lossesIn(text)).toContain('left');
  },
);

test.each([
  'is it my fault that my dad died?',
  'my phone died on the bus',
  'my dad nearly died laughing',
  'my grandad died before I was born',
  'in the film my mum died and I cried',
  'I lost my keys and my temper',
  'he left me his watch',
  "my brother od'd on friday but he is fine now",
  "my arm's dead from the machine",
])('%j tells of no loss', (text) => {
  expect(lossesIn(text)).toEqual([]);
});
