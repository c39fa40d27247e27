import type { Entry } from '@mooring/data';
import { expect, test } from 'vitest';
import { entryCount, writingDays } from './count-line.ts';
import { filterEntries, isFiltering, searchable } from './entry-filter.ts';
import { excerpt } from './excerpt.ts';
import { listRows, monthGroups } from './month-groups.ts';

const entry = (fields: Partial<Entry>): Entry => ({
  id: 'a',
  title: 'Title',
  content: 'Text',
  tags: [],
  type: 'text',
  recording: null,
  date: '2026-11-20T10:00:00.000Z',
  editedAt: null,
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

const lilies = entry({
  id: 'lilies',
  title: 'Lilies',
  content: 'They had them at the café.',
  tags: ['grief', 'hope'],
});
const kitchen = entry({
  id: 'kitchen',
  title: 'The kitchen',
  content: 'It’s loud\nwithout him',
  tags: ['grief'],
});
const station = entry({
  id: 'station',
  title: 'Station',
  content: 'I was listening',
  tags: ['guilt'],
});

test.each([
  ['nothing chosen', null, '', ['lilies', 'kitchen', 'station']],
  ['blanks are no search', null, '   ', ['lilies', 'kitchen', 'station']],
  ['a tag', 'grief', '', ['lilies', 'kitchen']],
  ['a word of a title', null, 'KITCHEN', ['kitchen']],
  ['a word of a text, without its accent', null, 'cafe', ['lilies']],
  ['a straight apostrophe for a curly one', null, "it's", ['kitchen']],
  ['part of a word, while typing', null, 'lis', ['station']],
  ['words of title and text in any order', null, 'him kitchen', ['kitchen']],
  ['a tag and a word together', 'grief', 'lilies', ['lilies']],
  ['a tag and a word that do not meet', 'guilt', 'lilies', []],
  ['signs that mean something to a pattern', null, '(.*)', []],
] as const)('searching finds by %s', (_, tag, query, ids) => {
  const found = filterEntries([lilies, kitchen, station].map(searchable), { tag, query });
  expect(found.map(({ id }) => id)).toEqual(ids);
});

test('a filter is one only when it can leave something out', () => {
  expect(isFiltering({ tag: null, query: ' ' })).toBe(false);
  expect(isFiltering({ tag: 'hope', query: '' })).toBe(true);
  expect(isFiltering({ tag: null, query: 'tea' })).toBe(true);
});

test('entries stand under their months, and one that cannot be opened keeps its place', () => {
  const rows = listRows(
    [
      entry({ id: 'new', date: '2026-11-20T10:00:00.000Z' }),
      entry({ id: 'old', date: '2026-10-02T10:00:00.000Z' }),
    ],
    [{ id: 'closed', date: '2026-11-09T10:00:00.000Z' }],
  );
  const shown = monthGroups(rows).map(({ month, rows }) => [month, rows.map(({ id }) => id)]);
  expect(shown).toEqual([
    ['November 2026', ['new', 'closed']],
    ['October 2026', ['old']],
  ]);
});

test('the same month of another year has its own heading', () => {
  const rows = listRows(
    [
      entry({ id: 'a', date: '2026-11-20T10:00:00.000Z' }),
      entry({ id: 'b', date: '2025-11-20T10:00:00.000Z' }),
    ],
    [],
  );
  expect(monthGroups(rows).map(({ month }) => month)).toEqual(['November 2026', 'November 2025']);
});

test.each([
  ['a short text is whole', 'One line.\nAnother.', 'One line. Another.'],
  ['exactly at the edge', 'a'.repeat(180), 'a'.repeat(180)],
  ['a long text says that it goes on', 'a'.repeat(181), `${'a'.repeat(180)}…`],
  ['a family is never cut in two', `${'a'.repeat(175)}👨‍👩‍👧 and more`, `${'a'.repeat(175)}…`],
])('an excerpt: %s', (_, text, cut) => {
  expect(excerpt(text)).toBe(cut);
});
