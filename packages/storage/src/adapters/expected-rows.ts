import { AppError } from '@mooring/contract';
import type { Row, Table, Write } from '../store.ts';
import { isSameRow, rowIdOf } from '../sync/outbox-entry.ts';

type GetRows = (table: Table, ids: string[]) => PromiseLike<(Row | undefined)[]>;

/**
 * Throws AppError('store.changed') where a row is not the one that its write expects. Joins the transaction of the write: without
 * async functions, in which Dexie loses it.
 */
export function checkExpectedRows(writes: readonly Write[], getRows: GetRows): Promise<unknown> {
  const expecting = writes.filter(({ expected }) => expected !== undefined);
  const tables = [...new Set(expecting.map(({ table }) => table))];
  return Promise.all(
    tables.map((table) => {
      const some = expecting.filter((write) => write.table === table);
      return getRows(table, some.map(rowIdOf)).then((rows) => assertExpected(some, rows));
    }),
  );
}

/** The same for rows that are read already, in the order of the writes. */
export function assertExpected(writes: readonly Write[], rows: readonly (Row | undefined)[]): void {
  for (const [index, write] of writes.entries()) {
    const { expected } = write;
    if (expected === undefined) continue;
    const row = rows[index];
    const isExpected = expected === null ? row === undefined : isSameRow(row, expected);
    if (!isExpected && !isStored(write, row)) throw new AppError('store.changed');
  }
}

/**
 * A write that is tried again after the browser ended it, or was slow to say that it is stored, finds its own row: no other write
 * encrypts to the same bytes.
 */
const isStored = (write: Write, row: Row | undefined): boolean =>
  'put' in write && row !== undefined && isSameRow(row, write.put);
