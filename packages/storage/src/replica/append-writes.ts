import type { Store } from '../store.ts';
import { rebuildReplica } from './rebuild.ts';
import { reportReplicaFailure } from './recovery-monitor.ts';
import type { Replica } from './replica.ts';
import type { ReplicaParts } from './replicated-store.ts';
import { toLogRecords } from './row-records.ts';

/** The appends of one store under way. */
export type Appends = {
  /** Resolves when every append under way has ended. Throws where the replica is the only storage and one failed. */
  settled(): Promise<void>;
};

/** Appends every write to the replica while its transaction is still open. */
export function appendWrites(
  store: Store,
  replica: Replica,
  { monitor, withTabLock, saveFailure }: ReplicaParts,
): Appends {
  const pending = new Set<Promise<{ error: unknown } | null>>();
  let failures = 0;
  const track = (append: Promise<unknown>) => {
    const outcome = append.then(
      () => null,
      (error: unknown) => {
        failures += 1;
        if (!saveFailure) reportReplicaFailure(monitor, error);
        return { error };
      },
    );
    pending.add(outcome);
    void outcome.then(() => pending.delete(outcome));
  };
  const rebuild = async () => {
    await withTabLock('second-copy-again', () => rebuildReplica(store, replica));
    failures = 0;
    monitor.replica = 'kept';
  };
  store.sequence.listen({
    onWrite(n, writes) {
      track(replica.append(toLogRecords(n, writes)));
      // Exponential backoff: rebuilds after 1, 2, 4, 8 … failed appends.
      if (monitor.replica === 'behind' && Number.isInteger(Math.log2(failures)))
        void rebuild().catch(() => {});
    },
    onAbort: (n) => track(replica.append([{ header: { void: n }, value: '' }])),
  });
  return {
    async settled() {
      const failed = (await Promise.all(pending)).find((outcome) => outcome !== null);
      if (failed && saveFailure) throw saveFailure(failed.error);
    },
  };
}
