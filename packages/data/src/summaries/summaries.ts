import type { EntriesSnapshot, Env, SummaryBlock, Vault } from '@mooring/storage';
import { createMutex, forEachChunk } from '@mooring/storage';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { emptyResult, type ListResult } from '../repositories/list-result.ts';
import { noteUnfolded, planFold, planFromChanges } from './fold-blocks.ts';
import { type NewestEntries, newestFromBlocks, newestFromCache } from './newest-summaries.ts';
import { type BlockPlan, maxPendingChanges, type OpenBlock, planRebuild } from './plan-blocks.ts';
import {
  blockLocation,
  openBlocks,
  readableSummaries,
  readEntries,
  reconcileCount,
  type SummariesById,
  type SummaryCache,
  toListResult,
  type Unfolded,
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
    let unfolded: Unfolded = { upTo: snapshot.blocksUpTo, dates: new Map() };
    for (const id of changed) noteUnfolded(unfolded, id, byId.get(id));
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
      unfolded = { upTo: snapshot.last, dates: new Map() };
    }
    return { lastSeen: snapshot.last, byId, sorted: null, unfolded };
  }

  async function writeInBackground(open: OpenAccount, snapshot: EntriesSnapshot, plan: BlockPlan) {
    isWriting = true;
    await writeBlocks(open, snapshot, plan).catch(() => {});
    isWriting = false;
  }

  async function writeBlocks(
    { vault, store }: OpenAccount,
    { blocksUpTo, last }: Pick<EntriesSnapshot, 'blocksUpTo' | 'last'>,
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
    return store.derived.updateBlocks({ from: blocksUpTo, to: last, puts, removes: plan.removes });
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
    if (changes.last - changes.blocksUpTo > maxPendingChanges && !isWriting)
      void writeSoon(open, before);
    return before;
  }

  /** Writes what is pending. Reads every block again where another tab has rewritten them. */
  function writeSoon(open: OpenAccount, cache: SummaryCache) {
    isWriting = true;
    return withMutex(async () => {
      // Nothing else looks at it before the end of this.
      isWriting = false;
      if (await fold(open, cache)) return;
      const fresh = await readAll(open);
      if (fresh.lastSeen === cache.lastSeen) cache.unfolded = fresh.unfolded;
    }).catch(() => {
      isWriting = false;
    });
  }

  async function fold(open: OpenAccount, cache: SummaryCache): Promise<boolean> {
    const { lastSeen: last, unfolded } = cache;
    const plan = await planFold(open, cache);
    if (!plan || !(await writeBlocks(open, { blocksUpTo: unfolded.upTo, last }, plan)))
      return false;
    cache.unfolded = { upTo: last, dates: new Map() };
    return true;
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
