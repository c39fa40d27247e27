/** What a hostile server can do by never coming to an end. */
import type { Remote, Table } from '@mooring/storage';
import type { ServerRow } from '@mooring/storage/testing';
import type { Move } from './hostile-move.ts';
import type { HostileWorld } from './hostile-world.ts';

/** A full page with growing numbers, of rows that nobody wrote. */
const growing = (table: Table, cursor: number, limit: number) =>
  Array.from({ length: limit }, (_, index) => {
    const seq = cursor + index + 1;
    return { id: `${table}-${seq}`, rev: 1, seq, mutationId: 'x' };
  });

/** Rows that do not open, under whatever ids are asked for. */
const garbageOf = (given: ServerRow, table: Table, versions: { id: string; seq: number }[]) =>
  versions.map(
    ({ id, seq }): ServerRow => ({ ...given, table, row: { ...given.row, id }, rev: 1, seq }),
  );

const endless = (remote: Remote): Remote => ({
  ...remote,
  versionsAfter: async (table, cursor, limit) => growing(table, cursor, limit),
  rowsAfter: async (table, cursor, limit, signal) => {
    const real = await remote.rowsAfter(table, cursor, limit, signal);
    const from = real.at(-1)?.seq ?? cursor;
    const [row] = real.length > 0 ? real : await remote.newest(table, 1, signal);
    if (!row) return real;
    return [...real, ...garbageOf(row, table, growing(table, from, limit - real.length))];
  },
});

/** Each answer takes just under the timeout. */
function slowly(remote: Remote, { passTime }: HostileWorld): Remote {
  const afterAWhile = <T>(answer: Promise<T>) => {
    passTime(59_000);
    return answer;
  };
  return {
    ...remote,
    fetch: (...given) => afterAWhile(remote.fetch(...given)),
    newest: (...given) => afterAWhile(remote.newest(...given)),
    rowsAfter: (...given) => afterAWhile(remote.rowsAfter(...given)),
    versionsAfter: (...given) => afterAWhile(remote.versionsAfter(...given)),
    tombstonesAfter: (...given) => afterAWhile(remote.tombstonesAfter(...given)),
  };
}

export const endlessMoves: readonly Move[] = [
  {
    name: 'a pull without an end, with growing numbers',
    play: ({ intercept }) => intercept(endless),
  },
  {
    name: 'deletions without an end, with growing numbers',
    play: ({ intercept }) =>
      intercept((remote) => ({
        ...remote,
        tombstonesAfter: async (cursor, limit) =>
          growing('journal_entries', cursor, limit).map(({ id, seq }) => ({
            table: 'journal_entries' as const,
            id,
            seq,
            seal: null,
          })),
      })),
  },
  {
    name: 'rows without an end that do not open',
    play({ intercept, stored, ids }) {
      const row = stored('saved_moments', ids.moment);
      intercept((remote) => ({
        ...endless(remote),
        fetch: async (table, wanted) =>
          garbageOf(
            row,
            table,
            wanted.map((id, index) => ({ id, seq: index + 1 })),
          ),
      }));
    },
  },
  {
    name: 'pages that take just under the timeout each, for ever',
    play: (world) => world.intercept((remote) => slowly(endless(remote), world)),
  },
];
