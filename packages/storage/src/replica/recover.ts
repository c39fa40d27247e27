import type { Store } from '../store.ts';
import type { KnownOrigins } from '../sync/sync-store.ts';
import { type Comparison, compareWithReplica } from './compare.ts';
import { rebuildReplica } from './rebuild.ts';
import { type RecoveryMonitor, reportRecovery } from './recovery-monitor.ts';
import type { Replica, Replicas } from './replica.ts';
import type { ReplicaParts } from './replicated-store.ts';
import { restoreRows } from './restore.ts';

type Parts = {
  store: Store;
  replica: Replica;
  replicas: Replicas;
  userId: string;
  /** Whether the database had no rows when it was opened. */
  isEmpty: boolean;
  parts: ReplicaParts;
};

/**
 * The integrity check when a store is opened. Restores rows that the store lost, or rebuilds a stale replica. Then the leftovers
 * of the replica can go, which nothing waits for.
 */
export async function recover(all: Parts): Promise<void> {
  const { store, replica, replicas, userId, isEmpty, parts } = all;
  const { monitor, writtenAccounts, withTabLock } = parts;
  if (await replicas.has(userId)) {
    await recoverFrom(all);
    // Where it fails, the next opening tries it again.
    void replica.settle().catch(() => {});
  } else if (!isEmpty) await withTabLock('second-copy-again', () => rebuildReplica(store, replica));
  else if (await writtenAccounts.has(userId)) reportRecovery(monitor, { status: 'lost' });
}

async function recoverFrom({ store, replica, userId, isEmpty, parts }: Parts): Promise<void> {
  const { monitor, writtenAccounts, withTabLock, saveFailure, retryDelay = halfASecond } = parts;
  const { result } = await compareWithReplica(store, replica, retryDelay);
  if (result === 'equal') return;
  if (result === 'stale-replica') {
    await withTabLock('second-copy-again', () => rebuildReplica(store, replica));
    return;
  }
  await withTabLock(`second-copy-back:${userId}`, async () => {
    // Another tab may have restored the rows while this one waited for the lock.
    const comparison = await compareWithReplica(store, replica, retryDelay);
    if (comparison.result === 'equal' || comparison.result === 'stale-replica') return;
    const isSilent = await wasInterrupted(comparison, { replica, writtenAccounts, userId });
    await restore(comparison, { store, replica, monitor, isEmpty, isSilent });
    // A store in memory is restored at every opening, which is no news.
    if (saveFailure) reportRecovery(monitor, { status: 'none' });
  });
  monitor.notifyRestored(userId);
}

async function restore(
  comparison: Extract<Comparison, { result: 'lost-writes' | 'missing-rows' }>,
  {
    store,
    replica,
    monitor,
    isEmpty,
    isSilent,
  }: Pick<Parts, 'store' | 'replica' | 'isEmpty'> & {
    monitor: RecoveryMonitor;
    isSilent: boolean;
  },
): Promise<void> {
  // Where the store has rows somebody may be writing, so a few are restored in the background.
  const onProgress = (done: number, total: number) => {
    if (isEmpty && !isSilent) reportRecovery(monitor, { status: 'restoring', done, total });
  };
  const restored = await restoreRows(store, replica, comparison, onProgress).catch(
    (error: unknown) => {
      reportRecovery(monitor, { status: 'none' });
      throw error;
    },
  );
  // The server may have rows that neither place has. Sync must not take their absence for a removal.
  await store.sync.requeueAll(await originsIn(replica));
  const isNews = !isSilent || restored.unreadable > 0;
  if (isNews) reportRecovery(monitor, { status: 'restored', ...restored });
  else reportRecovery(monitor, { status: 'none' });
}

/** In writes. */
const maxInterruptedWrites = 8;

/**
 * Whether a tab was closed during its last few writes, or its very first: the replica had them a moment before the
 * database. They were not acknowledged, so the person is not told that they were restored.
 */
async function wasInterrupted(
  comparison: Comparison,
  {
    replica,
    writtenAccounts,
    userId,
  }: Pick<Parts, 'replica' | 'userId'> & Pick<ReplicaParts, 'writtenAccounts'>,
): Promise<boolean> {
  if (comparison.result !== 'lost-writes') return false;
  const { last } = await replica.summarize();
  if (last - comparison.above > maxInterruptedWrites) return false;
  return comparison.above > 0 || !(await writtenAccounts.has(userId));
}

/** What the rows were made from, as far as the replica noted it. Without it a recovery is whole as well. */
export const originsIn = (replica: Replica): Promise<KnownOrigins> =>
  replica.keys(0).then(
    (keys) => new Map(keys.map(({ key, origin }) => [key, origin] as const)),
    () => new Map(),
  );

export const halfASecond = () => new Promise<void>((resolve) => setTimeout(resolve, 500));
