import type { Store, Table } from '../store.ts';
import { rebuildReplica } from './rebuild.ts';
import type { Replica } from './replica.ts';
import { batchSizeOf, recordKey, toWrite } from './row-records.ts';

export type RestoredRows = { rows: number; entries: number; unreadable: number };

/**
 * Writes rows of the replica into the store: those given, or those of all later writes. A replica that lacks something itself is
 * then rebuilt. It may be interrupted and repeated.
 */
export async function restoreRows(
  store: Store,
  replica: Replica,
  what: { above: number } | { keys: string[] },
  onProgress: (done: number, total: number) => void,
): Promise<RestoredRows> {
  const summary = await replica.summarize();
  const keys = 'keys' in what ? what.keys : await keysAbove(replica, what.above);
  const restored: RestoredRows = { rows: 0, entries: 0, unreadable: summary.corrupt };
  onProgress(0, keys.length);
  for (const batch of batchesOf(keys)) {
    const records = await replica.read(batch);
    const writes = records.flatMap((record) => toWrite(record) ?? []);
    await store.sequence.restore(writes);
    const puts = writes.filter((write) => 'put' in write);
    restored.rows += puts.length;
    restored.entries += puts.filter(({ table }) => table === 'journal_entries').length;
    restored.unreadable += batch.length - writes.length;
    onProgress(restored.rows, keys.length);
  }
  await store.sequence.advanceTo(summary.last);
  if (restored.unreadable + summary.gaps > 0) await rebuildReplica(store, replica);
  return restored;
}

/** Restores the rows of a table that the database has but fails to read. Returns how many. */
export async function restoreUnreadableRows(
  store: Store,
  replica: Replica,
  table: Table,
): Promise<number> {
  const keys: string[] = [];
  for (const id of await store.ids(table)) {
    await store.get(table, id).catch(() => keys.push(recordKey(table, id)));
  }
  let restored = 0;
  for (const batch of batchesOf(keys)) {
    const writes = (await replica.read(batch)).flatMap((record) => toWrite(record) ?? []);
    await store.sequence.restore(writes);
    restored += writes.length;
  }
  return restored;
}

/** Removed rows are left out where the store is empty and has nothing to remove. */
async function keysAbove(replica: Replica, above: number): Promise<string[]> {
  const keys = await replica.keys(above);
  return keys.flatMap(({ key, gone }) => (gone && above === 0 ? [] : [key]));
}

function* batchesOf(keys: string[]): Generator<string[]> {
  const chunks = keys.filter((key) => key.startsWith('audio_chunks/'));
  const rows = keys.filter((key) => !key.startsWith('audio_chunks/'));
  const [rowLimit, chunkLimit] = [batchSizeOf('journal_entries'), batchSizeOf('audio_chunks')];
  for (let start = 0; start < rows.length; start += rowLimit) {
    yield rows.slice(start, start + rowLimit);
  }
  for (let start = 0; start < chunks.length; start += chunkLimit) {
    yield chunks.slice(start, start + chunkLimit);
  }
}
