import { expect, test } from 'vitest';
import { contrastIn } from './correction-contrast.ts';
import { isCorrection } from './is-correction.ts';
import { readMessage } from './read-message.ts';
import { lastReplyTo, readingOf } from './talk-testing.ts';

test.each([
  [["no not my dog, dad's dog", 'Rex'], "Your dad's dog, Rex."],
  [["I don't want the morning, I want the evening"], 'You want the evening, not the morning.'],
  [['no sorry, not the blue one, the green one'], 'The green one, not the blue one.'],
  [['What I meant was that he never writes to me'], 'He never writes to you.'],
  [["I'm sorry I said nine, the nurse said ten"], 'The nurse said ten.'],
  [['SHE has the car, I have her keys'], 'She has the car, you have her keys.'],
])('%j sets one thing against another', (told, right) => {
  expect(contrastIn(told)).toBe(right);
});

test('what is told sets nothing against anything', () => {
  expect(contrastIn(['I want to go home', 'she has the car'])).toBeNull();
});

test("somebody's pet is not taken for a person who was called wrongly", () => {
  const reply = lastReplyTo(['my mum died, and our cat waits', "no not my cat, mum's cat. Tom."]);
  expect(reply).toBe("Thank you for putting me right. Your mum's cat, Tom.");
});

test.each([
  'I wrote 8 in the planner. It was more like a 6.',
  "I turn forty in June and you don't",
  'actually our dog got run over on Monday',
])('%j puts nothing right, whatever the reader makes of it', (text) => {
  expect(isCorrection(readMessage(text, readingOf({ act: 'correct' })))).toBe(false);
});
