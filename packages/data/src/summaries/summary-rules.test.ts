import { expect, test } from 'vitest';
import { type OpenBlock, planChanges, planRebuild } from './plan-blocks.ts';
import { type EntrySummary, packBlock, unpackBlock } from './summary.ts';

const one = (number: number, title = `Entry ${number}`): EntrySummary => ({
  id: `id-${String(number).padStart(4, '0')}`,
  date: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
  title,
  beginning: 'Words.',
  isCut: false,
  tags: ['hope'],
  type: 'text',
  durationMs: null,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => one(to - 1 - index));

test('a block comes back as it was packed, and anything else is refused', () => {
  const summaries = [
    one(1),
    { ...one(2), type: 'audio' as const, durationMs: 4000, tags: [] },
    { ...one(3), isCut: true },
  ];
  expect(unpackBlock(packBlock(summaries))).toEqual(summaries);
  // As they were stored before: with '…' in the text itself, where it goes on.
  const stored = '[["a","2026-01-01T00:00:00.000Z","Old","Words…",[],0,null]]';
  expect(unpackBlock(stored)).toMatchObject([{ title: 'Old', beginning: 'Words…', isCut: false }]);
  for (const text of ['{}', '[1]', '[[1,2,3]]']) expect(() => unpackBlock(text)).toThrow();
});

test('rebuilt blocks are full from the oldest on', () => {
  const { puts, removes } = planRebuild([{ id: 'old', summaries: [] }], range(0, 230));
  expect(puts.map(({ summaries }) => summaries.length)).toEqual([30, 100, 100]);
  expect(puts[0]?.summaries[0]?.title).toBe('Entry 229');
  expect(removes).toEqual(['old']);
});

const blocks: OpenBlock[] = [
  { id: 'new', summaries: range(200, 250) },
  { id: 'mid', summaries: range(100, 200) },
  { id: 'old', summaries: range(0, 100) },
];

test('a new entry touches the newest block alone', () => {
  const { puts, removes } = planChanges(blocks, [one(300)], new Set());
  expect(puts.map(({ id, summaries }) => [id, summaries.length])).toEqual([['new', 51]]);
  expect(removes).toEqual([]);
});

test('a changed entry stays in its block, and one with a new date moves to the block of that date', () => {
  const { puts } = planChanges(blocks, [one(150, 'Changed')], new Set());
  expect(puts).toHaveLength(1);
  expect(puts[0]?.summaries[49]?.title).toBe('Changed');
  const moved = { ...one(220), date: one(50).date };
  const after = planChanges(blocks, [moved], new Set());
  expect(after.puts.map(({ id, summaries }) => [id, summaries.length])).toEqual([
    ['new', 49],
    ['old', 101],
  ]);
});

test('a block that grows too long is divided, and one that empties is removed', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...one(120),
    id: `more-${index}`,
  }));
  const { puts } = planChanges(blocks, many, new Set());
  expect(puts.map(({ id, summaries }) => [id, summaries.length])).toEqual([
    ['mid', 60],
    [null, 100],
  ]);
  const all = new Set(range(200, 250).map(({ id }) => id));
  expect(planChanges(blocks, [], all)).toEqual({ puts: [], removes: ['new'] });
  expect(planChanges([], [one(1)], new Set()).puts).toHaveLength(1);
});
