import { type EntrySummary, newestFirst } from './summary.ts';

/** A decrypted block. `summaries`: newest first. */
export type OpenBlock = { id: string; summaries: EntrySummary[] };

/** The blocks to write, with their own id or a new one (null), and those to remove. */
export type BlockPlan = {
  puts: { id: string | null; summaries: EntrySummary[] }[];
  removes: string[];
};

/** Entries per block. A block may grow by half before it is split. */
const blockSize = 100;
const maxBlockSize = 150;

/**
 * The number of changed entries after which the blocks are rewritten. Each change costs the opening of one row at the
 * next start.
 */
export const maxPendingChanges = 24;

/** Puts every entry into new blocks. The oldest blocks are full, so that a new entry touches only the newest. */
export function planRebuild(
  old: readonly OpenBlock[],
  summaries: readonly EntrySummary[],
): BlockPlan {
  const sorted = [...summaries].sort(newestFirst);
  return { puts: splitIntoBlocks(sorted, null), removes: old.map(({ id }) => id) };
}

/** Plans the blocks that change. `gone` is removed; `changed` is put into the block of its date. */
export function planChanges(
  blocks: readonly OpenBlock[],
  changed: readonly EntrySummary[],
  removed: ReadonlySet<string>,
): BlockPlan {
  const changedIds = new Set([...removed, ...changed.map(({ id }) => id)]);
  const drafts = blocks.map(({ id, summaries }) => {
    const remaining = summaries.filter((summary) => !changedIds.has(summary.id));
    return { id, summaries: remaining, touched: remaining.length !== summaries.length };
  });
  if (drafts.length === 0) return planRebuild([], changed);
  // Read before anything is inserted, which does not move the boundaries.
  const blockStarts = drafts.map(({ summaries: [first] }) => first);
  for (const summary of changed) {
    // The oldest block whose newest entry is later than this one, otherwise the newest block.
    const blockIndex = blockStarts.findLastIndex(
      (first) => first && newestFirst(first, summary) < 0,
    );
    const block = drafts[Math.max(0, blockIndex)];
    block?.summaries.push(summary);
    if (block) block.touched = true;
  }
  const plan: BlockPlan = { puts: [], removes: [] };
  for (const { id, summaries, touched } of drafts) {
    if (!touched) continue;
    summaries.sort(newestFirst);
    if (summaries.length === 0) plan.removes.push(id);
    else plan.puts.push(...splitIntoBlocks(summaries, id || null));
  }
  return plan;
}

/** Splits a list into blocks. Only the first, newest block may be partly filled. */
function splitIntoBlocks(sorted: readonly EntrySummary[], id: string | null): BlockPlan['puts'] {
  if (id !== null && sorted.length <= maxBlockSize) return [{ id, summaries: [...sorted] }];
  const puts: BlockPlan['puts'] = [];
  for (let end = sorted.length; end > 0; end -= blockSize) {
    puts.unshift({ id: null, summaries: sorted.slice(Math.max(0, end - blockSize), end) });
  }
  const [first] = puts;
  if (first) first.id = id;
  return puts;
}
