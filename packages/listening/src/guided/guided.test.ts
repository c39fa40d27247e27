import { expect, test } from 'vitest';
import { seededChoice, seededRandom } from '../guide/seeded-random.ts';
import { guidedReply } from './guided.ts';
import { guidedQuestions, guidedTopics } from './questions.ts';
import { endings, openings, received, skipped } from './sentences.ts';
import { type GuidedMark, type GuidedMessage, guidedEntry, guidedSession } from './session.ts';

const monday = new Date('2026-11-23T20:00:00');
const request = 'Help me write a journal entry about how I am feeling today.';
const texts = [
  'My mum died in March.',
  'I sat in the kitchen.',
  '  The kettle boiled twice.  ',
  'I felt my chest.',
  'ok',
  'I want to remember the blue cup.\n\nAnd the radio.',
  'My husband left me.',
];

const say = (
  step: GuidedMark['step'],
  text = '',
  mark: Partial<GuidedMark> = {},
): GuidedMessage => ({
  role: 'user',
  text,
  guided: { step, ...mark },
});

/** Adds what the app says to the newest message. */
function answered(messages: readonly GuidedMessage[], now = monday): GuidedMessage[] {
  const reply = guidedReply(messages, now);
  if (!reply) throw new Error('No guided writing goes on');
  return [...messages, { role: 'companion', ...reply }];
}

const newest = (messages: readonly GuidedMessage[]) => messages.at(-1)?.text ?? '';
const textOf = (id = '') => guidedQuestions.find((question) => question.id === id)?.text ?? id;

test('in any course: at most one question a turn, none twice, an end, and an entry of the answers alone', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const page = seed % 3 === 0 ? seededChoice(texts, seed, 'page') : '';
    const first =
      page === '' ? say('start', request) : say('start', `${request}\n\n${page}`, { draft: 'new' });
    const now = new Date(monday.getTime() + seed * 86_400_000);
    const given: string[] = [];
    let messages = answered([first], now);
    let turns = 0;
    while (guidedSession(messages)?.isOpen) {
      expect(newest(messages).match(/\?/g)).toHaveLength(1);
      turns += 1;
      expect(turns).toBeLessThanOrEqual(guidedTopics.length);
      const chance = seededRandom(seed, turns);
      const text = seededChoice(texts, seed, turns, 'text');
      if (chance < 0.65) given.push(text.trim());
      const next = chance < 0.65 ? say('answer', text) : say(chance < 0.9 ? 'skip' : 'enough');
      messages = answered([...messages, next], now);
    }
    const session = guidedSession(messages);
    expect(new Set(session?.asked).size).toBe(session?.asked.length);
    expect(session?.answers).toEqual(given);
    expect(session && guidedEntry(session)).toBe(
      [page.trim(), ...given].filter(Boolean).join('\n\n'),
    );
    expect(messages.at(-1)?.guided?.step).toBe(given.length > 0 ? 'entry' : 'over');
    expect(newest(messages)).not.toContain('?');
  }
});

test('nobody who has told of a death is asked what happened', () => {
  let messages = answered([say('start', request)]);
  messages = [...messages, say('answer', 'My mum died in March.')];
  while (guidedSession(messages)?.isOpen) {
    messages = answered(messages);
    messages.push(say('skip'));
  }
  const asked = guidedSession(messages)?.asked ?? [];
  expect(asked.some((id) => id.startsWith('happened'))).toBe(false);
  expect(asked.some((id) => id.startsWith('say-loss'))).toBe(true);
});

test('nobody who has told of no death is asked about one who was lost', () => {
  let messages = answered([say('start', request)]);
  while (guidedSession(messages)?.isOpen) {
    messages = answered([...messages, say('answer', 'It rained.')]);
  }
  expect(guidedSession(messages)?.asked).toHaveLength(guidedTopics.length);
  expect(guidedSession(messages)?.asked.some((id) => id.startsWith('say-loss'))).toBe(false);
});

test('what an answer has told already is not asked again', () => {
  const first = answered([say('start', request)]);
  const next = answered([
    ...first,
    say('answer', 'I felt empty. I was at home and stood in the kitchen.'),
  ]);
  const topics = () => guidedSession(next)?.asked.map((id) => id.replace(/-.*/, ''));
  expect(topics()).toEqual(['open', 'happened']);
  const last = answered([...next, say('skip')]);
  expect(guidedSession(last)?.asked.at(-1)).toMatch(/^say-/);
});

test('on each of five days in a row a question has other words', () => {
  const days = [0, 1, 2, 3, 4].map((day) => new Date(monday.getTime() + day * 86_400_000));
  const asked = days.map((day) => newest(answered([say('start', request)], day)));
  expect(new Set(asked).size).toBe(5);
});

test('a page that was brought is read, and the reply says only what is true of it', () => {
  const about = (page: string, mark: Partial<GuidedMark> = {}) =>
    newest(answered([say('start', `${request}\n\n${page}`, { draft: 'new', ...mark })]));
  expect(about('The kettle boiled. I cried.')).toMatch(
    /^I have read your page\. It begins: “The kettle boiled\.”\n\n/,
  );
  expect(about('Why did the kettle boil? I cried.')).toMatch(/^I have read your page\.\n\n/);
  expect(about(`${'long '.repeat(60)}words.`)).toMatch(/^I have read your page\.\n\n/);
  expect(about('The kettle boiled. I…', { isCut: true })).toMatch(/I have read its first part/);
  expect(newest(answered([say('start', request, { draft: 'new' })]))).not.toContain('read');
});

test('after the card, after an ordinary message and after the end nothing is asked', () => {
  const begun = answered([say('start', request)]);
  const danger = { ...say('answer', 'Words of danger'), crisis: true as const };
  expect(guidedReply([...begun, danger], monday)).toBeNull();
  expect(guidedReply([{ ...say('start', request), crisis: true }], monday)).toBeNull();
  expect(guidedReply([...begun, { role: 'user', text: 'Hello' }], monday)).toBeNull();
  expect(
    guidedReply([...answered([...begun, say('enough')]), say('answer', 'More')], monday),
  ).toBeNull();
  expect(guidedSession([{ role: 'user', text: 'Hello' }])).toBeNull();
});

test('words of danger never come into an entry', () => {
  const begun = answered([say('start', request)]);
  const danger = { ...say('answer', 'Words of danger'), crisis: true as const };
  const session = guidedSession([...begun, say('answer', 'It rained.'), danger]);
  expect(session?.answers).toEqual(['It rained.']);
});

test('each question is asked in words of its own, and asks one thing', () => {
  expect(new Set(guidedQuestions.map(({ id }) => id)).size).toBe(guidedQuestions.length);
  expect(new Set(guidedQuestions.map(({ text }) => text)).size).toBe(guidedQuestions.length);
  for (const topic of guidedTopics) {
    for (const without of ['loss', 'no-loss']) {
      const fitting = guidedQuestions.filter((one) => one.topic === topic && one.when !== without);
      expect(fitting.length).toBeGreaterThanOrEqual(4);
    }
  }
  for (const { text } of guidedQuestions) {
    expect(text.match(/\?/g)).toHaveLength(1);
    expect(text).not.toMatch(/\b(?:he|she|him|her|his|hers|should|why)\b|!/i);
    expect(text.length).toBeLessThan(80);
  }
  expect(textOf('open-1')).toBe('How are you feeling today, in your own words?');
});

test('what is said around the questions asks nothing and praises nothing', () => {
  const all = [
    ...Object.values(openings),
    ...received,
    ...skipped,
    ...Object.values(endings).flat(),
  ];
  for (const text of all)
    expect(text).not.toMatch(/[?!]|\b(?:well done|great|brave|proud|should)\b/i);
});
