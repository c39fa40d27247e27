/** A hosted service in memory with the rules of the real schema: numbers, revisions, tombstones, limits, all or nothing. */
import { AppError } from '@mooring/contract';
import type { Head, Remote } from '@mooring/storage';
import { orderedBy, type Row, type Table } from '@mooring/storage';
import type { Kept, Tombstone } from '@mooring/storage/testing';

export type FakeServer = {
  remote(trouble?: FaultInjector): Remote;
  /** Rows there are now, in the order of their numbers. */
  rows(table?: Table): Kept[];
  /** How many requests were made, and how many rows were written. */
  counts: { requests: number; written: number };
  /** Rows there may be. */
  limit: { rows: number };
  /** Rows the checks of the schema refuse. */
  refuses: (table: Table, row: Row) => boolean;
};

/** What happens on the way: null for nothing. 'after' loses the answer once the work is done. */
export type FaultInjector = () => 'before' | 'after' | 'sign-in' | 'busy' | 'stall' | null;

type Stored = Kept & { id: string };

export function fakeServer(): FakeServer {
  const stored = new Map<string, Stored>();
  const buried = new Map<string, Tombstone & { rev: number }>();
  let seq = 0;
  const at = (table: Table, id: string) => `${table}/${id}`;
  const inOrder = <T extends { seq: number }>(items: Iterable<T>) =>
    [...items].sort((one, other) => one.seq - other.seq);
  const keptOf = ({ id: _, ...kept }: Stored): Kept => structuredClone(kept);
  const headOf = ({ id, rev, seq: number, mutationId: op }: Stored): Head => ({ id, rev, seq: number, mutationId: op });

  const server: FakeServer = {
    counts: { requests: 0, written: 0 },
    limit: { rows: Number.POSITIVE_INFINITY },
    refuses: () => false,
    rows: (table) =>
      inOrder([...stored.values()].filter((one) => !table || one.table === table)).map(keptOf),
    remote(trouble = () => null) {
      const asked = async <T>(signal: AbortSignal, work: () => T): Promise<T> => {
        server.counts.requests += 1;
        signal.throwIfAborted();
        const happens = trouble();
        if (happens === 'before') throw new AppError('sync.offline');
        if (happens === 'sign-in') throw new AppError('sync.sign-in');
        if (happens === 'busy') throw new AppError('sync.busy');
        const answer = work();
        // A request that stalls is given up after its time; what it asked for may have been done.
        if (happens === 'after' || happens === 'stall') throw new AppError('sync.offline');
        return structuredClone(answer);
      };
      const store = (table: Table, row: Row, op: string, rev: number): Stored => {
        seq += 1;
        server.counts.written += 1;
        const one = { table, id: row.id, row: structuredClone(row), rev, seq, op };
        stored.set(at(table, row.id), one);
        return one;
      };
      const checked = (table: Table, row: Row) => {
        if (server.refuses(table, row)) throw new AppError('sync.refused');
      };
      return {
        insert: (table, items, signal) =>
          asked(signal, () => {
            const fresh = items.filter(({ row }) => !stored.has(at(table, row.id)));
            for (const { row } of items) checked(table, row);
            if (stored.size + fresh.length > server.limit.rows) throw new AppError('sync.full');
            return fresh.map(({ row, mutationId: op }) => {
              const before = buried.get(at(table, row.id));
              buried.delete(at(table, row.id));
              return headOf(store(table, row, op, (before?.rev ?? 0) + 1));
            });
          }),
        update: (table, { row, mutationId: op, rev }, signal) =>
          asked(signal, () => {
            const now = stored.get(at(table, row.id));
            if (now?.rev !== rev) return null;
            checked(table, row);
            if (now.mutationId === op) throw new AppError('sync.refused');
            return headOf(store(table, row, op, rev + 1));
          }),
        remove: (table, { id, rev }, signal) =>
          asked(signal, () => {
            if (stored.get(at(table, id))?.rev !== rev) return false;
            stored.delete(at(table, id));
            seq += 1;
            buried.set(at(table, id), { table, id, seq, rev: rev + 1 });
            return true;
          }),
        fetch: (table, ids, signal) =>
          asked(signal, () =>
            ids.flatMap((id) => {
              const one = stored.get(at(table, id));
              return one ? [keptOf(one)] : [];
            }),
          ),
        rowsAfter: (table, after, limit, signal) =>
          asked(signal, () =>
            server
              .rows(table)
              .filter((one) => one.seq > after)
              .slice(0, limit),
          ),
        versionsAfter: (table, after, limit, signal) =>
          asked(signal, () =>
            inOrder(stored.values())
              .filter((one) => one.table === table && one.seq > after)
              .slice(0, limit)
              .map(headOf),
          ),
        tombstonesAfter: (after, limit, signal) =>
          asked(signal, () =>
            inOrder(buried.values())
              .filter((one) => one.seq > after)
              .slice(0, limit),
          ),
        newest: (table, limit, signal) =>
          asked(signal, () => {
            const column = orderedBy[table] as keyof Row;
            const time = ({ row }: Kept) => String(row[column]);
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
