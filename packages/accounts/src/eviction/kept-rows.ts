import {
  changedAt,
  type Row,
  type Store,
  type Table,
  tableNames,
  type Write,
} from '@mooring/storage';

/** The sealed rows that this tab has written in this visit, so that they can be written again. */
export type KeptRows = {
  add(writes: readonly Write[]): void;
  /** Writes those that the store lacks, or has in an older version. */
  storeAgain(store: Store): Promise<void>;
};

/** In characters. Beyond it the oldest rows are left to the browser: an hour of a recording would fill the memory. */
const maxLength = 48_000_000;

export function createKeptRows(): KeptRows {
  const rows = new Map<string, { table: Table; row: Row; length: number }>();
  let total = 0;

  const forget = (key: string) => {
    total -= rows.get(key)?.length ?? 0;
    rows.delete(key);
  };

  return {
    add(writes) {
      for (const write of writes) {
        const key = `${write.table}/${'put' in write ? write.put.id : write.remove}`;
        forget(key);
        if (!('put' in write)) continue;
        const length = JSON.stringify(write.put).length;
        rows.set(key, { table: write.table, row: write.put, length });
        total += length;
      }
      for (const key of rows.keys()) {
        if (total <= maxLength) break;
        forget(key);
      }
    },
    async storeAgain(store) {
      for (const table of tableNames) {
        const kept = [...rows.values()].filter((one) => one.table === table);
        for (let start = 0; start < kept.length; start += batchSize) {
          const batch = kept.slice(start, start + batchSize).map(({ row }) => row);
          const stored = await store.getMany(
            table,
            batch.map(({ id }) => id),
          );
          const lacking = batch.filter((row, at) => {
            const other = stored[at];
            // Another tab may have stored a later version of it already.
            return !other || changedAt(other) < changedAt(row);
          });
          await store.write(lacking.map((put) => ({ table, put }) as Write));
        }
      }
    },
  };
}

const batchSize = 50;
