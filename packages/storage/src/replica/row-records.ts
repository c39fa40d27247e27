import { type Row, type Table, tableNames, type Write } from '../store.ts';
import type { LogRecord } from './log-record.ts';
import type { ReplicaRecord } from './replica.ts';
import type { RowOrigins } from './sequence.ts';

/** The key of a row in the replica. */
export const recordKey = (table: Table, id: string) => `${table}/${id}`;

/** The log records of one write, under its sequence number. */
export function toLogRecords(
  n: number,
  writes: readonly Write[],
  origins: RowOrigins,
): LogRecord[] {
  const of = writes.length;
  return writes.map((write, index) =>
    'put' in write
      ? {
          header: { n, of, key: recordKey(write.table, write.put.id), ...origins[index] },
          value: JSON.stringify(write.put),
        }
      : { header: { n, of, key: recordKey(write.table, write.remove), gone: true }, value: '' },
  );
}

/** Null for a record of a table that this version does not know, or whose key is not its row's. */
export function toWrite({ key, value }: ReplicaRecord): Write | null {
  const table = key.slice(0, key.indexOf('/')) as Table;
  const id = key.slice(table.length + 1);
  if (!tableNames.includes(table)) return null;
  if (value === null) return { table, remove: id } as Write;
  const put = JSON.parse(value) as Row;
  return put.id === id ? ({ table, put } as Write) : null;
}

/** How many rows of a table are read at once: a row of `audio_chunks` can have 256 KiB. */
export const batchSizeOf = (table: Table) => (table === 'audio_chunks' ? 16 : 200);
