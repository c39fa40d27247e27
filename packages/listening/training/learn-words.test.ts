import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseModel } from '../src/reader/model-file.ts';
import { createWordReader } from '../src/reader/word-reader.ts';
import { learnWords, withWords } from './learn-words.ts';

const examples = [
  'the grey heron again',
  'a grey heron on the roof',
  'tea with my sister',
  'my sister brought tea',
].map((text, at) => ({ text, isDanger: at < 2 }));
const model = new Uint8Array(readFileSync(join(import.meta.dirname, '../src/reader/model.bin')));

test('the same lines give the same bytes, and new ones take the place of the old', () => {
  const once = withWords(model, learnWords(examples));
  const again = withWords(once, learnWords(examples));
  expect(Buffer.from(again).equals(Buffer.from(once))).toBe(true);
  expect(once.length).toBeLessThan(model.length + 64);
});

test('what was learned is read from the file, and the rest of it is as it was', () => {
  const learned = parseModel(withWords(model, learnWords(examples)).buffer);
  const byWords = createWordReader(learned);
  expect(byWords('a heron, grey')).toBeGreaterThan(byWords('tea with a sister'));
  const shipped = parseModel(model.buffer);
  expect(learned.tensor('mix.weight')).toEqual(shipped.tensor('mix.weight'));
});
