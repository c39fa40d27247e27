import type { OpenAccount } from '../repositories/account-storage.ts';
import { type BlockPlan, maxPendingChanges, planChanges } from './plan-blocks.ts';
import {
  isReadable,
  openBlocks,
  type SummariesById,
  type SummaryCache,
  type Unfolded,
} from './read-summaries.ts';
import { newestFirst } from './summary.ts';

/** `known`: the entry as it was before its first change since the blocks were written. */
export function noteUnfolded(
  { dates }: Unfolded,
  id: string,
  known: ReturnType<SummariesById['get']>,
): void {
  if (!dates.has(id)) dates.set(id, isReadable(known) ? known.date : null);
}

/**
 * Plans the blocks that the changes since the last fold touch, and reads and opens those alone, so that it takes no longer in a long
 * journal. Null where they are not what is remembered of them, or where much changed: then every block has to be read.
 */
export async function planFold(
  open: OpenAccount,
  { unfolded, byId }: SummaryCache,
): Promise<BlockPlan | null> {
  const { dates } = unfolded;
  if (dates.size > maxPendingChanges * 4) return null;
  const is = [...dates.keys()].map((id) => byId.get(id)).filter(isReadable);
  const was = [...dates.values()].filter((date) => date !== null);
  const wanted = new Set([...was, ...is.map(({ date }) => date)]);
  const found = await openBlocks(open, await open.store.derived.blocksAt([...wanted]));
  const blocks = found.open.filter(({ summaries }) => summaries.length > 0);
  if (found.unreadable.length > 0 || blocks.length < found.open.length) return null;
  const inBlocks = new Set(blocks.flatMap(({ summaries }) => summaries.map(({ id }) => id)));
  for (const [id, date] of dates) if (inBlocks.has(id) !== (date !== null)) return null;
  blocks.sort(({ summaries: [one] }, { summaries: [other] }) =>
    one && other ? newestFirst(one, other) : 0,
  );
  return planFromChanges(blocks, [...dates.keys()], byId);
}

export function planFromChanges(
  blocks: Parameters<typeof planChanges>[0],
  changed: readonly string[],
  byId: SummariesById,
): BlockPlan {
  const put = changed.map((id) => byId.get(id)).filter(isReadable);
  return planChanges(blocks, put, new Set(changed.filter((id) => !isReadable(byId.get(id)))));
}
