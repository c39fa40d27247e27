import { forEachChunk, type SummaryBlock } from '@mooring/storage';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { openEntry } from '../repositories/entry-row.ts';
import { utcTime } from './cut.ts';
import type { OpenBlock } from './fold-blocks.ts';
import { type EntrySummary, summaryOf, unpackBlock } from './summary.ts';

/** Every entry by its id: what a list shows of it, or only its date where it does not open. */
export type Known = Map<string, EntrySummary | { id: string; date: string; unreadable: true }>;

/** Rows opened at once. */
const batch = 100;

export const blockPlace = (rowId: string) => ({ table: 'entry_blocks', column: 'value', rowId });

/** Opens blocks, newest first. One that does not open is left out and told of. */
export async function openBlocks({ vault }: OpenAccount, blocks: readonly SummaryBlock[]) {
  const open: OpenBlock[] = [];
  const bad: string[] = [];
  await forEachChunk(blocks, 40, async (part) => {
    const opened = await Promise.allSettled(
      part.map(async ({ id, value }) => unpackBlock(await vault.open(blockPlace(id), value))),
    );
    for (const [index, result] of opened.entries()) {
      const id = part[index]?.id ?? '';
      if (result.status === 'fulfilled') open.push({ id, summaries: result.value });
      else bad.push(id);
    }
  });
  return { open, bad };
}

/** Brings `known` up to date with the rows of these entries. */
export async function readEntries(
  { store, vault }: OpenAccount,
  ids: readonly string[],
  known: Known,
): Promise<void> {
  await forEachChunk(ids, batch, async (part) => {
    const rows = await store.getMany('journal_entries', part);
    const opened = await Promise.allSettled(rows.map((row) => row && openEntry(vault, row)));
    for (const [index, id] of part.entries()) {
      const row = rows[index];
      const result = opened[index];
      if (!row || !result) known.delete(id);
      else if (result.status === 'fulfilled' && result.value)
        known.set(id, summaryOf(result.value));
      else known.set(id, { id, date: utcTime(row.date), unreadable: true });
    }
  });
}

/** Makes `known` as many as there are, from the rows, which are the truth. False where it held anything else. */
export async function settleCount(
  open: OpenAccount,
  known: Known,
  count: number,
): Promise<boolean> {
  if (known.size === count) return true;
  const ids = new Set(await open.store.ids('journal_entries'));
  const extra = [...known.keys()].filter((id) => !ids.has(id));
  for (const id of extra) known.delete(id);
  const missing = [...ids].filter((id) => !known.has(id));
  await readEntries(open, missing, known);
  // Rows that do not open stand in no block, and are tried again each time.
  return extra.length === 0 && missing.every((id) => !readable(known.get(id)));
}

export const readable = (one: ReturnType<Known['get']>): one is EntrySummary =>
  one !== undefined && !('unreadable' in one);
