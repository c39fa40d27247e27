// @vitest-environment node
import type { EntrySummary } from '@mooring/data';
import { expect, test } from 'vitest';
import { ownTagged } from './own-tagged.ts';

let looks = 0;
/** An entry that notes when its tags are looked at. */
const entry = (id: string, ...tags: string[]): EntrySummary => ({
  id,
  title: id,
  beginning: '',
  isCut: false,
  get tags() {
    looks += 1;
    return tags;
  },
  type: 'text',
  durationMs: null,
  date: '2026-11-20T10:00:00.000Z',
});
const idsOf = ({ tagged }: ReturnType<typeof ownTagged>) => [...tagged].map(({ id }) => id).sort();

test('a saved entry is the only one of a long journal whose tags are looked at', () => {
  const entries = Array.from({ length: 3000 }, (_, at) =>
    entry(`e${at}`, at % 100 ? 'hope' : 'sea'),
  );
  const before = ownTagged(null, entries);
  expect(before.tagged.size).toBe(30);
  looks = 0;
  const after = ownTagged(before, [entry('new', 'sea'), ...entries]);
  expect(after.tagged.size).toBe(31);
  expect(looks).toBe(1);
});

test('entries that were changed, removed or that lost their tag are followed', () => {
  const [a, b, c] = [entry('a', 'sea'), entry('b', 'hope'), entry('c', 'Vera')];
  const first = ownTagged(null, [a, b, c]);
  expect(idsOf(first)).toEqual(['a', 'c']);
  expect(idsOf(ownTagged(first, [a, entry('b', 'sea'), entry('c')]))).toEqual(['a', 'b']);
  expect(idsOf(ownTagged(first, []))).toEqual([]);
  expect(idsOf(first)).toEqual(['a', 'c']);
});
