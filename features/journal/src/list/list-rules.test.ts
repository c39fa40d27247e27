import type { EntrySummary } from '@mooring/data';
import { expect, test } from 'vitest';
import { entryCount, writingDays } from './count-line.ts';
import { listMonths, listRows } from './list-months.ts';
import { foundShown, type ListLine, yearsOf } from './list-rows.ts';

const entry = (fields: Partial<EntrySummary>): EntrySummary => ({
  id: 'a',
  title: 'Title',
  beginning: 'Text',
  isCut: false,
  tags: [],
  type: 'text',
  durationMs: null,
  date: '2026-11-20T10:00:00.000Z',
  ...fields,
});

test.each([
  [0, null, null],
  [1, '1 entry', '1 day of writing'],
  [12, '12 entries', '12 days of writing'],
])('%i is counted in plain words', (count, entries, days) => {
  expect(entryCount(count)).toBe(entries);
  expect(writingDays(count)).toBe(days);
});

const linesOf = (...given: Parameters<typeof listRows>) =>
  listMonths(null, listRows(...given)).lines;

/** The list as its words: a month, or an entry with its place of so many. */
const told = (lines: readonly ListLine[]) =>
  lines.map((line) =>
    line.kind === 'month' ? line.month : `${line.key} ${line.place}/${line.size}`,
  );

test('entries stand under their months, and one that cannot be opened keeps its place', () => {
  const lines = linesOf(
    [
      entry({ id: 'new', date: '2026-11-20T10:00:00.000Z' }),
      entry({ id: 'old', date: '2026-10-02T10:00:00.000Z' }),
    ],
    [{ id: 'closed', date: '2026-11-09T10:00:00.000Z' }],
  );
  expect(told(lines)).toEqual([
    'November 2026',
    'new 1/2',
    'closed 2/2',
    'October 2026',
    'old 1/1',
  ]);
});

test('the same month of another year has its own heading, and each year its first line', () => {
  const lines = linesOf(
    [
      entry({ id: 'a', date: '2026-11-20T10:00:00.000Z' }),
      entry({ id: 'b', date: '2025-11-20T10:00:00.000Z' }),
      entry({ id: 'c', date: '2025-02-01T10:00:00.000Z' }),
    ],
    [],
  );
  expect(told(lines)).toEqual([
    'November 2026',
    'a 1/1',
    'November 2025',
    'b 1/1',
    'February 2025',
    'c 1/1',
  ]);
  expect(yearsOf(lines)).toEqual([
    { year: '2026', index: 0 },
    { year: '2025', index: 2 },
  ]);
});

test('months end where the days of this place end, not where those of Greenwich do', () => {
  const midnight = new Date(2026, 10, 1);
  const lines = linesOf(
    [
      entry({ id: 'first', date: midnight.toISOString() }),
      entry({ id: 'last', date: new Date(midnight.getTime() - 1).toISOString() }),
    ],
    [],
  );
  expect(told(lines)).toEqual(['November 2026', 'first 1/1', 'October 2026', 'last 1/1']);
});

test('an entry with a date that is none is shown all the same', () => {
  const lines = linesOf(
    [entry({ id: 'a' })],
    [
      { id: 'odd', date: 'not a time' },
      { id: 'odder', date: 'never' },
    ],
  );
  expect(told(lines)).toEqual(['No date', 'odd 1/2', 'odder 2/2', 'November 2026', 'a 1/1']);
});

test('what was found is shown in the order of the search, without what is gone by now', () => {
  const plain = { text: 'Title', marks: [] };
  const hits = ['b', 'gone', 'a'].map((id) => ({ id, title: plain, snippet: plain, pictures: [] }));
  const entries = new Map([
    ['a', entry({ id: 'a' })],
    ['b', entry({ id: 'b' })],
  ]);
  expect(foundShown(hits, entries).map(({ key }) => key)).toEqual(['b', 'a']);
});
