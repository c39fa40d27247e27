// @vitest-environment node
import type { EntrySummary } from '@mooring/data';
import { expect, test } from 'vitest';
import { type ListRow, listMonths } from './list-months.ts';

const summary = (id: string, date: Date): EntrySummary => ({
  id,
  title: id,
  beginning: 'Text',
  isCut: false,
  tags: [],
  type: 'text',
  durationMs: null,
  date: date.toISOString(),
});
/** Twenty entries a month, newest first. */
const journal = (months: number): EntrySummary[] =>
  Array.from({ length: months * 20 }, (_, at) => {
    const day = 20 - (at % 20);
    return summary(`e${at}`, new Date(2026, 10 - Math.floor(at / 20), day, 12));
  });

const changes: [what: string, (rows: ListRow[]) => ListRow[]][] = [
  ['a new entry', (rows) => [summary('new', new Date(2026, 10, 28)), ...rows]],
  ['the first of a new month', (rows) => [summary('new', new Date(2026, 11, 1)), ...rows]],
  [
    'one at the end of a month',
    (rows) => rows.toSpliced(40, 0, summary('new', new Date(2026, 9, 1))),
  ],
  ['one before a month', (rows) => rows.toSpliced(40, 0, summary('new', new Date(2026, 8, 28)))],
  ['a changed one', (rows) => rows.toSpliced(70, 1, summary('e70', new Date(2026, 7, 10, 12)))],
  ['a month that is gone', (rows) => rows.toSpliced(60, 20)],
  ['the oldest gone', (rows) => rows.slice(0, -1)],
  [
    'one that does not open any more',
    (rows) => rows.with(65, { id: 'e65', date: rows[65]?.date ?? '' }),
  ],
  ['nothing', (rows) => [...rows]],
  ['everything gone', () => []],
];

test.each(changes)('after %s the list is as if it had been made anew', (_, change) => {
  const rows = journal(12);
  const after = change(rows);
  const followed = listMonths(listMonths(null, rows), after);
  expect(followed).toEqual(listMonths(null, after));
  expect(listMonths(followed, rows)).toEqual(listMonths(null, rows));
});

test('a save makes one month anew, in a journal of a year and in one of fifty', () => {
  for (const months of [12, 600]) {
    const before = listMonths(null, journal(months));
    const rows = [summary('new', new Date(2026, 10, 28)), ...before.rows];
    const known = new Set(before.months);
    const made = listMonths(before, rows).months.filter((month) => !known.has(month));
    expect(made).toHaveLength(1);
    expect(made[0]).toHaveLength(22);
  }
});
