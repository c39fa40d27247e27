import { createMutex } from '../mutex.ts';
import type { RowOrigins } from '../replica/sequence.ts';
import type { Row, Table, Write } from '../store.ts';
import { enqueueWrites } from '../sync/change-outbox.ts';
import { type OutboxEntry, originOf, outboxKey, rowIdOf } from '../sync/outbox-entry.ts';
import type { SyncTransaction, Transact } from '../sync/sync-transaction.ts';
import type { VersionCounts } from '../sync/version-counts.ts';
import type { MemoryDisk } from './store-memory.ts';

type MemoryOutbox = {
  entries: Map<string, OutboxEntry>;
  numbers: Map<string, number>;
  counts: VersionCounts;
  withMutex: ReturnType<typeof createMutex>;
};

const disks = new WeakMap<MemoryDisk, Map<string, MemoryOutbox>>();

function outboxOf(disk: MemoryDisk, userId: string): MemoryOutbox {
  const accounts = disks.get(disk) ?? new Map<string, MemoryOutbox>();
  disks.set(disk, accounts);
  const outbox = accounts.get(userId) ?? {
    entries: new Map(),
    numbers: new Map(),
    counts: {},
    withMutex: createMutex(),
  };
  accounts.set(userId, outbox);
  return outbox;
}

export function deleteOutbox(disk: MemoryDisk, userId: string): void {
  const outbox = disks.get(disk)?.get(userId);
  outbox?.entries.clear();
  outbox?.numbers.clear();
  if (outbox) outbox.counts = {};
}

/** What these rows were made from. `before`: each as it was before a write that the outbox does not know yet. */
export function writtenOrigins(
  disk: MemoryDisk,
  userId: string,
  writes: readonly Write[],
  before: readonly (Row | undefined)[],
): RowOrigins {
  const { entries } = outboxOf(disk, userId);
  return writes.map((write, index) =>
    originOf(entries.get(outboxKey(write.table, rowIdOf(write))), before[index]),
  );
}

/** As in IndexedDB, in this tab's memory. A mutex stands for the transactions: one runs after the other. */
export function memoryOutbox(
  disk: MemoryDisk,
  userId: string,
  rows: { of(table: Table): Map<string, Row>; write(writes: Write[]): void },
): {
  transact: Transact;
  withMutex: MemoryOutbox['withMutex'];
  /** `before`: the row of each write as it was before. A read is not isolated here, so the rows are written first, and at once. */
  enqueue(writes: readonly Write[], before: readonly (Row | undefined)[]): Promise<void>;
} {
  const outbox = outboxOf(disk, userId);
  const { entries, numbers, withMutex } = outbox;
  const queued = () =>
    [...entries.values()]
      .filter(({ pending }) => pending && pending.queuePosition !== null)
      .sort(
        (one, other) => (one.pending?.queuePosition ?? 0) - (other.pending?.queuePosition ?? 0),
      );
  const refused = () => [...entries.values()].filter(({ pending }) => pending?.refused);
  const transaction: SyncTransaction = {
    getNumber: async (name) => numbers.get(name),
    putNumber: async (name, number) => numbers.set(name, number),
    getCounts: async () => outbox.counts,
    async putCounts(counts) {
      outbox.counts = counts;
    },
    getEntries: async (keys) => structuredClone(keys.map((key) => entries.get(key))),
    async putEntries(changed) {
      for (const entry of structuredClone(changed)) entries.set(entry.key, entry);
    },
    async removeEntries(keys) {
      for (const key of keys) entries.delete(key);
    },
    queuedEntries: async (table, limit) =>
      structuredClone(
        queued()
          .filter((entry) => entry.table === table)
          .slice(0, limit),
      ),
    refusedEntries: async () => structuredClone(refused()),
    allEntries: async () => structuredClone([...entries.values()]),
    countEntries: async () => ({ waiting: queued().length, refused: refused().length }),
    clear: async () => deleteOutbox(disk, userId),
    rowIds: async (table) => [...rows.of(table).keys()],
    getRows: async (table, ids) => structuredClone(ids.map((id) => rows.of(table).get(id))),
    writeRows: async (writes) => rows.write(structuredClone(writes)),
  };
  return {
    transact: (work) => withMutex(() => work(transaction)),
    withMutex,
    enqueue(writes, before) {
      const rowBefore = (table: Table, id: string) =>
        before[writes.findIndex((write) => write.table === table && rowIdOf(write) === id)];
      const getRows: SyncTransaction['getRows'] = async (table, ids) =>
        ids.map((id) => rowBefore(table, id));
      return enqueueWrites({ ...transaction, getRows }, writes);
    },
  };
}
