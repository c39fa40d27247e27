import type { RowOrigins, Sequence, SequenceListener } from '../replica/sequence.ts';
import type { Write } from '../store.ts';

const disks = new WeakMap<object, Map<string, number>>();
/** Each disk stands for one database an account. */
const names = new WeakMap<object, string>();
let named = 0;

const nameOf = (disk: object) => {
  const known = names.get(disk);
  if (known) return known;
  named += 1;
  // All of one length: a simulation tears the replica's files at a byte, and has to tear the same one each time.
  const name = `database-${String(named).padStart(8, '0')}`;
  names.set(disk, name);
  return name;
};

const numbersOf = (disk: object) => {
  const numbers = disks.get(disk) ?? new Map<string, number>();
  disks.set(disk, numbers);
  return numbers;
};

/** As in IndexedDB, over a disk in this tab's memory. */
export function memorySequence(
  disk: object,
  userId: string,
  putRows: (writes: Write[]) => void,
): { sequence: Sequence; assignNumber(writes: Write[], origins: RowOrigins): void } {
  const listeners: SequenceListener[] = [];
  return {
    assignNumber(writes, origins) {
      const n = (numbersOf(disk).get(userId) ?? 0) + 1;
      numbersOf(disk).set(userId, n);
      for (const listener of listeners) listener.onWrite(n, writes, nameOf(disk), origins);
    },
    sequence: {
      last: async () => numbersOf(disk).get(userId) ?? null,
      async state() {
        const n = numbersOf(disk).get(userId);
        return n === undefined ? null : { n, database: nameOf(disk) };
      },
      listen: (listener) => void listeners.push(listener),
      restore: async (writes) => putRows(structuredClone(writes)),
      async advanceTo(n) {
        numbersOf(disk).set(userId, Math.max(n, numbersOf(disk).get(userId) ?? 0));
      },
    },
  };
}

export function deleteSequence(disk: object, userId: string): void {
  numbersOf(disk).delete(userId);
}
