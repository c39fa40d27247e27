import { expect, test } from 'vitest';
import { inSmallLetters } from './small-letters.ts';
import { lastReplyTo } from './talk-testing.ts';

test('a message in capitals is read in small letters, sentence by sentence', () => {
  expect(inSmallLetters('WE SAT ON THE PIER. I HAD CHIPS! SO DID HE')).toBe(
    'We sat on the pier. I had chips! So did he',
  );
});

test.each(['OK LOL', 'SHE left me in MAY and I never saw it coming', 'the NHS called'])(
  '%j stays as it is',
  (text) => {
    expect(inSmallLetters(text)).toBe(text);
  },
);

test('nothing of it is said back half in capitals', () => {
  const reply = lastReplyTo(['hello', 'WE MET ON THE NIGHT FERRY TO CALAIS. SHE HAD MY SEAT.']);
  expect(reply).not.toMatch(/\p{Lu}{2}/u);
});

test('a first message cannot have been misread by anybody', () => {
  const text = 'I write in capitals because of my eyes, not because I am angry.';
  expect(lastReplyTo([{ text, reading: { act: 'misread' } }])).not.toMatch(/sorry|wrong|mix-up/i);
});
