import { expect, test } from 'vitest';
import { parseTags } from './parse-tags.ts';

test.each([
  ['', []],
  ['  ,  , ', []],
  ['hope', ['hope']],
  [' hope , lilies ', ['hope', 'lilies']],
  ['#hope, # lilies', ['hope', 'lilies']],
  ['hope,hope', ['hope']],
  ['two words, ünïcode', ['two words', 'ünïcode']],
])('parses %j as %j', (line, tags) => {
  expect(parseTags(line)).toEqual(tags);
});
