import { createMutex } from '../mutex.ts';
import type { Row, Table, Write } from '../store.ts';
import type { Line } from '../sync/lines.ts';
import { type InOne, noteForSync, type SyncPlace } from '../sync/sync-over.ts';
import type { MemoryDisk } from './memory.ts';

type Kept = {
  lines: Map<string, Line>;
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

export function forgetSync(disk: MemoryDisk, userId: string): void {
  const kept = disks.get(disk)?.get(userId);
  kept?.lines.clear();
  kept?.numbers.clear();
}

/** As in IndexedDB, in this tab's memory: what stands for a transaction is a turn. */
export function memoryPlace(
  disk: MemoryDisk,
  userId: string,
  rows: { of(table: Table): Map<string, Row>; write(writes: Write[]): void },
): { inOne: InOne; inTurn: Kept['inTurn']; note(writes: readonly Write[]): Promise<void> } {
  const { lines, numbers, inTurn } = keptOf(disk, userId);
  const waiting = () =>
    [...lines.values()]
      .filter(({ pending }) => pending && pending.due !== null)
      .sort((one, other) => (one.pending?.due ?? 0) - (other.pending?.due ?? 0));
  const refused = () => [...lines.values()].filter(({ pending }) => pending?.refused);
  const place: SyncPlace = {
    number: async (name) => numbers.get(name),
    keepNumber: async (name, number) => numbers.set(name, number),
    lines: async (ats) => structuredClone(ats.map((at) => lines.get(at))),
    async putLines(changed) {
      for (const line of structuredClone(changed)) lines.set(line.at, line);
    },
    async dropLines(ats) {
      for (const at of ats) lines.delete(at);
    },
    due: async (table, limit) =>
      structuredClone(
        waiting()
          .filter((line) => line.table === table)
          .slice(0, limit),
      ),
    refused: async () => structuredClone(refused()),
    count: async () => ({ waiting: waiting().length, refused: refused().length }),
    clear: async () => forgetSync(disk, userId),
    ids: async (table) => [...rows.of(table).keys()],
    rows: async (table, ids) => structuredClone(ids.map((id) => rows.of(table).get(id))),
    writeRows: async (writes) => rows.write(structuredClone(writes)),
  };
  return {
    inOne: (work) => inTurn(() => work(place)),
    inTurn,
    note: (writes) => noteForSync(place, writes),
  };
}
