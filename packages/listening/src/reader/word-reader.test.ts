import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { growthOf } from '@mooring/contract/growth-testing';
import { expect, test } from 'vitest';
import { parseModel } from './model-file.ts';
import { createWordReader } from './word-reader.ts';

const file = readFileSync(join(import.meta.dirname, 'model.bin'));
const byWords = createWordReader(parseModel(new Uint8Array(file).buffer));

test('words of danger weigh more than words of an ordinary day', () => {
  const danger = byWords('i do not want to wake up tomorrow, i want to be gone');
  const calm = byWords('my sister brought soup and we watched the football');
  expect(danger).toBeGreaterThan(0);
  expect(calm).toBeLessThan(0);
});

test('capitals and marks change nothing, and a text without words has an answer', () => {
  expect(byWords('I WANT TO DIE!!')).toBeCloseTo(byWords('i want to die'), 5);
  expect(byWords('…')).toBeTypeOf('number');
});

test('the time grows linearly with the length', () => {
  expect(growthOf(byWords, 'she put the kettle on ')).toBeLessThan(2.6);
  expect(growthOf(byWords, 'killmyself')).toBeLessThan(2.6);
});
