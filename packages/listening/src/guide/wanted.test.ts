import { expect, test } from 'vitest';
import type { Wish } from '../reader/purposes.ts';
import type { Reading } from '../reader/reader.ts';
import { topicOfReply } from './lines.ts';
import { lastReplyTo, playTalk, type Said } from './talk-testing.ts';

const wanting = (text: string, wish: Wish, score = 0.6, more: Partial<Reading> = {}): Said => ({
  text,
  reading: { ...more, about: { wishes: { [wish]: score } } },
});

test.each([
  ['why did he leave on a tuesday', 'want-why'],
  ['would she have lived if I had called at four', 'want-what-if'],
  ['does he still think of me', 'want-of-them'],
  ['when does it stop', 'want-how-long'],
  ['his sister wants the watch, and I cannot say yes or no', 'want-what-to-do'],
  ['so how do I live in this house without her', 'want-how-to-live'],
  ['say anything, I just need some words', 'want-say-something'],
  ['ask me something about anything', 'want-ask-me'],
  ['my heart is racing, what do I do', 'want-calm'],
] as const)('%s: a line of %s', (text, wish) => {
  expect(topicOfReply(lastReplyTo([wanting(text, wish)]))).toBe(wish);
});

test.each([
  ['tell me a joke, a bad one', 'want-joke'],
  ['tell me a story, not a sad one', 'want-story'],
  ['talk about anything but this', 'want-distract'],
] as const)('something else is wanted: %s', (text, topic) => {
  expect(topicOfReply(lastReplyTo([wanting(text, 'want-distract')]))).toBe(topic);
});

test('a good night that is asked for is said, and help to sleep is given', () => {
  const night = wanting('can you say good night to me, he always did', 'want-say-something');
  expect(lastReplyTo([night])).toMatch(/^(?:Good night|Sleep well)/);
  const awake = wanting('I lie awake again, help me sleep', 'want-calm');
  expect(topicOfReply(lastReplyTo([awake]))).toBe('want-sleep');
});

test('a loss that is told with the question is met first', () => {
  const said: Said = {
    text: 'My father died on Tuesday. Why him?',
    reading: { about: { wishes: { 'want-why': 0.7 }, events: { died: 0.9 } } },
  };
  expect(lastReplyTo([said])).toMatch(/^I(?:'m| am) (?:so |very )?sorry/);
});

test('a question is answered where the reader is unsure of danger, and the plain question stands on the screen', () => {
  const asked = wanting(
    'if only I had driven him that night, would he be here',
    'want-what-if',
    0.7,
    {
      level: 1,
      danger: 0.9,
      kinds: ['hopeless'],
    },
  );
  expect(topicOfReply(lastReplyTo([asked]))).toBe('want-what-if');
});

test.each([
  ['He used to tell me a joke every morning before school.'],
  ['I painted the fence to take my mind off it.'],
  ['They just say it will be fine and change the subject.'],
  ['No questions were asked at the inquest.'],
  ['I never got to say goodbye to her.'],
  ['I am terrified I will lose the voice notes he left.'],
  ['He used to talk to me like I was the only one.'],
])('who only tells is not taken for asking: %s', (text) => {
  const reply = lastReplyTo(['My wife died in May.', text]);
  expect(topicOfReply(reply) ?? '').not.toMatch(/^(?:want-|act-stop|style|act-bye)/);
});

test('a question about somebody else is not answered with the one who died', () => {
  const said = [
    { text: 'My dad died in May.', reading: { about: { events: { died: 0.95 } } } },
    wanting('Does my brother even miss him?', 'want-of-them'),
  ];
  expect(lastReplyTo(said)).not.toMatch(/\bdad\b/);
});

test('near danger, and where the reader is unsure, nothing is made of it', () => {
  const text = 'why am I still here, I want to be with him soon';
  const near = wanting(text, 'want-why', 0.9, { level: 1, danger: 0.85, kinds: ['hopeless'] });
  expect(topicOfReply(lastReplyTo([near]))).not.toBe('want-why');
  const unsure = wanting('he took the good towels', 'want-why', 0.22);
  expect(topicOfReply(lastReplyTo([unsure]))).not.toBe('want-why');
});

test('whoever wants to be heard is asked nothing from then on', () => {
  const said = [
    wanting('just let me type it out, no replies with homework', 'want-just-listen'),
    ...['He had three jars of screws.', 'The radio had a coat hanger in it.', 'It still works.'],
  ];
  const replies = playTalk(said).filter(({ role }) => role === 'companion');
  for (const { text } of replies) expect(text).not.toContain('?');
});

test('what may do harm is not called all right', () => {
  const said = wanting('do other people drink a bottle a night after this', 'want-normal');
  expect(topicOfReply(lastReplyTo([said]))).not.toBe('is-this-normal');
});

test.each([
  ['story please. not a sad one', 'want-story'],
  ['Can we talk about literally anything that is not my divorce', 'want-distract'],
  ['you there?', 'act-are-you-there'],
  ['can u just say its ok', 'want-say-something'],
  ['no questions tonight pls', 'act-stop-questions'],
])('plain words need no reader: %s', (text, topic) => {
  expect(topicOfReply(lastReplyTo(['My mother died in May.', text]))).toBe(topic);
});

test.each([
  ['who am I if I am nobody’s mother', 'want-how-to-live', 'who-am-i-now'],
  ['I do not know where to start', 'want-ask-me', 'do-not-know-where-to-start'],
  ['ask me something about her', 'want-ask-me', 'want-ask-about-them'],
] as const)('a line that fits the words: %s', (text, wish, topic) => {
  expect(topicOfReply(lastReplyTo([wanting(text, wish)]))).toBe(topic);
});

test('whoever wants no breathing exercise is given none', () => {
  const said = 'ok can u not do the breathing exercise stuff. breathing is the worst topic';
  expect(lastReplyTo([said])).not.toMatch(/[Bb]reathe/);
  const panic = "can't stop crying, I need a breathing exercise";
  expect(lastReplyTo([panic])).toMatch(/[Bb]reathe/);
});
