import { Dexie } from 'dexie';
import type { Row, Write } from '../store.ts';
import type { Line } from '../sync/lines.ts';
import { type InOne, noteForSync, type SyncPlace } from '../sync/sync-over.ts';
import { named } from './storage-failure.ts';

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
export function localPlace(
  db: Dexie,
  writeRows: (writes: Write[]) => Promise<unknown>,
): { inOne: InOne; note(writes: readonly Write[]): Promise<void> } {
  const lines = db.table<Line, string>(linesTable);
  const numbers = db.table<{ name: string; number: number }, string>(numbersTable);
  const place: SyncPlace = {
    number: async (name) => (await numbers.get(name))?.number,
    keepNumber: (name, number) => numbers.put({ name, number }),
    lines: (ats) => lines.bulkGet(ats),
    putLines: (changed) => lines.bulkPut(changed),
    dropLines: (ats) => lines.bulkDelete(ats),
    due: (table, limit) =>
      lines
        .where(queue)
        .between([table, Dexie.minKey], [table, Dexie.maxKey])
        .limit(limit)
        .toArray(),
    refused: () => lines.orderBy('pending.refused').toArray(),
    count: async () => ({
      waiting: await lines.orderBy(queue).count(),
      refused: await lines.orderBy('pending.refused').count(),
    }),
    clear: () => Promise.all([lines.clear(), numbers.clear()]),
    ids: (table) => db.table<Row, string>(table).toCollection().primaryKeys(),
    rows: (table, ids) => db.table<Row, string>(table).bulkGet(ids),
    writeRows,
  };
  return {
    inOne: (work, reads) =>
      named(() =>
        reads
          ? db.transaction('r', syncTableNames, () => work(place))
          : db.transaction('rw', [...db.tables], () => work(place)),
      ),
    note: (writes) => noteForSync(place, writes),
  };
}
