import { type DerivedStore, maxKeptChanges, type SummaryBlock, type Write } from '../store.ts';
import type { MemoryDisk } from './store-memory.ts';

type Kept = {
  changes: { seq: number; id: string }[];
  last: number;
  folded: number;
  blocks: Map<string, SummaryBlock>;
};

const disks = new WeakMap<MemoryDisk, Map<string, Kept>>();

function keptOf(disk: MemoryDisk, userId: string): Kept {
  const accounts = disks.get(disk) ?? new Map<string, Kept>();
  disks.set(disk, accounts);
  const kept = accounts.get(userId) ?? { changes: [], last: 0, folded: 0, blocks: new Map() };
  accounts.set(userId, kept);
  return kept;
}

export function deleteDerived(disk: MemoryDisk, userId: string): void {
  disks.get(disk)?.delete(userId);
}

export function recordChanges(disk: MemoryDisk, userId: string, writes: readonly Write[]): void {
  const kept = keptOf(disk, userId);
  for (const write of writes) {
    if (write.table !== 'journal_entries') continue;
    kept.last += 1;
    kept.changes.push({ seq: kept.last, id: 'put' in write ? write.put.id : write.remove });
  }
}

/** As in IndexedDB, in this tab's memory. */
export function memoryDerived(disk: MemoryDisk, userId: string, count: () => number): DerivedStore {
  return {
    async snapshot(since) {
      const { changes, last, folded } = keptOf(disk, userId);
      const from = since ?? folded;
      const oldest = changes[0]?.seq ?? 0;
      const later = changes.filter(({ seq }) => seq > from).map(({ id }) => id);
      const changed = from < oldest - 1 ? null : [...new Set(later)];
      return { last, blocksUpTo: folded, count: count(), changed };
    },
    async blocks(limit) {
      const blocks = [...keptOf(disk, userId).blocks.values()];
      blocks.sort((one, other) => (one.newest < other.newest ? 1 : -1));
      return structuredClone(blocks.slice(0, limit));
    },
    async updateBlocks({ from, to, puts, removes }) {
      const kept = keptOf(disk, userId);
      if (kept.folded !== from) return false;
      for (const id of removes) kept.blocks.delete(id);
      for (const block of structuredClone(puts)) kept.blocks.set(block.id, block);
      kept.folded = to;
      kept.changes = kept.changes.filter(({ seq }) => seq > to - maxKeptChanges);
      return true;
    },
  };
}
