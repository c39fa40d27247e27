import { expect, test } from 'vitest';
import { createWordLists } from './word-lists.ts';

/** More words than fit into one and into two bytes of a number. */
const many = Array.from({ length: 20_000 }, (_, index) => `word${index}`);

const texts = [
  'lilies\nthey had them at the market',
  '  spaces\u00a0and\ttabs\n\n',
  'は今日も雨だった 駅まで歩いた',
  '👨‍👩‍👧 and a lone \ud83d surrogate',
  many.join(' '),
  many.slice(19_990).join(' '),
  'the the the market',
  '',
];

test('a text is found by every part of its words, and by no other', () => {
  const lists = createWordLists();
  const kept = texts.map((text) => lists.add(text));
  for (const part of [
    'mar',
    'market',
    'hey',
    'and',
    '今日',
    '雨だ',
    '👩',
    '\ud83d',
    'word19999',
    'd1999',
    'word7',
    'z',
  ])
    expect(kept.map(lists.having(part)), part).toEqual(texts.map((text) => text.includes(part)));
});

test('a text longer than a block is kept whole, and those before it stay', () => {
  const lists = createWordLists();
  const before = lists.add('harbour');
  const long = lists.add(Array.from({ length: 300_000 }, (_, index) => `w${index}`).join(' '));
  expect([before, long].map(lists.having('w299999'))).toEqual([false, true]);
  expect([before, long].map(lists.having('harb'))).toEqual([true, false]);
});

test('after clearing, words are counted anew', () => {
  const lists = createWordLists();
  lists.add('harbour');
  lists.clear();
  expect([lists.add('heron')].map(lists.having('harbour'))).toEqual([false]);
});
