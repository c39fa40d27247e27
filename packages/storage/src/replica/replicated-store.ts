import { AppError } from '@mooring/contract';
import { loadOnce } from '../lazy.ts';
import type { OpenStore, Store, Table } from '../store.ts';
import { type Appends, appendWrites } from './append-writes.ts';
import { isEmptyStore } from './compare.ts';
import { halfASecond, originsIn, recover } from './recover.ts';
import { type RecoveryMonitor, reportReplicaFailure } from './recovery-monitor.ts';
import type { Replica, Replicas } from './replica.ts';
import { restoreUnreadableRows } from './restore.ts';

type SaveFailure = (error: unknown) => Error;

export type ReplicaParts = {
  /** Null where this browser cannot keep replicas. */
  replicas(): Promise<Replicas | null>;
  monitor: RecoveryMonitor;
  /** The accounts that have written rows on this device, as the directory remembers them. */
  writtenAccounts: { has(userId: string): Promise<boolean>; add(userId: string): Promise<void> };
  withTabLock<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Given where rows are durable in the replica only: a failed append then fails the save, with this error. */
  saveFailure?: SaveFailure;
  /** The store for an account whose database no longer opens. Its rows are restored from the replica. */
  fallback?: { openStore: OpenStore; saveFailure: SaveFailure };
  /** Before the database is opened or compared again. */
  retryDelay?: () => Promise<void>;
  /** Before the comparison at opening starts. */
  startDelay?: () => Promise<void>;
};

/**
 * A store that also appends every write to its replica before the write resolves, and that compares itself with the
 * replica when it is opened. An append that fails does not fail the write. See docs/decisions/0023.
 */
export function withReplica(openStore: OpenStore, parts: ReplicaParts): OpenStore {
  return async (userId) => {
    const { monitor, fallback } = parts;
    const replicas = await parts.replicas();
    const opened = await openWithRetries(() => openStore(userId), parts).catch(
      async (error: unknown) => {
        if (!fallback || !(await replicas?.has(userId))) throw error;
        return null;
      },
    );
    // The broken database is left as it is.
    if (!opened && fallback) {
      monitor.replica = 'alone';
      const { openStore: openFallback, saveFailure } = fallback;
      return withReplica(openFallback, { ...parts, saveFailure })(userId);
    }
    const store = opened ?? (await openStore(userId));
    if (!replicas) {
      monitor.replica = 'missing';
      return store;
    }
    const replica = replicas.of(userId);
    const appends = appendWrites(store, replica, parts);
    const last = await store.sequence.last();
    const isEmpty = last === null && (await isEmptyStore(store));
    const whenRecovered = loadOnce(() =>
      recover({ store, replica, replicas, userId, isEmpty, parts }).catch((error: unknown) =>
        reportReplicaFailure(monitor, error),
      ),
    );
    // An empty journal is not shown while its rows are being restored. Otherwise the check waits until the page has
    // started, or until the first write.
    if (isEmpty) await whenRecovered();
    else void (parts.startDelay ?? oneAndAHalfSeconds)().then(whenRecovered);
    const isFirstWrite = last === null;
    return replicatedStore(store, {
      whenRecovered,
      appends,
      replica,
      replicas,
      userId,
      parts,
      isFirstWrite,
    });
  };
}

/** A browser that has just dropped a broken database fails the first opening and not the next. */
async function openWithRetries<T>(
  open: () => Promise<T>,
  { retryDelay = halfASecond }: Pick<ReplicaParts, 'retryDelay'>,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (tries >= 3 || !(error instanceof AppError) || error.key !== 'store.failed') throw error;
    }
    await retryDelay();
  }
}

type ReplicatedStoreParts = {
  whenRecovered(): Promise<void>;
  appends: Appends;
  replica: Replica;
  replicas: Replicas;
  userId: string;
  parts: ReplicaParts;
  isFirstWrite: boolean;
};

function replicatedStore(
  store: Store,
  { whenRecovered, appends, replica, replicas, userId, parts, isFirstWrite }: ReplicatedStoreParts,
): Store {
  let isNoted = !isFirstWrite;
  const writing = async <T>(work: () => Promise<T>): Promise<T> => {
    // A sequence number given before could be that of a row that is just being restored.
    await whenRecovered();
    const settled = appends.begin();
    const result = await work().catch((error: unknown) => {
      if (error instanceof AppError && error.key === 'store.full') appends.databaseWasFull();
      throw error;
    });
    await settled();
    return result;
  };
  /** One row that the database fails to read fails the whole query, so it is restored and the query repeated. */
  const reading = <T>(table: Table, query: () => Promise<T>): Promise<T> =>
    query().catch(async (error: unknown) => {
      const restored = await parts
        .withTabLock(`second-copy-back:${userId}`, () =>
          restoreUnreadableRows(store, replica, table),
        )
        .catch(() => 0);
      if (restored === 0) throw error;
      return query();
    });
  return {
    ...store,
    get: (table, id) => reading(table, () => store.get(table, id)),
    getMany: (table, ids) => reading(table, () => store.getMany(table, ids)),
    list: (table, options) => reading(table, () => store.list(table, options)),
    page: (table, after, limit) => reading(table, () => store.page(table, after, limit)),
    async write(writes) {
      await writing(() => store.write(writes));
      if (isNoted || writes.length === 0) return;
      isNoted = true;
      await parts.writtenAccounts.add(userId).catch(() => {});
    },
    sync: {
      ...store.sync,
      async enable() {
        await whenRecovered();
        if ((await store.sync.readStatus()).isEnabled) return;
        await store.sync.enable(await originsIn(replica));
      },
      nextBatch: (...given) => whenRecovered().then(() => store.sync.nextBatch(...given)),
      acknowledge: (settlements) => writing(() => store.sync.acknowledge(settlements)),
      applyPulled: (brought) => writing(() => store.sync.applyPulled(brought)),
    },
    onMaybeCleared(listener) {
      store.onMaybeCleared?.(listener);
      appends.onFolderGone(listener);
    },
    async destroy() {
      await whenRecovered();
      // The replica goes first: interrupted in between, it cannot restore rows that were to be removed.
      await replicas.remove(userId);
      await store.destroy();
    },
  };
}

const oneAndAHalfSeconds = () => new Promise<void>((resolve) => setTimeout(resolve, 1500));
