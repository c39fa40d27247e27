import { type Row, tableNames, type Write } from '../store.ts';
import { isSyncable } from './is-syncable.ts';
import { createOutbox, enqueue, type Outbox } from './outbox.ts';
import {
  newOutboxEntry,
  type OutboxChanges,
  type OutboxEntry,
  outboxKey,
  rowIdOf,
} from './outbox-entry.ts';
import type { SyncTransaction } from './sync-transaction.ts';

/** The stored name of the last queue position. The number is missing where sync is not enabled. */
const lastPosition = 'last';
export const isEnabled = async (transaction: SyncTransaction) =>
  (await transaction.getNumber(lastPosition)) !== undefined;

/** Joins the transaction of the write itself: no row changes without its outbox entry. */
export async function enqueueWrites(
  transaction: SyncTransaction,
  writes: readonly Write[],
): Promise<void> {
  const keys = writes.map((write) => outboxKey(write.table, rowIdOf(write)));
  await changeOutbox(transaction, keys, (outbox) => {
    enqueue(outbox, writes);
    return outbox.changes([]);
  });
}

/** Applies a rule to the entries of `keys`, and writes what it changed. Does nothing where sync is not enabled. */
export async function changeOutbox(
  transaction: SyncTransaction,
  keys: readonly string[],
  rule: (outbox: Outbox, localRow: (key: string) => Row | undefined) => OutboxChanges,
): Promise<Write[]> {
  const position = await transaction.getNumber(lastPosition);
  if (position === undefined) return [];
  const known = await transaction.getEntries([...new Set(keys)]);
  const outbox = createOutbox(known, position);
  const rows = await pendingRows(transaction, known);
  const { entries, removedKeys, writes } = rule(outbox, (key) => rows.get(key));
  await transaction.putEntries(entries);
  await transaction.removeEntries(removedKeys);
  if (outbox.lastPosition() !== position) {
    await transaction.putNumber(lastPosition, outbox.lastPosition());
  }
  if (writes.length > 0) await transaction.writeRows(writes);
  return writes;
}

/** The local rows of the entries that have a pending mutation, by outbox key. */
async function pendingRows(
  transaction: SyncTransaction,
  known: readonly (OutboxEntry | undefined)[],
) {
  const rows = new Map<string, Row>();
  for (const table of tableNames) {
    const ids = known.flatMap((one) => (one?.table === table && one.pending ? [one.id] : []));
    if (ids.length === 0) continue;
    for (const row of await transaction.getRows(table, ids)) {
      if (row) rows.set(outboxKey(table, row.id), row);
    }
  }
  return rows;
}

/** Replaces the outbox by one queued put for every syncable row. */
export async function enqueueAllRows(transaction: SyncTransaction): Promise<void> {
  await transaction.clear();
  let position = 0;
  for (const table of tableNames) {
    const ids = (await transaction.rowIds(table)).filter((id) => isSyncable(table, id));
    await transaction.putEntries(
      ids.map((id): OutboxEntry => {
        position += 1;
        return {
          ...newOutboxEntry(table, id),
          pending: {
            kind: 'put',
            mutationId: null,
            earlierMutationIds: [],
            queuePosition: position,
            refused: null,
          },
        };
      }),
    );
  }
  await transaction.putNumber(lastPosition, position);
}
