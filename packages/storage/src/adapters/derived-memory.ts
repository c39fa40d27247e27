import { type DerivedStore, maxKeptChanges, type SummaryBlock, type Write } from '../store.ts';
import type { MemoryDisk } from './store-memory.ts';

type DerivedData = {
  changes: { seq: number; id: string }[];
  last: number;
  blocksUpTo: number;
  blocks: Map<string, SummaryBlock>;
};

const disks = new WeakMap<MemoryDisk, Map<string, DerivedData>>();

function dataOf(disk: MemoryDisk, userId: string): DerivedData {
  const accounts = disks.get(disk) ?? new Map<string, DerivedData>();
  disks.set(disk, accounts);
  const data = accounts.get(userId) ?? { changes: [], last: 0, blocksUpTo: 0, blocks: new Map() };
  accounts.set(userId, data);
  return data;
}

export function deleteDerived(disk: MemoryDisk, userId: string): void {
  disks.get(disk)?.delete(userId);
}

export function recordChanges(disk: MemoryDisk, userId: string, writes: readonly Write[]): void {
  const data = dataOf(disk, userId);
  for (const write of writes) {
    if (write.table !== 'journal_entries') continue;
    data.last += 1;
    data.changes.push({ seq: data.last, id: 'put' in write ? write.put.id : write.remove });
  }
}

/** As in IndexedDB, in this tab's memory. */
export function memoryDerived(disk: MemoryDisk, userId: string, count: () => number): DerivedStore {
  const readChanged = (since: number, most: number) => {
    const { changes } = dataOf(disk, userId);
    const oldest = changes[0]?.seq ?? 0;
    const later = changes.filter(({ seq }) => seq > since).map(({ id }) => id);
    return since < oldest - 1 || later.length > most ? null : [...new Set(later)];
  };
  const readChanges = (since: number | null, most = Number.POSITIVE_INFINITY) => {
    const { last, blocksUpTo } = dataOf(disk, userId);
    return { last, blocksUpTo, changed: readChanged(since ?? blocksUpTo, most) };
  };
  return {
    async snapshot(most) {
      return { ...readChanges(null, most), count: count() };
    },
    last: async () => dataOf(disk, userId).last,
    changesSince: async (since) => readChanges(since),
    async blocks(limit) {
      const blocks = [...dataOf(disk, userId).blocks.values()];
      blocks.sort((one, other) => (one.newest < other.newest ? 1 : -1));
      return structuredClone(blocks.slice(0, limit));
    },
    async blocksAt(dates) {
      const blocks = [...dataOf(disk, userId).blocks.values()];
      const starts = blocks.map(({ newest }) => newest).sort();
      const wanted = new Set(
        dates.flatMap((date) => [date, starts.find((start) => start > date) ?? starts.at(-1)]),
      );
      return structuredClone(blocks.filter(({ newest }) => wanted.has(newest)));
    },
    async updateBlocks({ from, to, puts, removes }) {
      const data = dataOf(disk, userId);
      if (data.blocksUpTo !== from) return false;
      for (const id of removes) data.blocks.delete(id);
      for (const block of structuredClone(puts)) data.blocks.set(block.id, block);
      data.blocksUpTo = to;
      data.changes = data.changes.filter(({ seq }) => seq > to - maxKeptChanges);
      return true;
    },
  };
}
