import type { ListResult } from '../repositories/list-result.ts';
import { noteUnfolded } from './fold-blocks.ts';
import { isReadable, type SummariesById, type SummaryCache } from './read-summaries.ts';
import { type EntrySummary, newestFirst } from './summary.ts';

type Dated = { id: string; date: string };

/** More changes than this at once, as after a restored backup, are faster sorted anew. */
const mostSpliced = 500;

/** Brings the list in memory up to date. `changed`: ids of entries; `fresh`: those of them that are still there. */
export function applyChanges(
  cache: SummaryCache,
  changed: readonly string[],
  fresh: SummariesById,
): void {
  const was: SummariesById = new Map();
  for (const id of changed) {
    const known = cache.byId.get(id);
    noteUnfolded(cache.unfolded, id, known);
    if (known) was.set(id, known);
    const now = fresh.get(id);
    if (now) cache.byId.set(id, now);
    else cache.byId.delete(id);
  }
  cache.sorted = cache.sorted && spliceChanges(cache.sorted, was, fresh);
}

/**
 * The list after some entries changed: each is taken from its place and put into its new one, by binary search, so that a save
 * costs no more in a long journal. `was` and `is`: the changed entries before and after, without those that were or are not
 * there. What did not change stays the same object. Null if everything has to be sorted.
 */
export function spliceChanges(
  { items, unreadable }: ListResult<EntrySummary>,
  was: SummariesById,
  is: SummariesById,
): ListResult<EntrySummary> | null {
  if (was.size > mostSpliced || is.size > mostSpliced) return null;
  const next = [...items];
  for (const one of was.values()) {
    if (!isReadable(one)) continue;
    const index = indexFor(next, one);
    if (next[index]?.id !== one.id) return null;
    next.splice(index, 1);
  }
  for (const one of is.values()) if (isReadable(one)) next.splice(indexFor(next, one), 0, one);
  const closed = [...is.values()].filter((one) => !isReadable(one));
  const others = unreadable.filter(({ id }) => !was.has(id));
  const isSame = closed.length === 0 && others.length === unreadable.length;
  return {
    items: next,
    unreadable: isSame ? unreadable : [...others, ...closed.map(({ id, date }) => ({ id, date }))],
  };
}

/** Where `one` stands in a sorted list, or would. */
function indexFor(sorted: readonly Dated[], one: Dated): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const there = sorted[middle];
    if (there && there.id !== one.id && newestFirst(there, one) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
