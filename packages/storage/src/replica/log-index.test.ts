import { expect, test } from 'vitest';
import { mergeRanges, replaySegments } from './log-index.ts';
import type { LocatedRecord, RecordHeader } from './log-record.ts';

/** One segment with these records, one after the other. */
const replay = (...headers: RecordHeader[]) => replayAll(headers);

function replayAll(headers: RecordHeader[]) {
  const records = headers.map(
    (header, at): LocatedRecord => ({ header, offset: at * 10, length: 10 }),
  );
  const scanned = { records, corrupt: 0, isTorn: false };
  const { rows, last, gaps } = replaySegments([{ name: 'one', scanned }]);
  const keys = [...rows.values()].map(({ header }) => `${header.key}${header.gone ? ' gone' : ''}`);
  return { keys: keys.sort(), last, gaps };
}

const put = (n: number, key: string, of = 1) => ({ n, of, key });
const gone = (n: number, key: string, of = 1) => ({ n, of, key, gone: true }) as const;

test('half of a removal that was cut off removes nothing', () => {
  expect(replay(put(1, 'a'), put(2, 'b'), gone(3, 'a', 2))).toEqual({
    keys: ['a', 'b'],
    last: 3,
    gaps: 1,
  });
});

test('a removal that is whole removes, also where a later write was cut off', () => {
  const whole = [put(1, 'a'), put(2, 'b'), gone(3, 'a', 2), gone(3, 'b', 2)];
  expect(replay(...whole)).toEqual({ keys: ['a gone', 'b gone'], last: 3, gaps: 0 });
  expect(replay(...whole, put(4, 'c', 2))).toEqual({
    keys: ['a gone', 'b gone', 'c'],
    last: 4,
    gaps: 1,
  });
});

test('ranges that touch or overlap become one, in whatever order they come', () => {
  const ranges = (...all: [number, number][]) => mergeRanges(all);
  expect(ranges([7, 9], [1, 2], [3, 4])).toEqual([
    [1, 4],
    [7, 9],
  ]);
  expect(ranges([1, 9], [2, 3])).toEqual([[1, 9]]);
  expect(ranges([1, 1], [3, 3])).toEqual([
    [1, 1],
    [3, 3],
  ]);
  expect(ranges()).toEqual([]);
});

test('numbers whose records were dropped as replaced still count, so that nothing seems to be missing', () => {
  expect(replay(put(2, 'a'), { covers: [[1, 7]] })).toEqual({ keys: ['a'], last: 7, gaps: 0 });
  expect(replay(put(2, 'a'), { covers: [[3, 7]] })).toEqual({ keys: ['a'], last: 7, gaps: 1 });
});

test('a write of eighty thousand rows, as a large backup is restored, is replayed at once', () => {
  const count = 80_000;
  const rows = Array.from({ length: count }, (_, index) => put(1, `row-${index}`, count));
  expect(replayAll([...rows, put(2, 'a')]).last).toBe(2);
  expect(replayAll([...rows, { void: 1 }, put(2, 'a')])).toEqual({ keys: ['a'], last: 2, gaps: 1 });
});
