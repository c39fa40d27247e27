import { AppError } from '@mooring/contract';
import type { Row, Table, Write } from '../store.ts';
import { isSameRow, rowIdOf } from '../sync/outbox-entry.ts';

type GetRows = (table: Table, ids: string[]) => PromiseLike<(Row | undefined)[]>;

/**
 * Whether these writes are all stored already. Throws AppError('store.changed') where a row is not the one that its write expects.
 * Joins the transaction of the write: without async functions, in which Dexie loses it.
 */
export function checkExpectedRows(writes: readonly Write[], getRows: GetRows): Promise<boolean> {
  const expecting = writes.filter(({ expected }) => expected !== undefined);
  const tables = [...new Set(expecting.map(({ table }) => table))];
  return Promise.all(
    tables.map((table) => {
      const some = expecting.filter((write) => write.table === table);
      return getRows(table, some.map(rowIdOf)).then((rows) => areStored(some, rows));
    }),
  ).then((stored) => stored.length > 0 && stored.every(Boolean));
}

/** The same for rows that are read already, in the order of the writes. */
export function areStored(writes: readonly Write[], rows: readonly (Row | undefined)[]): boolean {
  const stored = writes.flatMap((write, index) => {
    const { expected } = write;
    if (expected === undefined) return [];
    const row = rows[index];
    const isExpected = expected === null ? row === undefined : isSameRow(row, expected);
    if (isExpected) return false;
    if (!isStored(write, row)) throw new AppError('store.changed');
    return true;
  });
  return stored.length > 0 && stored.every(Boolean);
}

/**
 * A write that is tried again although the browser stored it finds its own row. One such row alone says nothing about the others: a row
 * that is not encrypted, such as the streak of a day, is the same in two saves of one moment.
 */
const isStored = (write: Write, row: Row | undefined): boolean =>
  'put' in write && row !== undefined && isSameRow(row, write.put);
