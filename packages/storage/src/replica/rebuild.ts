import { type Row, type Store, tableNames, type Write } from '../store.ts';
import { originOf } from '../sync/outbox-entry.ts';
import type { Replica } from './replica.ts';
import { batchSizeOf, toLogRecords } from './row-records.ts';

/** Writes every row of the store into the replica again, then a checkpoint that ends all earlier records. */
export async function rebuildReplica(store: Store, replica: Replica): Promise<void> {
  // A number between two writes: what is written meanwhile has a higher one, and counts.
  const n = ((await store.sequence.last()) ?? 0) + 0.5;
  for (const table of tableNames) {
    const limit = batchSizeOf(table);
    let rows: Row[] = [];
    for (let after = ''; ; after = rows.at(-1)?.id ?? '') {
      rows = await store.page(table, after, limit);
      const puts = rows.map((put) => ({ table, put }) as Write);
      if (puts.length > 0) {
        const ids = rows.map(({ id }) => id);
        const entries = await store.sync.readEntries(table, ids);
        const origins = entries.map((entry) => originOf(entry));
        await replica.append(toLogRecords(n, puts, origins));
      }
      if (rows.length < limit) break;
    }
  }
  await replica.append([{ header: { base: n }, value: '' }]);
}
