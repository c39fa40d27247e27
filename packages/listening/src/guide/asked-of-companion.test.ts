import { describe, expect, test } from 'vitest';
import type { Intent } from '../reader/intents.ts';
import { linesOf } from './lines.ts';
import { lastReplyTo, type Said } from './talk-testing.ts';
import { withContractions } from './tone.ts';

const hearing = (text: string, intent: Intent, score: number, level: 0 | 1 = 0): Said => ({
  text,
  reading: { level, about: { intents: { [intent]: score } } },
});
const isOf = (topic: string, reply: string): boolean =>
  linesOf(topic).some(
    ({ kind, text }) =>
      kind === 'say' && [text, withContractions(text)].some((form) => reply.startsWith(form)),
  );

describe('what is asked of the app or of the companion', () => {
  test.each<[Intent, string, string]>([
    ['app-reminders', 'why did the thing go ping on me at dinner', 'app-reminders'],
    ['app-look', 'these letters are for ants', 'app-look'],
    ['app-money', 'where is the bill for all this', 'app-who-pays'],
    ['you-yourself', 'and your own garden, how does it look', 'you-yourself'],
    ['general-knowledge', 'how many legs has a lobster', 'act-general-knowledge'],
  ])('%s: "%s" is answered where the reader is sure', (intent, text, topic) => {
    expect(isOf(topic, lastReplyTo([hearing(text, intent, 0.8)]))).toBe(true);
    expect(isOf(topic, lastReplyTo([hearing(text, intent, 0.4)]))).toBe(false);
  });

  test('near danger it is not answered', () => {
    const reply = lastReplyTo([hearing('these letters are for ants', 'app-look', 0.9, 1)]);
    expect(isOf('app-look', reply)).toBe(false);
  });

  test('a death told with it comes first', () => {
    const reply = lastReplyTo([
      hearing('my brother died on Friday and these letters are for ants', 'app-look', 0.9),
    ]);
    expect(isOf('app-look', reply)).toBe(false);
  });
});

const ofText = /\b(?:text|letter|draft|write|put it in)\b/i;

test("'should I text him' has an answer on the shelf, and is no question for a judge", () => {
  const about = {
    intents: { 'your-opinion': 0.94 },
    answers: [{ id: 'should-i-text-ex', score: 0.9 }],
  };
  const reading = { act: 'ask-info' as const, about };
  expect(lastReplyTo([{ text: 'I want to text my ex. Should I text him?', reading }])).toMatch(
    /wish to text/,
  );
});

describe('a message that surely only tells', () => {
  const text = 'What was on sale and who was in the obituaries, that was all we said.';

  test('is no question, whatever its words are', () => {
    const reply = lastReplyTo([
      {
        text,
        reading: { act: 'ask-info', about: { intents: { tells: 0.95 } } },
      },
    ]);
    expect(reply).not.toMatch(/I (?:do not|don't) know that|answer/);
  });

  test('with a question mark may still ask, where the reader is not sure', () => {
    const reading = { act: 'ask-info' as const, about: { intents: { tells: 0.55 } } };
    const asked = lastReplyTo([
      { text: 'What was on sale, and who was in the obituaries?', reading },
    ]);
    expect(asked).toMatch(/know|answer/);
  });

  test('wants no answer to what only sounds like a question', () => {
    const reading = { act: 'ask-info' as const, about: { intents: { tells: 0.95 } } };
    const text = 'What have I got of his? A receipt, an umbrella and a voicemail about a train.';
    expect(lastReplyTo([{ text, reading }])).not.toMatch(/(?:do not|don't) know|answer/);
  });

  test('begins no text', () => {
    const before = 'My father died in March. He mended boats in Split.';
    const told = 'I need a few words for the card, said my aunt, and then we made soup';
    const asked = { act: 'ask-text' as const, asksForText: 0.9 };
    const offered = lastReplyTo([before, { text: told, reading: asked }]);
    const kept = lastReplyTo([
      before,
      { text: told, reading: { ...asked, about: { intents: { tells: 0.95 } } } },
    ]);
    expect(offered).toMatch(ofText);
    expect(kept).not.toMatch(ofText);
  });

  test('puts nothing right', () => {
    const text = 'It was a boy, Antoni. He was born and he was not breathing.';
    const about = { purposes: { correct: 0.9 } };
    const replyTo = (intents: Partial<Record<Intent, number>>) =>
      lastReplyTo(['I lost my baby.', { text, reading: { about: { ...about, intents } } }]);
    expect(replyTo({})).toMatch(/putting me right/);
    expect(replyTo({ tells: 0.95 })).not.toMatch(/putting me right/);
  });

  test('a question that the shelf answers is none about the app', () => {
    const text = 'How many days off work do you get when a parent dies?';
    const replyWith = (practical: number) => {
      const intents = { 'app-always-on': 0.95, practical };
      const answers = [{ id: 'bereavement-leave-gb', score: 0.75 }];
      return lastReplyTo([{ text, reading: { about: { intents, answers } } }]);
    };
    expect(isOf('app-always-on', replyWith(0))).toBe(true);
    expect(isOf('app-always-on', replyWith(0.5))).toBe(false);
  });
});
