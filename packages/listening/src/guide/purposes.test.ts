import { expect, test } from 'vitest';
import type { Reading } from '../reader/reader.ts';
import { lastReplyTo, type Said } from './talk-testing.ts';

const heard = (
  text: string,
  purposes: NonNullable<Reading['about']['purposes']>,
  act: Reading['act'] = 'tell',
): Said => ({ text, reading: { act, about: { purposes } } });

test('what is heard as a correction is taken as one', () => {
  const said = 'Mummy say eleven minutes. It was eleven, not nine';
  expect(lastReplyTo(['He was gone nine minutes.', heard(said, { correct: 0.7 })])).toMatch(
    /^Thank you for putting me right\./,
  );
});

test('whoever tells of a letter is offered none, although the act says so', () => {
  const told = 'Mama wants everybody at her house for Memorial Day like nothing happened';
  const reply = lastReplyTo(['He was best man.', heard(told, {}, 'ask-letter')]);
  expect(reply).not.toMatch(/letter|Dear/);
});

test('of a page, whose purpose is not read, the act alone is believed', () => {
  const asked = 'please write a letter to my sister Ana, that I miss her';
  const said = { text: asked, reading: { act: 'ask-letter', asksForText: 0.9 } } as const;
  expect(lastReplyTo(['My sister moved away in May.', said])).toMatch(/Ana/);
});

test('near danger, and of a death told anew, nothing is taken for a question or for one about the app', () => {
  const dying = 'I keep thinking it would be easier not to wake up';
  const asked = (purposes: NonNullable<Reading['about']['purposes']>): Said => ({
    text: dying,
    reading: { act: 'tell', level: 1, danger: 0.85, about: { purposes } },
  });
  const before = 'He left in May.';
  const careful = lastReplyTo([before, asked({})]);
  expect(lastReplyTo([before, asked({ question: 0.9, misread: 0.9 })])).toBe(careful);
  expect(lastReplyTo([before, asked({ app: 0.9 })])).toBe(careful);
  const loss = 'my phone rang and it was the hospital. my father died';
  expect(lastReplyTo([before, heard(loss, { app: 0.9 })])).not.toMatch(/encrypted/);
});
