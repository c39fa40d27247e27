import { expect, test } from 'vitest';
import { carriedState, maxMessageLength, toMessage } from './carried-text.ts';

test('reads only known fields of the router state', () => {
  for (const state of [null, undefined, 'words', 7, {}, { initialPrompt: 3 }, { draft: null }])
    expect(carriedState(state)).toBeNull();
  expect(carriedState({ initialPrompt: ' Help me. ' })).toEqual({
    guided: false,
    initialPrompt: 'Help me.',
    draft: '',
  });
  expect(carriedState({ draft: 'new' })).toEqual({
    initialPrompt: '',
    draft: 'new',
    guided: false,
  });
  expect(carriedState({ initialPrompt: 'Help me.', guided: true })).toMatchObject({ guided: true });
  expect(carriedState({ draft: 'new', guided: true })).toMatchObject({ guided: false });
});

test('joins the parts to one message and skips empty ones', () => {
  expect(toMessage('', ['A prompt.', '  ', 'A page.'])).toEqual({
    text: 'A prompt.\n\nA page.',
    isTruncated: false,
  });
});

test('cuts a long text at the end of a word, never inside a character', () => {
  const long = toMessage('', ['word '.repeat(600)]);
  expect(long.isTruncated).toBe(true);
  expect(long.text).toMatch(/word…$/);
  expect(long.text.length).toBeLessThanOrEqual(maxMessageLength);
  const marks = toMessage('', ['\u{1F54A}'.repeat(1500)]).text;
  expect(marks.isWellFormed()).toBe(true);
  expect(marks.length).toBeLessThanOrEqual(maxMessageLength);
});

test('never cuts what is already in the message field', () => {
  const box = 'mine '.repeat(500).trim();
  expect(toMessage(box, ['A prompt.'])).toEqual({ text: box, isTruncated: true });
  const short = toMessage('mine', ['word '.repeat(600)]);
  expect(short.text).toMatch(/^mine\n\nword .*word…$/);
  expect(short.text.length).toBeLessThanOrEqual(maxMessageLength);
});
