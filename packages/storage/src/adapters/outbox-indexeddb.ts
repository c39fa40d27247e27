import { Dexie } from 'dexie';
import type { Row, Write } from '../store.ts';
import type { OutboxEntry } from '../sync/outbox.ts';
import { type Transact, enqueueWrites, type SyncTransaction } from '../sync/create-sync-store.ts';
import { withStorageErrors } from './errors-indexeddb.ts';

const linesTable = 'sync_lines';
const numbersTable = 'sync_numbers';

/** Tables that only this device has, beside those of the rows. What does not wait has no place in the queue's index. */
export const syncTables = {
  [linesTable]: 'at, [table+pending.due], pending.refused',
  [numbersTable]: 'name',
};
export const syncTableNames = Object.keys(syncTables);

const queue = '[table+pending.due]';

/** `writeRows` joins the transaction it is called in. */
export function indexedDbOutbox(
  db: Dexie,
  writeRows: (writes: Write[]) => Promise<unknown>,
): { inOne: Transact; note(writes: readonly Write[]): Promise<void> } {
  const lines = db.table<OutboxEntry, string>(linesTable);
  const numbers = db.table<{ name: string; number: number }, string>(numbersTable);
  const place: SyncTransaction = {
    getNumber: async (name) => (await numbers.get(name))?.number,
    putNumber: (name, number) => numbers.put({ name, number }),
    getEntries: (ats) => lines.bulkGet(ats),
    putEntries: (changed) => lines.bulkPut(changed),
    removeEntries: (ats) => lines.bulkDelete(ats),
    queuedEntries: (table, limit) =>
      lines
        .where(queue)
        .between([table, Dexie.minKey], [table, Dexie.maxKey])
        .limit(limit)
        .toArray(),
    refusedEntries: () => lines.orderBy('pending.refused').toArray(),
    countEntries: async () => ({
      waiting: await lines.orderBy(queue).count(),
      refused: await lines.orderBy('pending.refused').count(),
    }),
    clear: () => Promise.all([lines.clear(), numbers.clear()]),
    rowIds: (table) => db.table<Row, string>(table).toCollection().primaryKeys(),
    getRows: (table, ids) => db.table<Row, string>(table).bulkGet(ids),
    writeRows,
  };
  return {
    inOne: (work, reads) =>
      withStorageErrors(() =>
        reads
          ? db.transaction('r', syncTableNames, () => work(place))
          : db.transaction('rw', [...db.tables], () => work(place)),
      ),
    note: (writes) => enqueueWrites(place, writes),
  };
}
