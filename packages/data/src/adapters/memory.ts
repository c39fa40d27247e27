import {
  type OpenStore,
  orderedBy,
  type Row,
  type Store,
  type Table,
  type Write,
} from '../store.ts';

/** What a browser's disk would hold: rows by account, table and id. */
export type MemoryDisk = Map<string, Map<Table, Map<string, Row>>>;

/** Rows in this tab's memory: for tests and stories, and where the browser lets nothing be kept. */
export function memoryStores(disk: MemoryDisk = new Map()): OpenStore {
  return async (userId) => memoryStore(disk, userId);
}

function memoryStore(disk: MemoryDisk, userId: string): Store {
  const rowsOf = (table: Table): Map<string, Row> => {
    const tables = disk.get(userId) ?? new Map<Table, Map<string, Row>>();
    disk.set(userId, tables);
    const rows = tables.get(table) ?? new Map<string, Row>();
    tables.set(table, rows);
    return rows;
  };
  const apply = (write: Write) => {
    if ('put' in write) rowsOf(write.table).set(write.put.id, structuredClone(write.put));
    else rowsOf(write.table).delete(write.remove);
  };
  return {
    async get<T extends Table>(table: T, id: string) {
      return structuredClone(rowsOf(table).get(id)) as Row<T> | undefined;
    },
    async list<T extends Table>(table: T, { limit }: { limit?: number } = {}) {
      const column = orderedBy[table] as keyof Row<T>;
      const rows = structuredClone([...rowsOf(table).values()]) as Row<T>[];
      return rows.sort((one, other) => newestFirst(one[column], other[column])).slice(0, limit);
    },
    count: async (table) => rowsOf(table).size,
    async write(writes) {
      for (const write of writes) apply(write);
    },
    close() {},
    async destroy() {
      disk.delete(userId);
    },
  };
}

const newestFirst = (one: unknown, other: unknown) => (String(one) < String(other) ? 1 : -1);
