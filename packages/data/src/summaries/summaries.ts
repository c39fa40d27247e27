import type { EntriesSnapshot, Env, SummaryBlock, Vault } from '@mooring/storage';
import { createMutex, forEachChunk } from '@mooring/storage';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { nothingOpened, type Opened } from '../repositories/opened.ts';
import { type BlockPlan, type OpenBlock, planAfresh, planChanges } from './fold-blocks.ts';
import {
  blockPlace,
  type Known,
  openBlocks,
  readable,
  readEntries,
  settleCount,
} from './read-summaries.ts';
import { type EntrySummary, newestFirst, packBlock } from './summary.ts';

/** What lists show of the entries, from a handful of sealed blocks instead of every row. */
export type Summaries = {
  /** All of them, newest first. */
  list(): Promise<Opened<EntrySummary>>;
  /** At least the newest `limit` where there are as many, and how many there are in all: enough for a first screen. */
  newest(limit: number): Promise<Opened<EntrySummary> & { total: number }>;
};

type Held = { seen: number; known: Known; sorted: Opened<EntrySummary> | null };

/** Changes that wait until they are folded into the blocks: each costs the opening of one row at the next start. */
const waiting = 24;

export function createSummaries({
  env,
  storage,
}: {
  env: Env;
  storage: AccountStorage;
}): Summaries {
  // What is open goes with its vault: locked, nothing leads to it any more.
  const held = new WeakMap<Vault, Held>();
  const inTurn = createMutex();
  let folding = false;

  async function readAll(open: OpenAccount): Promise<Held> {
    const { store } = open;
    const look = await store.derived.snapshot(null);
    const kept = await store.derived.blocks();
    const { open: blocks, bad } = await openBlocks(open, kept);
    const known: Known = new Map();
    for (const { summaries } of blocks) for (const one of summaries) known.set(one.id, one);
    const once = blocks.reduce((sum, { summaries }) => sum + summaries.length, 0) === known.size;
    const changed = look.changed ?? [];
    await readEntries(open, changed, known);
    const matched = await settleCount(open, known, look.count);
    const sound = once && matched && bad.length === 0 && look.changed !== null;
    if (!sound || changed.length > waiting) {
      const all = [...blocks, ...bad.map((id): OpenBlock => ({ id, summaries: [] }))];
      const few = changed.length < known.size / 4;
      const plan =
        sound && few ? changesPlan(blocks, changed, known) : planAfresh(all, readables(known));
      // The list does not wait for its cache, and does without it where it cannot be written.
      void keepFolded(open, look, plan);
    }
    return { seen: look.last, known, sorted: null };
  }

  async function keepFolded(open: OpenAccount, look: EntriesSnapshot, plan: BlockPlan) {
    folding = true;
    await fold(open, look, plan).catch(() => {});
    folding = false;
  }

  async function fold(
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
              value: await vault.seal(blockPlace(blockId), packBlock(summaries)),
            };
          }),
        )),
      );
    });
    await store.derived.updateBlocks({ from: blocksUpTo, to: last, puts, removes: plan.removes });
  }

  async function upToDate(open: OpenAccount): Promise<Held> {
    const before = held.get(open.vault);
    const look = before && (await open.store.derived.snapshot(before.seen));
    if (!before || !look?.changed) {
      const fresh = await readAll(open);
      held.set(open.vault, fresh);
      return fresh;
    }
    if (look.changed.length > 0 || before.known.size !== look.count) {
      before.sorted = null;
      await readEntries(open, look.changed, before.known);
      await settleCount(open, before.known, look.count);
      before.seen = look.last;
    }
    if (look.last - look.blocksUpTo > waiting && !folding) void foldLater(open);
    return before;
  }

  /** Reads the blocks again, for another tab may have folded them, and folds what waits. */
  function foldLater(open: OpenAccount) {
    folding = true;
    return inTurn(() => readAll(open)).catch(() => {
      folding = false;
    });
  }

  const current = async (): Promise<Opened<EntrySummary> | null> => {
    const open = await storage.open();
    if (!open) return null;
    const now = await upToDate(open);
    now.sorted ??= sort(now.known);
    return now.sorted;
  };

  return {
    list: () => inTurn(async () => (await current()) ?? nothingOpened()),
    async newest(limit) {
      const open = await storage.open();
      if (!open) return { ...nothingOpened<EntrySummary>(), total: 0 };
      if (!held.has(open.vault)) {
        const first = await firstOnes(open, limit);
        if (first) return first;
      }
      const all = await inTurn(async () => (await current()) ?? nothingOpened<EntrySummary>());
      return { ...all, total: all.items.length + all.unreadable.length };
    },
  };
}

/** The newest from the first blocks alone. Null where they do not tell. */
async function firstOnes(open: OpenAccount, limit: number) {
  const look = await open.store.derived.snapshot(null);
  const blocks = await open.store.derived.blocks(1 + Math.ceil(limit / 100));
  if (!look.changed || look.changed.length > waiting * 4 || blocks.length === 0) {
    return newestRows(open, limit, look.count);
  }
  const { open: opened, bad } = await openBlocks(open, blocks);
  if (bad.length > 0) return newestRows(open, limit, look.count);
  const known: Known = new Map();
  for (const { summaries } of opened) for (const one of summaries) known.set(one.id, one);
  const oldest = opened.at(-1)?.summaries.at(-1)?.date ?? '';
  await readEntries(open, look.changed, known);
  const whole = known.size === look.count;
  // What is older than these blocks has neighbours that are not here yet.
  for (const [id, { date }] of known) if (!whole && date < oldest) known.delete(id);
  return { ...sort(known), total: look.count };
}

async function newestRows(open: OpenAccount, limit: number, total: number) {
  const known: Known = new Map();
  const rows = await open.store.list('journal_entries', { limit });
  await readEntries(
    open,
    rows.map(({ id }) => id),
    known,
  );
  return { ...sort(known), total };
}

function changesPlan(blocks: readonly OpenBlock[], changed: readonly string[], known: Known) {
  const put = changed.map((id) => known.get(id)).filter(readable);
  return planChanges(blocks, put, new Set(changed.filter((id) => !readable(known.get(id)))));
}

const readables = (known: Known) => [...known.values()].filter(readable);

function sort(known: Known): Opened<EntrySummary> {
  const unreadable = [...known.values()].filter((one) => !readable(one));
  return {
    items: readables(known).sort(newestFirst),
    unreadable: unreadable.map(({ id, date }) => ({ id, date })),
  };
}
