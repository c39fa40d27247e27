import { Dexie } from 'dexie';
import { browserEnv } from '../env.ts';
import type { RowOrigins, Sequence, SequenceListener } from '../replica/sequence.ts';
import type { Write } from '../store.ts';
import { withStorageErrors } from './errors-indexeddb.ts';

const sequenceTable = 'sequence';

/** A database of an earlier build has no name until its next write. */
type LastNumber = { name: 'last'; n: number; database?: string };

/** The number of the last write, in a table beside the rows. */
export const sequenceTables = { [sequenceTable]: 'name' };
export const sequenceTableNames = Object.keys(sequenceTables);

/** `putRows`, `originsOf` and `assignNumber` join the transaction they are called in. */
export function indexedDbSequence(
  db: Dexie,
  putRows: (writes: Write[]) => Promise<unknown>,
  rowTables: string[],
  originsOf: (writes: Write[]) => PromiseLike<RowOrigins>,
): { sequence: Sequence; assignNumber(writes: Write[]): Promise<void> } {
  const numbers = db.table<LastNumber, string>(sequenceTable);
  const listeners: SequenceListener[] = [];
  const read = () => numbers.get('last');
  const next = (before: LastNumber | undefined, n: number) => ({
    name: 'last' as const,
    n,
    database: before?.database ?? browserEnv.newId(),
  });
  return {
    /** The listeners hear the number before it is committed. Where the transaction aborts, they hear that too. */
    async assignNumber(writes) {
      const transaction = Dexie.currentTransaction;
      const [before, origins] = await Promise.all([read(), originsOf(writes)]);
      const written = next(before, (before?.n ?? 0) + 1);
      const { n, database } = written;
      transaction?.on('abort', () => {
        for (const listener of listeners) listener.onAbort(n);
      });
      // What a listener starts is no part of this transaction.
      Dexie.ignoreTransaction(() => {
        for (const listener of listeners) listener.onWrite(n, writes, database, origins);
      });
      await numbers.put(written);
    },
    sequence: {
      last: () => withStorageErrors(async () => (await read())?.n ?? null),
      state: () =>
        withStorageErrors(async () => {
          const { n, database = null } = (await read()) ?? {};
          return n === undefined ? null : { n, database };
        }),
      listen: (listener) => void listeners.push(listener),
      restore: (writes) =>
        withStorageErrors(async () => {
          if (writes.length > 0) await db.transaction('rw', rowTables, () => putRows(writes));
        }),
      advanceTo: (n) =>
        withStorageErrors(() =>
          db.transaction('rw', sequenceTable, async () => {
            const before = await read();
            if ((before?.n ?? 0) < n) await numbers.put(next(before, n));
          }),
        ),
    },
  };
}
