import { Dexie } from 'dexie';
import type { Sequence, SequenceListener } from '../replica/sequence.ts';
import type { Write } from '../store.ts';
import { withStorageErrors } from './errors-indexeddb.ts';

const sequenceTable = 'sequence';

/** The number of the last write, in a table beside the rows. */
export const sequenceTables = { [sequenceTable]: 'name' };
export const sequenceTableNames = Object.keys(sequenceTables);

/** `putRows` and `assignNumber` join the transaction they are called in. */
export function indexedDbSequence(
  db: Dexie,
  putRows: (writes: Write[]) => Promise<unknown>,
  rowTables: string[],
): { sequence: Sequence; assignNumber(writes: Write[]): Promise<void> } {
  const numbers = db.table<{ name: 'last'; n: number }, string>(sequenceTable);
  const listeners: SequenceListener[] = [];
  const last = async () => (await numbers.get('last'))?.n ?? null;
  return {
    /** The listeners hear the number before it is committed. Where the transaction aborts, they hear that too. */
    async assignNumber(writes) {
      const transaction = Dexie.currentTransaction;
      const n = ((await last()) ?? 0) + 1;
      transaction?.on('abort', () => {
        for (const listener of listeners) listener.onAbort(n);
      });
      // What a listener starts is no part of this transaction.
      Dexie.ignoreTransaction(() => {
        for (const listener of listeners) listener.onWrite(n, writes);
      });
      await numbers.put({ name: 'last', n });
    },
    sequence: {
      last: () => withStorageErrors(last),
      listen: (listener) => void listeners.push(listener),
      restore: (writes) =>
        withStorageErrors(async () => {
          if (writes.length > 0) await db.transaction('rw', rowTables, () => putRows(writes));
        }),
      advanceTo: (n) =>
        withStorageErrors(() =>
          db.transaction('rw', sequenceTable, async () => {
            if (((await last()) ?? 0) < n) await numbers.put({ name: 'last', n });
          }),
        ),
    },
  };
}
