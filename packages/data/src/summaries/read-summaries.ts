import { utcTime } from '@mooring/contract';
import { forEachChunk, type SummaryBlock } from '@mooring/storage';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { openEntry } from '../repositories/entry-row.ts';
import type { ListResult } from '../repositories/list-result.ts';
import type { OpenBlock } from './plan-blocks.ts';
import { type EntrySummary, newestFirst, summaryOf, unpackBlock } from './summary.ts';

/** Every entry by id: its summary, or only its date if it cannot be opened. */
export type SummariesById = Map<
  string,
  EntrySummary | { id: string; date: string; unreadable: true }
>;

/**
 * Where the blocks still have what changed after the number `upTo`: by entry the date that it has in its block, null for one that is
 * in none.
 */
export type Unfolded = { upTo: number; dates: Map<string, string | null> };

/** The list in memory, as it was after the change `lastSeen`. `sorted`: null while it is being changed. */
export type SummaryCache = {
  lastSeen: number;
  byId: SummariesById;
  sorted: ListResult<EntrySummary> | null;
  unfolded: Unfolded;
};

/** Rows opened at once. */
const batchSize = 100;

export const blockLocation = (rowId: string) => ({ table: 'entry_blocks', column: 'value', rowId });

/** Opens blocks, newest first. `unreadable` holds the ids of those that cannot be opened. */
export async function openBlocks({ vault }: OpenAccount, blocks: readonly SummaryBlock[]) {
  const open: OpenBlock[] = [];
  const unreadable: string[] = [];
  await forEachChunk(blocks, 40, async (part) => {
    const opened = await Promise.allSettled(
      part.map(async ({ id, value }) => unpackBlock(await vault.open(blockLocation(id), value))),
    );
    for (const [index, result] of opened.entries()) {
      const id = part[index]?.id ?? '';
      if (result.status === 'fulfilled') open.push({ id, summaries: result.value });
      else unreadable.push(id);
    }
  });
  return { open, unreadable };
}

/** Updates `summaries` from the rows of these entries. */
export async function readEntries(
  { store, vault }: OpenAccount,
  ids: readonly string[],
  summaries: SummariesById,
): Promise<void> {
  await forEachChunk(ids, batchSize, async (part) => {
    const rows = await store.getMany('journal_entries', part);
    const opened = await Promise.allSettled(rows.map((row) => row && openEntry(vault, row)));
    for (const [index, id] of part.entries()) {
      const row = rows[index];
      const result = opened[index];
      if (!row || !result) summaries.delete(id);
      else if (result.status === 'fulfilled' && result.value)
        summaries.set(id, summaryOf(result.value));
      else summaries.set(id, { id, date: utcTime(row.date) ?? '', unreadable: true });
    }
  });
}

/** Compares `summaries` with the ids of the rows, which are the truth, and corrects it. False if it was wrong. */
export async function reconcileCount(
  open: OpenAccount,
  summaries: SummariesById,
  count: number,
): Promise<boolean> {
  if (summaries.size === count) return true;
  const ids = new Set(await open.store.ids('journal_entries'));
  const extra = [...summaries.keys()].filter((id) => !ids.has(id));
  for (const id of extra) summaries.delete(id);
  const missing = [...ids].filter((id) => !summaries.has(id));
  await readEntries(open, missing, summaries);
  // Rows that cannot be opened are in no block and are tried again each time.
  return extra.length === 0 && missing.every((id) => !isReadable(summaries.get(id)));
}

export const isReadable = (one: ReturnType<SummariesById['get']>): one is EntrySummary =>
  one !== undefined && !('unreadable' in one);

export const readableSummaries = (known: SummariesById) => [...known.values()].filter(isReadable);

export function toListResult(known: SummariesById): ListResult<EntrySummary> {
  const unreadable = [...known.values()].filter((one) => !isReadable(one));
  return {
    items: readableSummaries(known).sort(newestFirst),
    unreadable: unreadable.map(({ id, date }) => ({ id, date })),
  };
}
