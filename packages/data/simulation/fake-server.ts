import { AppError } from '@mooring/contract';
import { orderedBy, type Remote, type Row, type RowVersion, type Table } from '@mooring/storage';
import type { ServerRow, Tombstone } from '@mooring/storage/testing';
import type { FaultInjector } from './faults.ts';

/** A fake of the hosted rows in memory, with the rules of the real schema: versions, tombstones, limits, atomic inserts. */
export type FakeServer = {
  remote(faults?: FaultInjector): Remote;
  /** The rows it has, in the order of `seq`. */
  rows(table?: Table): ServerRow[];
  /** How many requests were made, and how many rows were written. */
  counts: { requests: number; written: number };
  /** How many rows the account may have. */
  limit: { rows: number };
  /** Whether a check of the schema refuses the row. */
  refuses: (table: Table, row: Row) => boolean;
};

type StoredRow = ServerRow & { id: string };

export function fakeServer(): FakeServer {
  const stored = new Map<string, StoredRow>();
  const tombstones = new Map<string, Tombstone & { rev: number }>();
  let lastSeq = 0;
  const keyOf = (table: Table, id: string) => `${table}/${id}`;
  const bySeq = <T extends { seq: number }>(items: Iterable<T>) =>
    [...items].sort((one, other) => one.seq - other.seq);
  const toServerRow = ({ id: _, ...row }: StoredRow): ServerRow => structuredClone(row);
  const versionOf = ({ id, rev, seq, mutationId }: StoredRow): RowVersion => ({
    id,
    rev,
    seq,
    mutationId,
  });
  const rowsAfter = (table: Table, cursor: number, limit: number) =>
    bySeq(stored.values())
      .filter((one) => one.table === table && one.seq > cursor)
      .slice(0, limit);

  const server: FakeServer = {
    counts: { requests: 0, written: 0 },
    limit: { rows: Number.POSITIVE_INFINITY },
    refuses: () => false,
    rows: (table) =>
      bySeq([...stored.values()].filter((one) => !table || one.table === table)).map(toServerRow),
    remote(nextFault = () => null) {
      const request = async <T>(signal: AbortSignal, work: () => T): Promise<T> => {
        server.counts.requests += 1;
        signal.throwIfAborted();
        const fault = nextFault();
        if (fault === 'request-lost') throw new AppError('sync.offline');
        if (fault === 'sign-in') throw new AppError('sync.sign-in');
        if (fault === 'busy') throw new AppError('sync.busy');
        const answer = work();
        if (fault === 'answer-lost' || fault === 'timeout') throw new AppError('sync.offline');
        return structuredClone(answer);
      };
      const write = (table: Table, row: Row, mutationId: string, rev: number): StoredRow => {
        lastSeq += 1;
        server.counts.written += 1;
        const written = {
          table,
          id: row.id,
          row: structuredClone(row),
          rev,
          seq: lastSeq,
          mutationId,
        };
        stored.set(keyOf(table, row.id), written);
        return written;
      };
      const checkRow = (table: Table, row: Row) => {
        if (server.refuses(table, row)) throw new AppError('sync.refused');
      };
      return {
        insert: (table, items, signal) =>
          request(signal, () => {
            const fresh = items.filter(({ row }) => !stored.has(keyOf(table, row.id)));
            for (const { row } of items) checkRow(table, row);
            if (stored.size + fresh.length > server.limit.rows) throw new AppError('sync.full');
            return fresh.map(({ row, mutationId }) => {
              const tombstone = tombstones.get(keyOf(table, row.id));
              tombstones.delete(keyOf(table, row.id));
              return versionOf(write(table, row, mutationId, (tombstone?.rev ?? 0) + 1));
            });
          }),
        update: (table, { row, mutationId, rev }, signal) =>
          request(signal, () => {
            const now = stored.get(keyOf(table, row.id));
            if (now?.rev !== rev) return null;
            checkRow(table, row);
            if (now.mutationId === mutationId) throw new AppError('sync.refused');
            return versionOf(write(table, row, mutationId, rev + 1));
          }),
        remove: (table, { id, rev }, signal) =>
          request(signal, () => {
            if (stored.get(keyOf(table, id))?.rev !== rev) return false;
            stored.delete(keyOf(table, id));
            lastSeq += 1;
            tombstones.set(keyOf(table, id), { table, id, seq: lastSeq, rev: rev + 1 });
            return true;
          }),
        fetch: (table, ids, signal) =>
          request(signal, () =>
            ids.flatMap((id) => {
              const one = stored.get(keyOf(table, id));
              return one ? [toServerRow(one)] : [];
            }),
          ),
        rowsAfter: (table, cursor, limit, signal) =>
          request(signal, () => rowsAfter(table, cursor, limit).map(toServerRow)),
        versionsAfter: (table, cursor, limit, signal) =>
          request(signal, () => rowsAfter(table, cursor, limit).map(versionOf)),
        tombstonesAfter: (cursor, limit, signal) =>
          request(signal, () =>
            bySeq(tombstones.values())
              .filter((one) => one.seq > cursor)
              .slice(0, limit),
          ),
        newest: (table, limit, signal) =>
          request(signal, () => {
            const column = orderedBy[table] as keyof Row;
            const time = ({ row }: ServerRow) => String(row[column]);
            const rows = server
              .rows(table)
              .sort((one, other) => (time(one) < time(other) ? 1 : -1));
            return rows.slice(0, limit);
          }),
      };
    },
  };
  return server;
}
