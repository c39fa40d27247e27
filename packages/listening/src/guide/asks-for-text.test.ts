import { describe, expect, test } from 'vitest';
import { asksForText } from './asks-for-text.ts';
import { readMessage } from './read-message.ts';
import { readingOf } from './talk-testing.ts';

const asks = (text: string, reading: Parameters<typeof readingOf>[0] = {}): boolean =>
  asksForText(readMessage(text, readingOf(reading)));

describe('words for somebody are asked for', () => {
  test.each([
    ['as a need', 'I could do with an email to the rabbi saying we are late with the stone'],
    ['as a need, after a story', 'He ate my lunch for a year. Need something to send his wife'],
    ['as a question', 'what on earth do I put in the card for my aunt'],
    ['as a question about how', 'how do I turn her down by text'],
    ['without naming who writes', 'any ideas for the inscription'],
    ['as something to send', 'I need to send Paul something that asks for the key back'],
    ['as a no', 'can you word a kind no to my aunt'],
    ['as how one says it', "I don't know how one says so to Ines without hurting her"],
    ['as how to say it', 'they are elders, it must be polite. How to say?'],
    ['by its name alone', 'email to the registrar please'],
    ['by its name, and how it should be', 'goodbye email to the office, short and warm'],
    ['told to do it', 'text Mo that I am not coming on Sunday'],
    ['with typing errors', 'hlep me wrte a mesage to my tutor'],
    ['by somebody who is learning English', 'how I can write to the school that we go home'],
    ['by somebody who is stuck', "I don't know what to write in the card"],
    ['by somebody who has tried', 'I keep typing hello Ann and deleting it'],
    ['as something to read out', 'a few minutes. just two minutes I can read at the front'],
    ['with how it should sound', 'want to send Lou a line, not too soppy, she hates that'],
    [
      'in the middle of a long message',
      `${'it rained and the bus was late again. '.repeat(6)}Could you help me text my landlord. I had soup after.`,
    ],
  ])('%s', (_way, text) => {
    expect(asks(text)).toBe(true);
  });
});

test('who is told to say sorry is not asked for a text', () => {
  expect(asks("go on, say you're sorry for my loss", { asksForText: 0.6 })).toBe(false);
});

test('where the reader is sure, no words are needed, and less sure, a word for a text', () => {
  expect(asks('just the one for him, then', { asksForText: 0.6 })).toBe(true);
  expect(asks('the card for his mother, then', { asksForText: 0.3 })).toBe(true);
  expect(asks('just the one for him, then', { asksForText: 0.3 })).toBe(false);
});

test.each([
  'he never answered my letter',
  'she wrote us a lovely card when the dog died',
  'I had to write the obituary on the train',
  'I got an email from the school about his locker',
  'my counsellor wants me to write a letter to her and I will not',
  'my friend asked me to help her write a toast',
  "I don't want to write anything tonight",
  'should I text him',
  'how do I stop writing to her',
  'there is a letter for her on the mat every day',
  'thank you for not saying she is in a better place',
  'what do I say to my six year old about the grave',
  'he always knew what to say to me',
  'nobody knows how to say it to children',
  'I want to send him something for his birthday like I used to',
  'I read her messages on the bus',
])('who only speaks of one is offered none: %j', (text) => {
  expect(asks(text)).toBe(false);
});

test('words that somebody leaves behind are no request, and near danger only plain words are', () => {
  expect(asks('tell Maya I love her and it is not her fault. bye')).toBe(false);
  expect(asks('I want to leave her a note, not too sad', { level: 1, kinds: ['hopeless'] })).toBe(
    false,
  );
});
