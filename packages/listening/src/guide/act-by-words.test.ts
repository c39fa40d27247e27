import { expect, test } from 'vitest';
import { actByWords } from './act-by-words.ts';
import { wordsOf } from './text.ts';

const actOf = (text: string) => actByWords(text, wordsOf(text).length);

test.each([
  "I'm away to my bed. Feels odd, having told it. Odd like a tooth out. Thanks",
  'pot noodle then bed',
  'fair. physics practical at 9 and i have not touched the record book. gn',
  "Right, the generator's coughing so I'll say good night while I've still got a light. Thursday is a herring Thursday",
  'Enough. I am going to bed, I never was any good at the short ones',
])('%j takes leave', (text) => {
  expect(actOf(text)).toBe('bye');
});

test.each([
  "I'm going to bed alone again",
  "I can't go to bed, I'm away to my bed and then I lie awake",
  'she said good night and went',
  'his side of the bed',
  'I come home, I look at my phone, I go to bed',
  'I do the dishes and the bins and the cat and then bed',
])('%j does not', (text) => {
  expect(actOf(text)).not.toBe('bye');
});
