import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerWords, answerWordsPath } from './answer-words.ts';

test('the table of words is counted from what people ask and from the answers of today', () => {
  expect(readFileSync(answerWordsPath, 'utf8')).toBe(answerWords());
});
