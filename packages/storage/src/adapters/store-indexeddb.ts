import type { Dexie } from 'dexie';
import {
  type ListOptions,
  type OpenStore,
  orderedBy,
  type Row,
  type Store,
  type Table,
  tableNames,
  type Write,
} from '../store.ts';
import { createSyncStore } from '../sync/create-sync-store.ts';
import { closeOnVersionChange, createDatabase } from './database-indexeddb.ts';
import {
  changesTable,
  derivedTableNames,
  derivedTables,
  indexedDbDerived,
  recordChanges,
} from './derived-indexeddb.ts';
import { toStorageError, withStorageErrors } from './errors-indexeddb.ts';
import { checkExpectedRows } from './expected-rows.ts';
import { indexedDbOutbox, syncTableNames, syncTables, writtenOrigins } from './outbox-indexeddb.ts';
import { indexedDbSequence, sequenceTableNames, sequenceTables } from './sequence-indexeddb.ts';

/** The store in IndexedDB, one database an account. A write is on the disk when it resolves. */
export const indexedDbStores: OpenStore = (userId) =>
  withStorageErrors(async () => {
    const db = createDatabase(`mooring-${userId}`);
    // Raised whenever a table or an index is added; Dexie adds what is missing and touches nothing else.
    db.version(5).stores({
      ...Object.fromEntries(tableNames.map((table) => [table, `id, ${orderedBy[table]}`])),
      ...derivedTables,
      ...syncTables,
      ...sequenceTables,
    });
    closeOnVersionChange(db);
    await db.open();
    return createIndexedDbStore(db);
  });

function createIndexedDbStore(db: Dexie): Store {
  // All requests are made at once: a transaction answers them in their order.
  const putRows = (writes: Write[]) =>
    Promise.all([
      ...writes.map((write) =>
        'put' in write
          ? db.table(write.table).put(write.put)
          : db.table(write.table).delete(write.remove),
      ),
      recordChanges(db, writes),
    ]);
  const { sequence, assignNumber } = indexedDbSequence(
    db,
    putRows,
    [...tableNames, changesTable],
    (writes) => writtenOrigins(db, writes),
  );
  const putNumberedRows = (writes: Write[]) => Promise.all([putRows(writes), assignNumber(writes)]);
  const { transact, enqueue } = indexedDbOutbox(db, putNumberedRows);
  return {
    get: <T extends Table>(table: T, id: string) =>
      withStorageErrors(() => db.table<Row<T>, string>(table).get(id)),
    getMany: <T extends Table>(table: T, ids: string[]) =>
      withStorageErrors(() => db.table<Row<T>, string>(table).bulkGet(ids)),
    list: <T extends Table>(table: T, { limit, from = '', before = '\uffff' }: ListOptions = {}) =>
      withStorageErrors(async () => {
        const since = (first: string) =>
          db.table<Row<T>, string>(table).where(orderedBy[table]).between(first, before);
        // IndexedDB reads backwards row by row, and forwards in bulk. So the key of the oldest wanted row is read first,
        // and then everything from that key on.
        const oldest =
          limit === undefined || limit > largestOffset
            ? undefined
            : await since(from)
                .reverse()
                .offset(Math.max(0, limit - 1))
                .firstKey();
        const rows = await since(typeof oldest === 'string' ? oldest : from).toArray();
        return rows.reverse().slice(0, limit);
      }),
    count: (table) => withStorageErrors(() => db.table(table).count()),
    ids: (table, prefix = '') =>
      withStorageErrors(() =>
        db.table<Row, string>(table).where('id').startsWith(prefix).primaryKeys(),
      ),
    idsFrom: (table, from) =>
      withStorageErrors(() =>
        db.table<Row, string>(table).where(orderedBy[table]).aboveOrEqual(from).primaryKeys(),
      ),
    page: <T extends Table>(table: T, after: string, limit: number) =>
      withStorageErrors(() =>
        db.table<Row<T>, string>(table).where('id').above(after).limit(limit).toArray(),
      ),
    derived: indexedDbDerived(db),
    sync: createSyncStore(transact),
    sequence,
    write: (writes) =>
      withStorageErrors(async () => {
        // IndexedDB refuses a transaction over no table.
        if (writes.length === 0) return;
        const tables: string[] = [...new Set(writes.map(({ table }) => table))];
        if (tables.includes('journal_entries')) tables.push(changesTable);
        const scope = [...tables, ...syncTableNames, ...sequenceTableNames];
        const transaction = () =>
          db.transaction('rw', scope, async () => {
            const areStored = await checkExpectedRows(writes, (table, ids) =>
              db.table<Row, string>(table).bulkGet(ids),
            );
            if (areStored) return;
            await enqueue(writes);
            await putNumberedRows(writes);
          });
        await transaction().catch(async (error: unknown) => {
          // The browser closed the database in the middle of it, and nothing is stored. The next call opens it again.
          if (toStorageError(error).key !== 'store.failed') throw error;
          await new Promise((resolve) => setTimeout(resolve));
          return transaction();
        });
      }),
    close: () => db.close(),
    // Each opening has a connection of its own. Dexie's own 'close' also tells of a connection that this app closes.
    onMaybeCleared: (listener) =>
      db.on('ready', () => db.backendDB().addEventListener('close', listener), true),
    destroy: () => withStorageErrors(() => destroy(db)),
  };
}

/**
 * Removes the rows at once. The empty database is deleted when the last tab has closed it, which a frozen tab may delay.
 */
async function destroy(db: Dexie): Promise<void> {
  const tables = [...tableNames, ...derivedTableNames, ...syncTableNames, ...sequenceTableNames];
  const clear = () => Promise.all(tables.map((table) => db.table(table).clear()));
  const isEmptied = await db.transaction('rw', tables, clear).then(
    () => true,
    () => false,
  );
  const blocked = new Promise<void>((resolve) => {
    db.on('blocked', () => {
      if (isEmptied) resolve();
      return false;
    });
  });
  await Promise.race([db.delete(), blocked]);
}

/** The largest step of an IndexedDB cursor. A limit above it means no limit. */
const largestOffset = 0xffff_ffff;
