import type { Row, Table, Write } from '../store.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { VersionCounts } from './version-counts.ts';

/** What a storage adapter offers inside one transaction over the rows, the outbox and a few named numbers. */
export type SyncTransaction = {
  getNumber(name: string): Promise<number | undefined>;
  putNumber(name: string, number: number): Promise<unknown>;
  getCounts(): Promise<VersionCounts>;
  putCounts(counts: VersionCounts): Promise<unknown>;
  getEntries(keys: string[]): Promise<(OutboxEntry | undefined)[]>;
  putEntries(entries: OutboxEntry[]): Promise<unknown>;
  removeEntries(keys: string[]): Promise<unknown>;
  /** The entries of a table that have a queue position, in that order. */
  queuedEntries(table: Table, limit: number): Promise<OutboxEntry[]>;
  refusedEntries(): Promise<OutboxEntry[]>;
  allEntries(): Promise<OutboxEntry[]>;
  countEntries(): Promise<{ waiting: number; refused: number }>;
  /** Removes every entry and every number. */
  clear(): Promise<unknown>;
  rowIds(table: Table): Promise<string[]>;
  getRows(table: Table, ids: string[]): Promise<(Row | undefined)[]>;
  writeRows(writes: Write[]): Promise<unknown>;
};

/**
 * Runs `work` in one transaction: all or nothing, isolated from the others. With 'outbox' it is read-only and sees the
 * entries and the numbers, but no rows.
 */
export type Transact = <T>(
  work: (transaction: SyncTransaction) => Promise<T>,
  readOnly?: 'outbox' | undefined,
) => Promise<T>;
