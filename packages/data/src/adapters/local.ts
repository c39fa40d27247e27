import { Dexie } from 'dexie';
import {
  type OpenStore,
  orderedBy,
  type Row,
  type Store,
  type Table,
  tableNames,
} from '../store.ts';
import { named } from './storage-failure.ts';

/** Rows in IndexedDB, one database an account. A write is on the disk when it resolves. */
export const localStores: OpenStore = (userId) =>
  named(async () => {
    const db = new Dexie(`mooring-${userId}`, { chromeTransactionDurability: 'strict' });
    db.version(1).stores(
      Object.fromEntries(tableNames.map((table) => [table, `id, ${orderedBy[table]}`])),
    );
    // Whoever upgrades or erases must not be held up by this connection. False: Dexie need not warn about it.
    db.on('versionchange', () => {
      db.close({ disableAutoOpen: false });
      return false;
    });
    await db.open();
    return localStore(db);
  });

function localStore(db: Dexie): Store {
  return {
    get: <T extends Table>(table: T, id: string) =>
      named(() => db.table<Row<T>, string>(table).get(id)),
    list: <T extends Table>(table: T, { limit }: { limit?: number } = {}) =>
      named(() => {
        const newestFirst = db.table<Row<T>, string>(table).orderBy(orderedBy[table]).reverse();
        return (limit === undefined ? newestFirst : newestFirst.limit(limit)).toArray();
      }),
    count: (table) => named(() => db.table(table).count()),
    write: (writes) =>
      named(() =>
        db.transaction('rw', [...new Set(writes.map(({ table }) => table))], async () => {
          for (const write of writes) {
            if ('put' in write) await db.table(write.table).put(write.put);
            else await db.table(write.table).delete(write.remove);
          }
        }),
      ),
    close: () => db.close(),
    destroy: () => named(() => db.delete()),
  };
}
