import { expect, test } from 'vitest';
import type { Turn } from '../engine.ts';
import { createGuide, createReply } from './guide.ts';
import { answer, answers } from './testing-talk.ts';

const turn = (text: string, more: Partial<Turn> = {}): Turn => ({
  messages: [{ id: 'a', role: 'user', text }],
  emotions: ['Grief'],
  tone: 'gentle',
  writing: null,
  seed: 's',
  now: new Date(0),
  ...more,
});

test('the same turn gives the same reply, whatever was asked before', () => {
  const used = createReply();
  used(turn('my dog died'));
  used(turn('I am angry with my sister'));
  expect(used(turn('my mum died last week'))).toBe(createReply()(turn('my mum died last week')));
});

test('another seed may choose other words', () => {
  const said = new Set(
    ['a', 'b', 'c', 'd', 'e'].map((seed) => createReply()(turn('my mum died last week', { seed }))),
  );
  expect(said.size).toBeGreaterThan(1);
});

test('the reply arrives sentence by sentence, and together they are the whole', async () => {
  const parts: string[] = [];
  for await (const part of createGuide().reply(turn('my mum died last week'), {
    signal: new AbortController().signal,
  }))
    parts.push(part);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join('')).toBe(createReply()(turn('my mum died last week')));
});

test('stopping keeps what has arrived and brings no more', async () => {
  const stop = new AbortController();
  const parts: string[] = [];
  for await (const part of createGuide().reply(turn('my mum died last week'), {
    signal: stop.signal,
  })) {
    parts.push(part);
    stop.abort();
  }
  expect(parts).toHaveLength(1);
});

test.each([
  ['Grief', /grief/i],
  ['Anger', /anger/i],
  ['Sadness', /sadness/i],
  ['Hope', /hope/i],
  ['Acceptance', /acceptance/i],
  ['Confused', /confusion/i],
  ['Peaceful', /peace/i],
  ['Anxious', /anxi/i],
] as const)('the first reply knows that %s was chosen', (emotion, words) => {
  expect(answer(['my brother moved out of our house last week'], { emotions: [emotion] })).toMatch(
    words,
  );
});

test('a relation is turned round and a name is kept', () => {
  expect(answer(['my wife Ana died three weeks ago'])).toMatch(/Ana/);
  expect(answer(['Mum died three weeks ago'])).toMatch(/[Yy]our mum/);
});

test('two words get one sentence', () => {
  const said = answer(['my dad died', "I'm so tired"]);
  expect(said.split(/(?<=[.?])\s/).length).toBeLessThanOrEqual(2);
});

test('a question is followed by a reply without one', () => {
  const said = answers([
    'my mum died',
    'it was cancer',
    'I sat with her every day',
    'then I went home and she was gone',
    'I should have stayed',
    'my brother never came',
    'the funeral was short',
  ]);
  for (const [index, reply] of said.entries()) {
    if (index > 0 && said[index - 1]?.includes('?')) expect(reply).not.toContain('?');
  }
});

test('a message nobody planned for still gets an answer', () => {
  for (const text of ['', ' ', '...', '😢', '{person}', 'a'.repeat(5_000)])
    expect(answer([text]).length).toBeGreaterThan(3);
});
