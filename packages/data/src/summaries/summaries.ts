import type { EntriesSnapshot, Env, SummaryBlock, Vault } from '@mooring/storage';
import { createMutex, forEachChunk } from '@mooring/storage';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { emptyResult, type ListResult } from '../repositories/list-result.ts';
import { type NewestEntries, newestFromBlocks, newestFromCache } from './newest-summaries.ts';
import {
  type BlockPlan,
  maxPendingChanges,
  type OpenBlock,
  planChanges,
  planRebuild,
} from './plan-blocks.ts';
import {
  blockLocation,
  isReadable,
  openBlocks,
  readableSummaries,
  readEntries,
  reconcileCount,
  type SummariesById,
  type SummaryCache,
  toListResult,
} from './read-summaries.ts';
import { applyChanges } from './splice-changes.ts';
import { type EntrySummary, packBlock } from './summary.ts';

/**
 * Summaries of the entries for lists. They are stored in a few encrypted blocks, so that a list does not open every
 * row.
 */
export type Summaries = {
  /** All of them, newest first. */
  list(): Promise<ListResult<EntrySummary>>;
  /** At least the newest `limit` if there are as many, and the total: enough for a first screen. */
  newest(limit: number): Promise<NewestEntries>;
};

export function createSummaries({
  env,
  storage,
}: {
  env: Env;
  storage: AccountStorage;
}): Summaries {
  // Keyed by the vault, so that locking drops the decrypted summaries.
  const cacheByVault = new WeakMap<Vault, SummaryCache>();
  const withMutex = createMutex();
  let isWriting = false;

  async function readAll(open: OpenAccount): Promise<SummaryCache> {
    const { store } = open;
    const snapshot = await store.derived.snapshot();
    const storedBlocks = await store.derived.blocks();
    const { open: blocks, unreadable } = await openBlocks(open, storedBlocks);
    const byId: SummariesById = new Map();
    for (const { summaries } of blocks) for (const one of summaries) byId.set(one.id, one);
    const hasNoDuplicates =
      blocks.reduce((sum, { summaries }) => sum + summaries.length, 0) === byId.size;
    const changed = snapshot.changed ?? [];
    await readEntries(open, changed, byId);
    const isCountRight = await reconcileCount(open, byId, snapshot.count);
    const isValid =
      hasNoDuplicates && isCountRight && unreadable.length === 0 && snapshot.changed !== null;
    if (!isValid || changed.length > maxPendingChanges) {
      const all = [...blocks, ...unreadable.map((id): OpenBlock => ({ id, summaries: [] }))];
      const isSmallChange = changed.length < byId.size / 4;
      const plan =
        isValid && isSmallChange
          ? planFromChanges(blocks, changed, byId)
          : planRebuild(all, readableSummaries(byId));
      // The list does not wait for the blocks, and works if they cannot be written.
      void writeInBackground(open, snapshot, plan);
    }
    return { lastSeen: snapshot.last, byId, sorted: null };
  }

  async function writeInBackground(open: OpenAccount, snapshot: EntriesSnapshot, plan: BlockPlan) {
    isWriting = true;
    await writeBlocks(open, snapshot, plan).catch(() => {});
    isWriting = false;
  }

  async function writeBlocks(
    { vault, store }: OpenAccount,
    { blocksUpTo, last }: EntriesSnapshot,
    plan: BlockPlan,
  ) {
    const puts: SummaryBlock[] = [];
    await forEachChunk(plan.puts, 20, async (part) => {
      puts.push(
        ...(await Promise.all(
          part.map(async ({ id, summaries }) => {
            const blockId = id ?? env.newId();
            return {
              id: blockId,
              user_id: vault.userId,
              newest: summaries[0]?.date ?? '',
              value: await vault.seal(blockLocation(blockId), packBlock(summaries)),
            };
          }),
        )),
      );
    });
    await store.derived.updateBlocks({ from: blocksUpTo, to: last, puts, removes: plan.removes });
  }

  async function readUpToDate(open: OpenAccount): Promise<SummaryCache> {
    const before = cacheByVault.get(open.vault);
    const changes = before && (await open.store.derived.changesSince(before.lastSeen));
    // A smaller number than before: the database was cleared under the open page.
    if (!before || !changes?.changed || changes.last < before.lastSeen) {
      const fresh = await readAll(open);
      cacheByVault.set(open.vault, fresh);
      return fresh;
    }
    if (changes.changed.length > 0) {
      const fresh: SummariesById = new Map();
      await readEntries(open, changes.changed, fresh);
      applyChanges(before, changes.changed, fresh);
    }
    before.lastSeen = changes.last;
    if (changes.last - changes.blocksUpTo > maxPendingChanges && !isWriting) void writeSoon(open);
    return before;
  }

  /** Reads the blocks again, because another tab may have rewritten them, and then writes what is pending. */
  function writeSoon(open: OpenAccount) {
    isWriting = true;
    return withMutex(() => readAll(open)).catch(() => {
      isWriting = false;
    });
  }

  const current = async (): Promise<ListResult<EntrySummary> | null> => {
    const open = await storage.open();
    if (!open) return null;
    const now = await readUpToDate(open);
    now.sorted ??= toListResult(now.byId);
    return now.sorted;
  };

  return {
    list: () => withMutex(async () => (await current()) ?? emptyResult()),
    async newest(limit) {
      const open = await storage.open();
      if (!open) return { ...emptyResult<EntrySummary>(), total: 0 };
      const cache = cacheByVault.get(open.vault);
      const first = await (cache
        ? newestFromCache(open, cache, limit)
        : newestFromBlocks(open, limit));
      if (first) return first;
      const all = await withMutex(async () => (await current()) ?? emptyResult<EntrySummary>());
      return { ...all, total: all.items.length + all.unreadable.length };
    },
  };
}

function planFromChanges(
  blocks: readonly OpenBlock[],
  changed: readonly string[],
  byId: SummariesById,
) {
  const put = changed.map((id) => byId.get(id)).filter(isReadable);
  return planChanges(blocks, put, new Set(changed.filter((id) => !isReadable(byId.get(id)))));
}
