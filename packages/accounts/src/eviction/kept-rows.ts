import {
  changedAt,
  type Row,
  retryIfChanged,
  type Store,
  type Table,
  tableNames,
  type Write,
} from '@mooring/storage';

/** The sealed rows that this tab has written in this visit, so that they can be written again. */
export type KeptRows = {
  /** Runs a write of this tab, and keeps its rows once it has resolved. */
  during(writes: readonly Write[], write: () => Promise<void>): Promise<void>;
  /** Sync writes what other devices wrote. The server has it, so it is not kept here, nor is what it replaced or removed. */
  changedByOthers(writes: readonly Write[]): void;
  /** Another tab has removed these rows, `<table>/<id>`: what somebody burned there is not written again here. */
  removedByOthers(keys: readonly string[]): void;
  /** Another tab has written, and may have removed any of them. */
  othersWrote(): void;
  /** Whether the store lacks one that no other tab can have removed. */
  isAnyMissing(store: Store): Promise<boolean>;
  /** Writes those that the store lacks, or has in an older version. */
  storeAgain(store: Store): Promise<void>;
};

type Kept = { table: Table; row: Row; length: number; mayBeRemoved: boolean };

/** In characters. Beyond it the oldest rows are left to the browser: an hour of a recording would fill the memory. */
const maxLength = 48_000_000;

export function createKeptRows(): KeptRows {
  const rows = new Map<string, Kept>();
  const underWay = new Map<string, number>();
  let total = 0;

  const forget = (key: string) => {
    total -= rows.get(key)?.length ?? 0;
    rows.delete(key);
  };

  const add = (writes: readonly Write[]) => {
    for (const write of writes) {
      const key = keyOf(write);
      forget(key);
      if (!('put' in write)) continue;
      const length = JSON.stringify(write.put).length;
      rows.set(key, { table: write.table, row: write.put, length, mayBeRemoved: false });
      total += length;
    }
    for (const key of rows.keys()) {
      if (total <= maxLength) break;
      forget(key);
    }
  };

  /** Each kept row with the one that is stored, some at a time. */
  async function* compared(store: Store) {
    for (const table of tableNames) {
      const kept = [...rows.values()].filter((one) => one.table === table);
      for (let start = 0; start < kept.length; start += batchSize) {
        const batch = kept.slice(start, start + batchSize);
        const ids = batch.map(({ row }) => row.id);
        const stored = await store.getMany(table, ids);
        yield { table, pairs: batch.map((one, at) => ({ ...one, stored: stored[at] })) };
      }
    }
  }

  const during = async (writes: readonly Write[], write: () => Promise<void>) => {
    const keys = writes.map(keyOf);
    for (const key of keys) underWay.set(key, (underWay.get(key) ?? 0) + 1);
    try {
      await write();
      add(writes);
    } finally {
      for (const key of keys) {
        const left = (underWay.get(key) ?? 1) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      }
    }
  };

  const removedByOthers = (keys: readonly string[]) => {
    for (const key of keys) if (!underWay.has(key)) forget(key);
  };

  return {
    during,
    changedByOthers: (writes) => removedByOthers(writes.map(keyOf)),
    removedByOthers,
    othersWrote() {
      for (const one of rows.values()) one.mayBeRemoved = true;
    },
    async isAnyMissing(store) {
      for await (const { pairs } of compared(store)) {
        if (pairs.some(({ stored, mayBeRemoved }) => !stored && !mayBeRemoved)) return true;
      }
      return false;
    },
    // Another tab may have stored a later version already, or store it between the comparison and the write.
    storeAgain: (store) =>
      retryIfChanged(async () => {
        for await (const { table, pairs } of compared(store)) {
          const lacking = pairs.filter(
            ({ row, stored }) => !stored || changedAt(stored) < changedAt(row),
          );
          const writes = lacking.map(
            ({ row, stored }) => ({ table, put: row, expected: stored ?? null }) as Write,
          );
          await during(writes, () => store.write(writes));
        }
      }),
  };
}

const keyOf = (write: Write) => `${write.table}/${'put' in write ? write.put.id : write.remove}`;

const batchSize = 50;
