import { type Store, tableNames } from '../store.ts';
import type { Replica } from './replica.ts';
import { recordKey } from './row-records.ts';

/** The result of the integrity check between a store and its replica. */
export type Comparison =
  | { result: 'equal' }
  /** The replica lacks something, or is empty: it must be rebuilt from the store. */
  | { result: 'stale-replica' }
  /** The store lost the writes with a sequence number above this; with 0, all of them. */
  | { result: 'lost-writes'; above: number }
  /** The store lacks these rows, and nobody removed them. */
  | { result: 'missing-rows'; keys: string[] };

type Counts = Record<string, number>;

/** Compares the last sequence number and the row counts; only where the counts differ, the keys. */
export async function compareWithReplica(
  store: Store,
  replica: Replica,
  retryDelay: () => Promise<void>,
): Promise<Comparison> {
  let comparison = await compareOnce(store, replica);
  // Another tab may have written a row and not yet its record.
  for (let tries = 0; tries < 3 && comparison.result !== 'equal'; tries += 1) {
    if (comparison.result === 'lost-writes') return comparison;
    await retryDelay();
    comparison = await compareOnce(store, replica);
  }
  return comparison;
}

export async function isEmptyStore(store: Store): Promise<boolean> {
  return total(await countRows(store)) === 0;
}

async function compareOnce(store: Store, replica: Replica): Promise<Comparison> {
  const summary = await replica.summarize();
  const last = await store.sequence.last();
  const counts = await countRows(store);
  if (last === null && total(counts) === 0 && total(summary.counts) > 0) {
    return { result: 'lost-writes', above: 0 };
  }
  if (summary.last > (last ?? 0)) return { result: 'lost-writes', above: last ?? 0 };
  if (summary.gaps > 0 || summary.last < (last ?? 0)) return { result: 'stale-replica' };
  if (tableNames.every((table) => counts[table] === (summary.counts[table] ?? 0))) {
    return { result: 'equal' };
  }
  const keys = await keysMissingIn(store, replica);
  return keys.length > 0 ? { result: 'missing-rows', keys } : { result: 'stale-replica' };
}

async function keysMissingIn(store: Store, replica: Replica): Promise<string[]> {
  const present = new Set<string>();
  for (const table of tableNames) {
    for (const id of await store.ids(table)) present.add(recordKey(table, id));
  }
  const keys = await replica.keys(0);
  return keys.flatMap(({ key, gone }) => (gone || present.has(key) ? [] : [key]));
}

async function countRows(store: Store): Promise<Counts> {
  const counts = await Promise.all(
    tableNames.map(async (table) => [table, await store.count(table)] as const),
  );
  return Object.fromEntries(counts);
}

const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
