import { expect, test } from 'vitest';
import type { Turn } from '../engine.ts';
import { createGuide, createResponder } from './guide.ts';
import { lastReplyTo, repliesTo } from './talk-testing.ts';

const turn = (text: string, more: Partial<Turn> = {}): Turn => ({
  messages: [{ id: 'a', role: 'user', text }],
  emotions: ['Grief'],
  tone: 'gentle',
  writing: null,
  seed: 's',
  now: new Date(0),
  ...more,
});

test('the same turn gives the same reply, whatever was answered before', () => {
  const used = createResponder();
  used(turn('my dog died'));
  used(turn('I am angry with my sister'));
  expect(used(turn('my mum died last week'))).toBe(
    createResponder()(turn('my mum died last week')),
  );
});

test('another seed may give another reply', () => {
  const said = new Set(
    ['a', 'b', 'c', 'd', 'e'].map((seed) =>
      createResponder()(turn('my mum died last week', { seed })),
    ),
  );
  expect(said.size).toBeGreaterThan(1);
});

test('the reply arrives sentence by sentence', async () => {
  const parts: string[] = [];
  for await (const part of createGuide().reply(turn('my mum died last week'), {
    signal: new AbortController().signal,
  }))
    parts.push(part);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join('')).toBe(createResponder()(turn('my mum died last week')));
});

test('after stopping, no more of the reply arrives', async () => {
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
  expect(
    lastReplyTo(['my brother moved out of our house last week'], { emotions: [emotion] }),
  ).toMatch(words);
});

test("the reply says 'your mum' for 'mum', and uses a name", () => {
  expect(lastReplyTo(['my wife Ana died three weeks ago'])).toMatch(/Ana/);
  expect(lastReplyTo(['Mum died three weeks ago'])).toMatch(/[Yy]our mum/);
});

test('a message of two words gets one short reply', () => {
  const said = lastReplyTo(['my dad died', "I'm so tired"]);
  expect(said.split(/(?<=[.?])\s/).length).toBeLessThanOrEqual(2);
});

test('two replies in a row never both ask a question', () => {
  const said = repliesTo([
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

test('a message without words or sense still gets a reply', () => {
  for (const text of ['', ' ', '...', '😢', '{person}', 'a'.repeat(5_000)])
    expect(lastReplyTo([text]).length).toBeGreaterThan(3);
});
