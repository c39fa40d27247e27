// @vitest-environment node
import { expect, test } from 'vitest';
import { type SummariesById, toListResult } from './read-summaries.ts';
import { spliceChanges } from './splice-changes.ts';
import type { EntrySummary } from './summary.ts';

let dateReads = 0;

/** An entry of an hour. Notes how often its date is looked at. */
const one = (number: number, hour = number, title = `Entry ${number}`): EntrySummary => {
  const date = new Date(Date.UTC(2016, 0, 1) + Math.floor(hour / 2) * 3_600_000).toISOString();
  return {
    id: `id-${String(number).padStart(6, '0')}`,
    get date() {
      dateReads += 1;
      return date;
    },
    title,
    beginning: 'Words.',
    isCut: false,
    tags: [],
    type: 'text',
    durationMs: null,
  };
};
const closed = (number: number) => ({
  id: one(number).id,
  date: one(number).date,
  unreadable: true as const,
});
const byId = (...all: (EntrySummary | ReturnType<typeof closed>)[]): SummariesById =>
  new Map(all.map((each) => [each.id, each]));
const journal = (count: number) =>
  byId(...Array.from({ length: count }, (_, number) => one(number)));

test('a saved entry looks at no more entries in a long journal than at those on the way to its place', () => {
  const reads = [100, 1000, 10_000].map((count) => {
    const list = toListResult(journal(count));
    dateReads = 0;
    const after = spliceChanges(list, byId(), byId(one(count)));
    expect(after?.items).toHaveLength(count + 1);
    expect(after?.items[0]?.id).toBe(one(count).id);
    return dateReads;
  });
  for (const read of reads) expect(read).toBeLessThan(60);
});

test('new, changed, moved, removed and damaged entries stand where sorting everything would put them', () => {
  const known = journal(40);
  const list = toListResult(known);
  const changes: [was: SummariesById, is: SummariesById][] = [
    [byId(), byId(one(50), one(51, 7))],
    [byId(one(9)), byId(one(9, 9, 'Changed'))],
    [byId(one(9), one(10)), byId(one(9, 30), one(10, 0))],
    [byId(one(0), one(39)), byId()],
    [byId(one(20)), byId(closed(20))],
  ];
  for (const [was, is] of changes) {
    const after = new Map(known);
    for (const id of was.keys()) after.delete(id);
    for (const [id, each] of is) after.set(id, each);
    expect(spliceChanges(list, was, is)).toEqual(toListResult(after));
  }
});

test('what did not change is the same as before, and so is the list that was given out', () => {
  const list = toListResult(byId(...journal(5).values(), closed(7)));
  const before = [...list.items];
  const after = spliceChanges(list, byId(one(2)), byId(one(2, 2, 'Changed')));
  expect(list.items).toEqual(before);
  expect(after?.unreadable).toBe(list.unreadable);
  expect(after?.items.filter((each) => before.includes(each))).toHaveLength(4);
});

test('an entry that opens again leaves those that do not', () => {
  const list = toListResult(byId(one(1), closed(2)));
  const after = spliceChanges(list, byId(closed(2)), byId(one(2)));
  expect(after).toEqual(toListResult(byId(one(1), one(2))));
});

test('a list that was not in order, and very many changes, are sorted anew', () => {
  const list = { items: [one(1), one(5), one(3)], unreadable: [] };
  expect(spliceChanges(list, byId(one(1)), byId())).toBeNull();
  expect(spliceChanges(toListResult(byId()), byId(), journal(501))).toBeNull();
});
