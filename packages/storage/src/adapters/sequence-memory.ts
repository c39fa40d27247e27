import type { Sequence, SequenceListener } from '../replica/sequence.ts';
import type { Write } from '../store.ts';

const disks = new WeakMap<object, Map<string, number>>();

const lastOf = (disk: object) => {
  const known = disks.get(disk) ?? new Map<string, number>();
  disks.set(disk, known);
  return known;
};

/** The numbers of an imagined disk's accounts. */
export function memorySequence(
  disk: object,
  userId: string,
  putRows: (writes: Write[]) => void,
): { sequence: Sequence; number(writes: Write[]): void } {
  const listeners: SequenceListener[] = [];
  return {
    number(writes) {
      const n = (lastOf(disk).get(userId) ?? 0) + 1;
      lastOf(disk).set(userId, n);
      for (const listener of listeners) listener.onWrite(n, writes);
    },
    sequence: {
      last: async () => lastOf(disk).get(userId) ?? null,
      listen: (listener) => void listeners.push(listener),
      restore: async (writes) => putRows(structuredClone(writes)),
      async advanceTo(n) {
        lastOf(disk).set(userId, Math.max(n, lastOf(disk).get(userId) ?? 0));
      },
    },
  };
}

export function deleteSequence(disk: object, userId: string): void {
  lastOf(disk).delete(userId);
}
