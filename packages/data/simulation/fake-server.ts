import { AppError } from '@mooring/contract';
import { orderedBy, type Remote, type Row, type RowVersion, type Table } from '@mooring/storage';
import type { ServerRow, StoredStatement, Tombstone } from '@mooring/storage/testing';
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
  /** What whoever operates the server can lay hands on. For the hostile moves. */
  disk: ServerDisk;
};

export type StoredRow = ServerRow & { id: string };
export type StoredTombstone = Tombstone & { rev: number };

export type ServerDisk = {
  /** By `<table>/<id>`. */
  rows: Map<string, StoredRow>;
  tombstones: Map<string, StoredTombstone>;
  statements: Map<string, StoredStatement>;
  /** Every state of every row that was ever written, oldest first. */
  past: StoredRow[];
  nextSeq(): number;
};

export function fakeServer(): FakeServer {
  const stored = new Map<string, StoredRow>();
  const tombstones = new Map<string, StoredTombstone>();
  const statements = new Map<string, StoredStatement>();
  const past: StoredRow[] = [];
  let lastSeq = 0;
  const nextSeq = () => {
    lastSeq += 1;
    return lastSeq;
  };
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
    disk: { rows: stored, tombstones, statements, past, nextSeq },
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
      type Item = { row: Row; mutationId: string; seal?: string };
      const write = (table: Table, { row, mutationId, seal }: Item, rev: number): StoredRow => {
        server.counts.written += 1;
        const written = {
          table,
          id: row.id,
          row: structuredClone(row),
          rev,
          seq: nextSeq(),
          mutationId,
          seal: seal ?? null,
        };
        stored.set(keyOf(table, row.id), written);
        // A row is flat. A deep copy would be the larger part of what a bench of sync measures.
        past.push({ ...written, row: { ...written.row } });
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
            return fresh.map((item) => {
              const tombstone = tombstones.get(keyOf(table, item.row.id));
              tombstones.delete(keyOf(table, item.row.id));
              return versionOf(write(table, item, (tombstone?.rev ?? 0) + 1));
            });
          }),
        update: (table, { rev, ...item }, signal) =>
          request(signal, () => {
            const { row, mutationId } = item;
            const now = stored.get(keyOf(table, row.id));
            if (now?.rev !== rev) return null;
            checkRow(table, row);
            if (now.mutationId === mutationId) throw new AppError('sync.refused');
            return versionOf(write(table, item, rev + 1));
          }),
        statements: (signal) => request(signal, () => [...statements.values()]),
        putStatement: ({ id, value }, signal) =>
          request(signal, () => void statements.set(id, { id, value })),
        remove: (table, { id, rev, seal = null }, signal) =>
          request(signal, () => {
            if (stored.get(keyOf(table, id))?.rev !== rev) return false;
            stored.delete(keyOf(table, id));
            tombstones.set(keyOf(table, id), { table, id, seal, seq: nextSeq(), rev: rev + 1 });
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
