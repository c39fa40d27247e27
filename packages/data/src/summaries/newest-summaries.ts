import type { OpenAccount } from '../repositories/account-storage.ts';
import type { ListResult } from '../repositories/list-result.ts';
import { maxPendingChanges } from './plan-blocks.ts';
import {
  isReadable,
  openBlocks,
  readEntries,
  type SummariesById,
  type SummaryCache,
  toListResult,
} from './read-summaries.ts';
import { type EntrySummary, newestFirst } from './summary.ts';

/** The newest entries, and how many there are. */
export type NewestEntries = ListResult<EntrySummary> & { total: number };

/** Entries given from a list that is in memory already. Journals of this size are shown whole at once. */
const fromMemory = 1000;

/**
 * The newest entries of a list that is in memory, with what changed since. Reads the changed rows alone, so it takes no
 * longer in a large journal. Null where the list is being changed: then it has to be waited for.
 */
export async function newestFromCache(
  open: OpenAccount,
  cache: SummaryCache,
  limit: number,
): Promise<NewestEntries | null> {
  const { sorted, lastSeen, byId } = cache;
  const { changed } = await open.store.derived.changesSince(lastSeen);
  if (!sorted || !changed || changed.length > maxPendingChanges * 4) return null;
  const fresh: SummariesById = new Map();
  await readEntries(open, changed, fresh);
  // The list was brought up to date meanwhile, so nothing is left to read.
  if (cache.sorted !== sorted) return newestFromCache(open, cache, limit);
  const others = new Set(changed);
  const added = changed.filter((id) => fresh.has(id) && !byId.has(id)).length;
  const removed = changed.filter((id) => byId.has(id) && !fresh.has(id)).length;
  const first = sorted.items.slice(0, Math.max(limit, fromMemory) + changed.length);
  const oldest = first.length < sorted.items.length ? (first.at(-1)?.date ?? '') : '';
  const isShown = ({ date }: { date: string }) => date >= oldest;
  const items = [
    ...first.filter(({ id }) => !others.has(id)),
    ...[...fresh.values()].filter(isReadable),
  ];
  const unreadable = [
    ...sorted.unreadable.filter(({ id }) => !others.has(id)),
    ...[...fresh.values()].filter((one) => !isReadable(one)),
  ];
  return {
    items: items.filter(isShown).sort(newestFirst),
    unreadable: unreadable.filter(isShown).map(({ id, date }) => ({ id, date })),
    total: sorted.items.length + sorted.unreadable.length + added - removed,
  };
}

/** The newest entries from the first blocks alone. Reads rows instead if the blocks are not usable. */
export async function newestFromBlocks(open: OpenAccount, limit: number) {
  const snapshot = await open.store.derived.snapshot(maxPendingChanges * 4);
  const blocks = await open.store.derived.blocks(1 + Math.ceil(limit / 100));
  if (!snapshot.changed || blocks.length === 0) {
    return newestFromRows(open, limit, snapshot.count);
  }
  const { open: opened, unreadable } = await openBlocks(open, blocks);
  if (unreadable.length > 0) return newestFromRows(open, limit, snapshot.count);
  const known: SummariesById = new Map();
  for (const { summaries } of opened) for (const one of summaries) known.set(one.id, one);
  const oldest = opened.at(-1)?.summaries.at(-1)?.date ?? '';
  await readEntries(open, snapshot.changed, known);
  const isComplete = known.size === snapshot.count;
  // Older entries are incomplete as long as the following blocks are not read.
  for (const [id, { date }] of known) if (!isComplete && date < oldest) known.delete(id);
  return { ...toListResult(known), total: snapshot.count };
}

async function newestFromRows(open: OpenAccount, limit: number, total: number) {
  const known: SummariesById = new Map();
  const rows = await open.store.list('journal_entries', { limit });
  await readEntries(
    open,
    rows.map(({ id }) => id),
    known,
  );
  return { ...toListResult(known), total };
}
