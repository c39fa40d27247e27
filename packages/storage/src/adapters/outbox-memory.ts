import { createMutex } from '../mutex.ts';
import type { Row, Table, Write } from '../store.ts';
import type { OutboxEntry } from '../sync/outbox.ts';
import { type Transact, enqueueWrites, type SyncTransaction } from '../sync/create-sync-store.ts';
import type { MemoryDisk } from './store-memory.ts';

type Kept = {
  lines: Map<string, OutboxEntry>;
  numbers: Map<string, number>;
  inTurn: ReturnType<typeof createMutex>;
};

const disks = new WeakMap<MemoryDisk, Map<string, Kept>>();

function keptOf(disk: MemoryDisk, userId: string): Kept {
  const accounts = disks.get(disk) ?? new Map<string, Kept>();
  disks.set(disk, accounts);
  const kept = accounts.get(userId) ?? {
    lines: new Map(),
    numbers: new Map(),
    inTurn: createMutex(),
  };
  accounts.set(userId, kept);
  return kept;
}

export function deleteOutbox(disk: MemoryDisk, userId: string): void {
  const kept = disks.get(disk)?.get(userId);
  kept?.lines.clear();
  kept?.numbers.clear();
}

/** As in IndexedDB, in this tab's memory: what stands for a transaction is a turn. */
export function memoryOutbox(
  disk: MemoryDisk,
  userId: string,
  rows: { of(table: Table): Map<string, Row>; write(writes: Write[]): void },
): { inOne: Transact; inTurn: Kept['inTurn']; note(writes: readonly Write[]): Promise<void> } {
  const { lines, numbers, inTurn } = keptOf(disk, userId);
  const waiting = () =>
    [...lines.values()]
      .filter(({ pending }) => pending && pending.queuePosition !== null)
      .sort((one, other) => (one.pending?.queuePosition ?? 0) - (other.pending?.queuePosition ?? 0));
  const refused = () => [...lines.values()].filter(({ pending }) => pending?.refused);
  const place: SyncTransaction = {
    getNumber: async (name) => numbers.get(name),
    putNumber: async (name, number) => numbers.set(name, number),
    getEntries: async (ats) => structuredClone(ats.map((at) => lines.get(at))),
    async putEntries(changed) {
      for (const line of structuredClone(changed)) lines.set(line.key, line);
    },
    async removeEntries(ats) {
      for (const at of ats) lines.delete(at);
    },
    queuedEntries: async (table, limit) =>
      structuredClone(
        waiting()
          .filter((line) => line.table === table)
          .slice(0, limit),
      ),
    refusedEntries: async () => structuredClone(refused()),
    countEntries: async () => ({ waiting: waiting().length, refused: refused().length }),
    clear: async () => deleteOutbox(disk, userId),
    rowIds: async (table) => [...rows.of(table).keys()],
    getRows: async (table, ids) => structuredClone(ids.map((id) => rows.of(table).get(id))),
    writeRows: async (writes) => rows.write(structuredClone(writes)),
  };
  return {
    inOne: (work) => inTurn(() => work(place)),
    inTurn,
    note: (writes) => enqueueWrites(place, writes),
  };
}
