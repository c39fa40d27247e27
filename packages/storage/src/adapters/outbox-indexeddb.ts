import { Dexie } from 'dexie';
import type { RowOrigins } from '../replica/sequence.ts';
import type { Row, Write } from '../store.ts';
import { enqueueWrites } from '../sync/change-outbox.ts';
import { originOf, outboxKey, rowIdOf } from '../sync/outbox-entry.ts';
import type { SyncTransaction, Transact } from '../sync/sync-transaction.ts';
import type { VersionCounts } from '../sync/version-counts.ts';
import { withStorageErrors } from './errors-indexeddb.ts';
import { fromStored, type StoredOutboxEntry, toStored } from './outbox-stored.ts';

const outboxTable = 'sync_lines';
const numbersTable = 'sync_numbers';

/** Tables of this device, beside those of the rows. An entry without a queue position is not in the queue's index. */
export const syncTables = {
  [outboxTable]: 'at, [table+pending.due], pending.refused',
  [numbersTable]: 'name',
};
export const syncTableNames = Object.keys(syncTables);

/** The running totals are a record of their own among the numbers. */
type StoredNumber = { name: string; number: number; counts?: VersionCounts };
const countsName = 'counts';

const queueIndex = '[table+pending.due]';
const refusedIndex = 'pending.refused';

/** What these rows were made from, in the transaction it is called in. */
export const writtenOrigins = (db: Dexie, writes: readonly Write[]) =>
  db
    .table<StoredOutboxEntry, string>(outboxTable)
    .bulkGet(writes.map((write) => outboxKey(write.table, rowIdOf(write))))
    .then((found): RowOrigins => found.map((stored) => originOf(stored && fromStored(stored))));

/** `writeRows` joins the transaction it is called in, and so does `enqueue`. */
export function indexedDbOutbox(
  db: Dexie,
  writeRows: (writes: Write[]) => Promise<unknown>,
): { transact: Transact; enqueue(writes: readonly Write[]): Promise<void> } {
  const outbox = db.table<StoredOutboxEntry, string>(outboxTable);
  const numbers = db.table<StoredNumber, string>(numbersTable);
  // Mapped with `then`: in async functions that await each other Dexie loses its current transaction.
  const transaction: SyncTransaction = {
    getNumber: (name) => numbers.get(name).then((stored) => stored?.number),
    putNumber: (name, number) => numbers.put({ name, number }),
    getCounts: () => numbers.get(countsName).then((stored) => stored?.counts ?? {}),
    putCounts: (counts) => numbers.put({ name: countsName, number: 0, counts }),
    getEntries: (keys) =>
      outbox.bulkGet(keys).then((found) => found.map((stored) => stored && fromStored(stored))),
    putEntries: (entries) => outbox.bulkPut(entries.map(toStored)),
    removeEntries: (keys) => outbox.bulkDelete(keys),
    queuedEntries: (table, limit) =>
      outbox
        .where(queueIndex)
        .between([table, Dexie.minKey], [table, Dexie.maxKey])
        .limit(limit)
        .toArray()
        .then((queued) => queued.map(fromStored)),
    refusedEntries: () =>
      outbox
        .orderBy(refusedIndex)
        .toArray()
        .then((refused) => refused.map(fromStored)),
    allEntries: () => outbox.toArray().then((all) => all.map(fromStored)),
    countEntries: async () => ({
      waiting: await outbox.orderBy(queueIndex).count(),
      refused: await outbox.orderBy(refusedIndex).count(),
    }),
    clear: () => Promise.all([outbox.clear(), numbers.clear()]),
    rowIds: (table) => db.table<Row, string>(table).toCollection().primaryKeys(),
    getRows: (table, ids) => db.table<Row, string>(table).bulkGet(ids),
    writeRows,
  };
  return {
    transact: (work, readOnly) =>
      withStorageErrors(() =>
        readOnly
          ? db.transaction('r', syncTableNames, () => work(transaction))
          : db.transaction('rw', [...db.tables], () => work(transaction)),
      ),
    enqueue: (writes) => enqueueWrites(transaction, writes),
  };
}
