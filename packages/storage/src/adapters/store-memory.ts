import {
  type ListOptions,
  type OpenStore,
  orderedBy,
  type Row,
  type Store,
  type Table,
  type Write,
} from '../store.ts';
import { createSyncStore } from '../sync/create-sync-store.ts';
import { rowIdOf } from '../sync/outbox-entry.ts';
import { deleteDerived, memoryDerived, recordChanges } from './derived-memory.ts';
import { withStorageErrors } from './errors-indexeddb.ts';
import { areStored } from './expected-rows.ts';
import { deleteOutbox, memoryOutbox, writtenOrigins } from './outbox-memory.ts';
import { deleteSequence, memorySequence } from './sequence-memory.ts';

/** What stands for a browser's disk: rows by account, table and id. */
export type MemoryDisk = Map<string, Map<Table, Map<string, Row>>>;

/** The store in this tab's memory: for tests and stories, and where the browser stores nothing. */
export function memoryStores(disk: MemoryDisk = new Map()): OpenStore {
  return async (userId) => createMemoryStore(disk, userId);
}

function createMemoryStore(disk: MemoryDisk, userId: string): Store {
  const rowsOf = (table: Table): Map<string, Row> => {
    const tables = disk.get(userId) ?? new Map<Table, Map<string, Row>>();
    disk.set(userId, tables);
    const rows = tables.get(table) ?? new Map<string, Row>();
    tables.set(table, rows);
    return rows;
  };
  const apply = (write: Write) => {
    if ('put' in write) rowsOf(write.table).set(write.put.id, write.put);
    else rowsOf(write.table).delete(write.remove);
  };
  const putRows = (writes: Write[]) => {
    for (const write of writes) apply(write);
    recordChanges(disk, userId, writes);
  };
  const { sequence, assignNumber } = memorySequence(disk, userId, putRows);
  const putNumberedRows = (writes: Write[], before: readonly (Row | undefined)[] = []) => {
    putRows(writes);
    assignNumber(writes, writtenOrigins(disk, userId, writes, before));
  };
  const rows = { of: rowsOf, write: putNumberedRows };
  const { transact, withMutex, enqueue } = memoryOutbox(disk, userId, rows);
  return {
    async get<T extends Table>(table: T, id: string) {
      return structuredClone(rowsOf(table).get(id)) as Row<T> | undefined;
    },
    async getMany<T extends Table>(table: T, ids: string[]) {
      const rows = ids.map((id) => rowsOf(table).get(id));
      return structuredClone(rows) as (Row<T> | undefined)[];
    },
    async list<T extends Table>(
      table: T,
      { limit, from = '', before = '\uffff' }: ListOptions = {},
    ) {
      const column = orderedBy[table] as keyof Row<T>;
      const rows = ([...rowsOf(table).values()] as Row<T>[]).filter(
        (row) => String(row[column]) >= from && String(row[column]) < before,
      );
      return structuredClone(rows.sort(newestFirst(column)).slice(0, limit));
    },
    count: async (table) => rowsOf(table).size,
    ids: async (table, prefix = '') =>
      [...rowsOf(table).keys()].filter((id) => id.startsWith(prefix)),
    async idsFrom<T extends Table>(table: T, from: string) {
      const column = orderedBy[table] as keyof Row<T>;
      const rows = [...rowsOf(table).values()] as Row<T>[];
      return rows.filter((row) => String(row[column]) >= from).map(({ id }) => id);
    },
    async page<T extends Table>(table: T, after: string, limit: number) {
      const rows = [...rowsOf(table).values()] as Row<T>[];
      const later = rows.filter(({ id }) => id > after).sort((a, b) => (a.id < b.id ? -1 : 1));
      return structuredClone(later.slice(0, limit));
    },
    async write(writes) {
      if (writes.length === 0) return;
      // All are cloned before any is put: a row that cannot be cloned fails the whole write.
      const clones = await withStorageErrors(async () => structuredClone(writes));
      await withMutex(async () => {
        const before = clones.map((write) => rowsOf(write.table).get(rowIdOf(write)));
        if (areStored(clones, before)) return;
        putNumberedRows(clones, before);
        await enqueue(clones, before);
      });
    },
    sync: createSyncStore(transact),
    sequence,
    derived: memoryDerived(disk, userId, () => rowsOf('journal_entries').size),
    close() {},
    async destroy() {
      disk.delete(userId);
      deleteDerived(disk, userId);
      deleteOutbox(disk, userId);
      deleteSequence(disk, userId);
    },
  };
}

/** Rows with the same time are in the reverse order of their ids, as in IndexedDB. */
function newestFirst<R extends { id: string }>(column: keyof R) {
  const rank = (row: R): [string, string] => [String(row[column]), row.id];
  return (one: R, other: R) => {
    const [[time, id], [otherTime, otherId]] = [rank(one), rank(other)];
    if (time !== otherTime) return time < otherTime ? 1 : -1;
    return id < otherId ? 1 : -1;
  };
}
