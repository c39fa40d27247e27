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
import { createDatabase } from './database-indexeddb.ts';
import {
  changesTable,
  derivedTableNames,
  derivedTables,
  indexedDbDerived,
  recordChanges,
} from './derived-indexeddb.ts';
import { closeOnVersionChange } from './let-go.ts';
import { indexedDbSequence, sequenceTableNames, sequenceTables } from './sequence-indexeddb.ts';
import { withStorageErrors } from './errors-indexeddb.ts';
import { indexedDbOutbox, syncTableNames, syncTables } from './outbox-indexeddb.ts';

/** Rows in IndexedDB, one database an account. A write is on the disk when it resolves. */
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
    return localStore(db);
  });

function localStore(db: Dexie): Store {
  // All asked for at once: one transaction answers in the order of the questions.
  const keepRows = (writes: Write[]) =>
    Promise.all([
      ...writes.map((write) =>
        'put' in write
          ? db.table(write.table).put(write.put)
          : db.table(write.table).delete(write.remove),
      ),
      recordChanges(db, writes),
    ]);
  const { sequence, number } = indexedDbSequence(db, keepRows, [...tableNames, changesTable]);
  const putRows = (writes: Write[]) => Promise.all([keepRows(writes), number(writes)]);
  const { inOne, note } = indexedDbOutbox(db, putRows);
  return {
    get: <T extends Table>(table: T, id: string) =>
      withStorageErrors(() => db.table<Row<T>, string>(table).get(id)),
    getMany: <T extends Table>(table: T, ids: string[]) =>
      withStorageErrors(() => db.table<Row<T>, string>(table).bulkGet(ids)),
    list: <T extends Table>(table: T, { limit, from = '', before = '\uffff' }: ListOptions = {}) =>
      withStorageErrors(async () => {
        const since = (first: string) =>
          db.table<Row<T>, string>(table).where(orderedBy[table]).between(first, before);
        // Backwards IndexedDB goes row by row, forwards it hands over all at once: so it is asked where the oldest
        // wanted row stands, and then for everything from there on.
        const oldest =
          limit === undefined || limit > farthest
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
      withStorageErrors(() => db.table<Row, string>(table).where('id').startsWith(prefix).primaryKeys()),
    page: <T extends Table>(table: T, after: string, limit: number) =>
      withStorageErrors(() => db.table<Row<T>, string>(table).where('id').above(after).limit(limit).toArray()),
    derived: indexedDbDerived(db),
    sync: createSyncStore(inOne),
    sequence,
    write: (writes) =>
      withStorageErrors(async () => {
        // IndexedDB knows no transaction over no table.
        if (writes.length === 0) return;
        const tables: string[] = [...new Set(writes.map(({ table }) => table))];
        if (tables.includes('journal_entries')) tables.push(changesTable);
        await db.transaction('rw', [...tables, ...syncTableNames, ...sequenceTableNames], () =>
          Promise.all([putRows(writes), note(writes)]),
        );
      }),
    close: () => db.close(),
    destroy: () => withStorageErrors(() => erase(db)),
  };
}

/** The rows go at once. The empty database follows when the last tab has let go of it, which a frozen one may put off. */
async function erase(db: Dexie): Promise<void> {
  const tables = [...tableNames, ...derivedTableNames, ...syncTableNames, ...sequenceTableNames];
  const clear = () => Promise.all(tables.map((table) => db.table(table).clear()));
  const emptied = await db.transaction('rw', tables, clear).then(
    () => true,
    () => false,
  );
  const heldUp = new Promise<void>((resolve) => {
    db.on('blocked', () => {
      if (emptied) resolve();
      return false;
    });
  });
  await Promise.race([db.delete(), heldUp]);
}

/** How far IndexedDB can be told to step in one go; a limit beyond it is none. */
const farthest = 0xffff_ffff;
