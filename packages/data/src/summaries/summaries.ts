import type { EntriesSnapshot, Env, SummaryBlock, Vault } from '@mooring/storage';
import { createMutex, forEachChunk } from '@mooring/storage';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { emptyResult, type ListResult } from '../repositories/list-result.ts';
import { type BlockPlan, type OpenBlock, planChanges, planRebuild } from './plan-blocks.ts';
import {
  blockLocation,
  isReadable,
  openBlocks,
  readEntries,
  reconcileCount,
  type SummariesById,
} from './read-summaries.ts';
import { type EntrySummary, newestFirst, packBlock } from './summary.ts';

/**
 * Summaries of the entries for lists. They are stored in a few encrypted blocks, so that a list does not open every
 * row.
 */
export type Summaries = {
  /** All of them, newest first. */
  list(): Promise<ListResult<EntrySummary>>;
  /** At least the newest `limit` if there are as many, and the total: enough for a first screen. */
  newest(limit: number): Promise<ListResult<EntrySummary> & { total: number }>;
};

type SummaryCache = {
  lastSeen: number;
  known: SummariesById;
  sorted: ListResult<EntrySummary> | null;
};

/**
 * The number of changed entries after which the blocks are rewritten. Each change costs the opening of one row at the
 * next start.
 */
const maxPendingChanges = 24;

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
    const snapshot = await store.derived.snapshot(null);
    const storedBlocks = await store.derived.blocks();
    const { open: blocks, unreadable } = await openBlocks(open, storedBlocks);
    const known: SummariesById = new Map();
    for (const { summaries } of blocks) for (const one of summaries) known.set(one.id, one);
    const once = blocks.reduce((sum, { summaries }) => sum + summaries.length, 0) === known.size;
    const changed = snapshot.changed ?? [];
    await readEntries(open, changed, known);
    const matched = await reconcileCount(open, known, snapshot.count);
    const isValid = once && matched && unreadable.length === 0 && snapshot.changed !== null;
    if (!isValid || changed.length > maxPendingChanges) {
      const all = [...blocks, ...unreadable.map((id): OpenBlock => ({ id, summaries: [] }))];
      const few = changed.length < known.size / 4;
      const plan =
        isValid && few
          ? planFromChanges(blocks, changed, known)
          : planRebuild(all, readableSummaries(known));
      // The list does not wait for the blocks, and works if they cannot be written.
      void writeInBackground(open, snapshot, plan);
    }
    return { lastSeen: snapshot.last, known, sorted: null };
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
    const snapshot = before && (await open.store.derived.snapshot(before.lastSeen));
    if (!before || !snapshot?.changed) {
      const fresh = await readAll(open);
      cacheByVault.set(open.vault, fresh);
      return fresh;
    }
    if (snapshot.changed.length > 0 || before.known.size !== snapshot.count) {
      before.sorted = null;
      await readEntries(open, snapshot.changed, before.known);
      await reconcileCount(open, before.known, snapshot.count);
      before.lastSeen = snapshot.last;
    }
    if (snapshot.last - snapshot.blocksUpTo > maxPendingChanges && !isWriting) void writeSoon(open);
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
    now.sorted ??= toListResult(now.known);
    return now.sorted;
  };

  return {
    list: () => withMutex(async () => (await current()) ?? emptyResult()),
    async newest(limit) {
      const open = await storage.open();
      if (!open) return { ...emptyResult<EntrySummary>(), total: 0 };
      if (!cacheByVault.has(open.vault)) {
        const first = await newestFromBlocks(open, limit);
        if (first) return first;
      }
      const all = await withMutex(async () => (await current()) ?? emptyResult<EntrySummary>());
      return { ...all, total: all.items.length + all.unreadable.length };
    },
  };
}

/** The newest entries from the first blocks alone. Reads rows instead if the blocks are not usable. */
async function newestFromBlocks(open: OpenAccount, limit: number) {
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

function planFromChanges(
  blocks: readonly OpenBlock[],
  changed: readonly string[],
  known: SummariesById,
) {
  const put = changed.map((id) => known.get(id)).filter(isReadable);
  return planChanges(blocks, put, new Set(changed.filter((id) => !isReadable(known.get(id)))));
}

const readableSummaries = (known: SummariesById) => [...known.values()].filter(isReadable);

function toListResult(known: SummariesById): ListResult<EntrySummary> {
  const unreadable = [...known.values()].filter((one) => !isReadable(one));
  return {
    items: readableSummaries(known).sort(newestFirst),
    unreadable: unreadable.map(({ id, date }) => ({ id, date })),
  };
}
