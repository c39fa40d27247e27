// @vitest-environment node
import { expect, test } from 'vitest';
import { blockSize, lineBlocks, rangeAround } from './line-blocks.ts';

test('heights are added up by blocks, and again where lines were measured', () => {
  const heights = Array.from({ length: blockSize * 3 + 10 }, () => 100);
  const blocks = lineBlocks(heights.length, (index) => heights[index] ?? 0);
  expect([0, 1, 4].map(blocks.above)).toEqual([0, blockSize * 100, heights.length * 100]);
  expect([-5, 0, blockSize * 100 - 1, blockSize * 100, 10 ** 9].map(blocks.at)).toEqual([
    0, 0, 0, 1, 3,
  ]);
  heights[blockSize] = 300;
  blocks.measure(1, 9);
  expect([1, 2].map(blocks.above)).toEqual([blockSize * 100, blockSize * 200 + 200]);
  expect(lineBlocks(0, () => 0).at(50)).toBe(0);
});

test('a range stays while its inside is shown, and moves before its end is', () => {
  expect(rangeAround(0, null, 3)).toEqual({ from: 0, to: 3 });
  expect(rangeAround(0, null, 5)).toEqual({ from: 0, to: 5 });
  const first = rangeAround(0, null, 200);
  expect(first).toEqual({ from: 0, to: 5 });
  expect(rangeAround(3, first, 200)).toBe(first);
  const next = rangeAround(4, first, 200);
  expect(next).toEqual({ from: 2, to: 7 });
  expect(rangeAround(3, next, 200)).toBe(next);
  expect(rangeAround(2, next, 200)).toEqual({ from: 0, to: 5 });
  expect(rangeAround(120, next, 200)).toEqual({ from: 118, to: 123 });
  const end = rangeAround(199, next, 200);
  expect(end).toEqual({ from: 195, to: 200 });
  expect(rangeAround(199, end, 200)).toBe(end);
  expect(rangeAround(2, end, 4)).toEqual({ from: 0, to: 4 });
});
