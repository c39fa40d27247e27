import { AppError } from '@mooring/contract';
import type { Store } from '../store.ts';
import { rebuildReplica } from './rebuild.ts';
import { reportReplicaFailure } from './recovery-monitor.ts';
import { folderGone, type Replica } from './replica.ts';
import type { ReplicaParts } from './replicated-store.ts';
import { toLogRecords } from './row-records.ts';

/** The appends of one store under way. */
export type Appends = {
  /**
   * Starts a write. What it returns resolves when every append under way has ended. It throws if one failed since, where the
   * replica is the only storage, or where the database was full and no append has succeeded since: what is on a full disk in one
   * place only is what a browser clears next.
   */
  begin(): () => Promise<void>;
  /** The database had no room for a write. */
  databaseWasFull(): void;
  /** Calls the listener when the replica's folder is gone. */
  onFolderGone(listener: () => void): void;
};

/** Appends every write to the replica while its transaction is still open. */
export function appendWrites(
  store: Store,
  replica: Replica,
  { monitor, withTabLock, saveFailure }: ReplicaParts,
): Appends {
  const pending = new Set<Promise<void>>();
  const listeners: (() => void)[] = [];
  let failures = 0;
  /** All failures of this page, and the last of them. */
  let failed = 0;
  let lastFailure: unknown;
  let isRequired = false;
  const onFailure = (error: unknown) => {
    failures += 1;
    failed += 1;
    lastFailure = error;
    if (!saveFailure) reportReplicaFailure(monitor, error);
    if (!(error instanceof Error) || error.name !== folderGone) return;
    if (!saveFailure) void rebuild().catch(() => {});
    for (const listener of listeners) listener();
  };
  const track = (append: Promise<void>) => {
    const outcome = append.catch(onFailure);
    pending.add(outcome);
    void outcome.then(() => pending.delete(outcome));
  };
  const rebuild = async () => {
    await withTabLock('second-copy-again', () => rebuildReplica(store, replica));
    failures = 0;
    monitor.replica = 'kept';
  };
  store.sequence.listen({
    onWrite(n, writes, _database, origins) {
      track(replica.append(toLogRecords(n, writes, origins)));
      // Exponential backoff: rebuilds after 1, 2, 4, 8 … failed appends.
      if (monitor.replica === 'behind' && Number.isInteger(Math.log2(failures)))
        void rebuild().catch(() => {});
    },
    onAbort: (n) => track(replica.append([{ header: { void: n }, value: '' }])),
  });
  return {
    begin() {
      const before = failed;
      return async () => {
        await Promise.all(pending);
        if (failed === before) {
          isRequired = false;
          return;
        }
        if (saveFailure) throw saveFailure(lastFailure);
        // A browser that cannot keep replicas is not asked for one.
        if (isRequired && monitor.replica !== 'missing') {
          throw new AppError('store.full', { cause: lastFailure });
        }
      };
    },
    databaseWasFull() {
      isRequired = true;
    },
    onFolderGone: (listener) => void listeners.push(listener),
  };
}
