import type { OpenAccount } from '../repositories/account-storage.ts';
import { maxPendingChanges } from './plan-blocks.ts';
import { openBlocks, readEntries, type SummariesById, toListResult } from './read-summaries.ts';

/** The newest entries from the first blocks alone. Reads rows instead if the blocks are not usable. */
export async function newestFromBlocks(open: OpenAccount, limit: number) {
  const snapshot = await open.store.derived.snapshot(null);
  const blocks = await open.store.derived.blocks(1 + Math.ceil(limit / 100));
  if (!snapshot.changed || snapshot.changed.length > maxPendingChanges * 4 || blocks.length === 0) {
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
