import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { lastReplyTo, type Said } from './talk-testing.ts';

const hearing = (text: string, id: string, score: number): Said => ({
  text,
  reading: { about: { remarks: [{ id, score }] } },
});
const asksOf = (id: string) =>
  linesOf(`remark-${id}`)
    .filter(({ kind }) => kind === 'ask')
    .map(({ text }) => text);
const isAsked = (reply: string, id: string) => asksOf(id).some((ask) => reply.endsWith(ask));

test.each([
  ['my mother told me these things happen to everybody', 'hurtful-words'],
  ['her coat still hangs on the hook by our door', 'keeps'],
  ['she has a new man and he is home at half past five', 'moved-on'],
])('after "%s" is said back, a question asks on about %s', (text, id) => {
  const replies = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
    lastReplyTo([hearing(text, id, 0.2)], { seed }),
  );
  expect(replies.some((reply) => isAsked(reply, id))).toBe(true);
});

test('nothing of the kind is asked where the reader is less sure, or where no questions are wanted', () => {
  const text = 'my mother told me these things happen to everybody';
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const unsure = lastReplyTo([hearing(text, 'hurtful-words', 0.11)], { seed });
    expect(isAsked(unsure, 'hurtful-words')).toBe(false);
    const limited = lastReplyTo(['no questions please', hearing(text, 'hurtful-words', 0.2)], {
      seed,
    });
    expect(limited).not.toContain('?');
  }
});

test('after a word of its own nothing more of the kind is asked', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const sure = lastReplyTo(
      [hearing('I still have her coat on the hook by our door', 'keeps', 0.5)],
      {
        seed,
      },
    );
    expect(isAsked(sure, 'keeps')).toBe(false);
  }
});

const howAsked = /How (?:is that|are you)\b[^?]*\?$|And how are you\b/;
const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
const long =
  'my mother tells the relatives that he is at his parents for some time, and it is fourteen months';

test('how that is may be asked where nothing fits that was told, and nothing of it is said back', () => {
  const replies = [...'abcdefghijklmnop'].map((seed) => lastReplyTo([long], { seed }));
  expect(replies.some((reply) => howAsked.test(reply))).toBe(true);
  for (const reply of replies) expect(reply).not.toMatch(/relatives|fourteen/);
});

test.each([
  ['what weighs in the reader’s ear as danger', { text: long, reading: { level: 1 as const } }],
  ['guilt', { text: long, reading: { about: { blame: 0.5 } } }],
  ['who is tired of being asked', `everyone asks how I am and I say fine, ${long}`],
  ['a glad thing', { text: long, reading: { about: { remarks: [{ id: 'glad', score: 0.2 }] } } }],
])('it is not asked after %s', (_, said) => {
  for (const seed of seeds) expect(lastReplyTo([said], { seed })).not.toMatch(/How is (?:it|that)/);
});
