import { type Row, type Table, tableNames, type Write } from '../store.ts';
import { isSyncable } from './is-syncable.ts';
import { asNewState, createOutbox, enqueue, type Outbox } from './outbox.ts';
import {
  mutationIdsOf,
  newOutboxEntry,
  type OutboxChanges,
  type OutboxEntry,
  outboxKey,
  rowIdOf,
} from './outbox-entry.ts';
import type { KnownOrigins, PulledPage } from './sync-store.ts';
import type { SyncTransaction } from './sync-transaction.ts';
import { countVersions } from './version-counts.ts';

/** The stored name of the last queue position. The number is missing where sync is not enabled. */
const lastPosition = 'last';
export const isEnabled = async (transaction: SyncTransaction) =>
  (await transaction.getNumber(lastPosition)) !== undefined;

/** Joins the transaction of the write itself, before its rows are written: no row changes without its outbox entry. */
export async function enqueueWrites(
  transaction: SyncTransaction,
  writes: readonly Write[],
): Promise<void> {
  const keys = writes.map((write) => outboxKey(write.table, rowIdOf(write)));
  await changeOutbox(
    transaction,
    keys,
    (outbox, localRow) => {
      enqueue(outbox, writes, localRow);
      return outbox.changes([]);
    },
    isUnwritten,
  );
}

/** Applies a rule to the entries of `keys`, and writes what it changed. Null, and nothing done, where sync is not enabled. */
export async function changeOutbox<Changes extends OutboxChanges>(
  transaction: SyncTransaction,
  keys: readonly string[],
  rule: (outbox: Outbox, localRow: (key: string) => Row | undefined) => Changes,
  isCompared = isWaiting,
): Promise<Changes | null> {
  const position = await transaction.getNumber(lastPosition);
  if (position === undefined) return null;
  const known = await transaction.getEntries([...new Set(keys)]);
  const outbox = createOutbox(known, position);
  const rows = await comparedRows(transaction, known, isCompared);
  const changes = rule(outbox, (key) => rows.get(key));
  const { entries, removedKeys, writes } = changes;
  if (entries.some(({ version }) => version)) {
    await transaction.putCounts(countVersions(await transaction.getCounts(), known, entries));
  }
  await transaction.putEntries(entries);
  await transaction.removeEntries(removedKeys);
  if (outbox.lastPosition() !== position) {
    await transaction.putNumber(lastPosition, outbox.lastPosition());
  }
  if (writes.length > 0) await transaction.writeRows(writes);
  return changes;
}

/** Rows that a pulled row is compared with: they have a pending mutation, or were never sealed. */
const isWaiting = ({ pending, version }: OutboxEntry) => pending !== null || version === null;

/** Rows whose first write since the outbox was made notes the state they had. No other rule reads the local row of a write. */
export const isUnwritten = ({ startState }: OutboxEntry): boolean => startState === '';

/** The local rows of the entries that a rule compares, by outbox key. */
async function comparedRows(
  transaction: SyncTransaction,
  known: readonly (OutboxEntry | undefined)[],
  isCompared: (entry: OutboxEntry) => boolean,
) {
  const rows = new Map<string, Row>();
  for (const table of tableNames) {
    const ids = known.flatMap((one) => (one?.table === table && isCompared(one) ? [one.id] : []));
    if (ids.length === 0) continue;
    for (const row of await transaction.getRows(table, ids)) {
      if (row) rows.set(outboxKey(table, row.id), row);
    }
  }
  return rows;
}

/** Replaces the outbox by one queued put for every syncable row. The device gets another id, for its counts are gone. */
export async function enqueueAllRows(
  transaction: SyncTransaction,
  origins: KnownOrigins = new Map(),
): Promise<void> {
  await transaction.clear();
  await queueRows(transaction, 0, madeFrom(origins));
}

/** An entry that knows of its row what the replica noted: what it was made from. */
const madeFrom = (origins: KnownOrigins) => (table: Table, id: string) => {
  const { from = null, was = [] } = origins.get(outboxKey(table, id)) ?? {};
  return { ...newOutboxEntry(table, id), startVersion: from, earlierStates: was };
};

/**
 * The same after a recovery, when the outbox may be older than the rows. What it knows of removed rows stays, and a removal that waits
 * goes on waiting.
 */
export async function requeueAllRows(
  transaction: SyncTransaction,
  origins: KnownOrigins = new Map(),
): Promise<void> {
  const removed = (await transaction.allEntries()).filter(({ isRemoved }) => isRemoved);
  await transaction.clear();
  await queueRows(transaction, 0, madeFrom(origins));
  if (removed.length === 0) return;
  const position = (await transaction.getNumber(lastPosition)) ?? 0;
  const restored = await transaction.getEntries(removed.map(({ key }) => key));
  const kept = removed
    .filter((_, index) => !restored[index])
    .map(({ pending, ...entry }, index): OutboxEntry => {
      const queuePosition = pending && position + index + 1;
      const again = pending && { ...asNewState(pending), queuePosition, refused: null };
      return { ...entry, serverVersion: null, pending: again };
    });
  await transaction.putEntries(kept);
  await transaction.putCounts(countVersions({}, [], kept));
  await transaction.putNumber(lastPosition, position + kept.length);
}

/**
 * Queues every row to be compared with the server, and has everything pulled again. What is known of the rows' versions
 * stays, so that nothing older is taken for newer.
 */
export async function compareAllRows(transaction: SyncTransaction): Promise<void> {
  const position = (await transaction.getNumber(lastPosition)) ?? 0;
  const known = new Map((await transaction.allEntries()).map((entry) => [entry.key, entry]));
  await queueRows(
    transaction,
    position,
    (table, id) => known.get(outboxKey(table, id)) ?? newOutboxEntry(table, id),
  );
  await transaction.putEntries(
    [...known.values()]
      .filter(({ isRemoved }) => isRemoved)
      .map((entry) => ({ ...entry, serverVersion: null })),
  );
  for (const cursor of ['all', 'tombstones', ...tableNames] as const) {
    await transaction.putNumber(cursorName(cursor), 0);
  }
}

/** The stored name of a pull cursor. */
export const cursorName = (cursor: PulledPage['cursor']) => `seen:${cursor}`;

async function queueRows(
  transaction: SyncTransaction,
  lastUsed: number,
  entryOf: (table: Table, id: string) => OutboxEntry,
): Promise<void> {
  let position = lastUsed;
  for (const table of tableNames) {
    const ids = (await transaction.rowIds(table)).filter((id) => isSyncable(table, id));
    await transaction.putEntries(
      ids.map((id): OutboxEntry => {
        position += 1;
        const entry = entryOf(table, id);
        const earlierMutationIds = entry.pending ? mutationIdsOf(entry.pending) : [];
        const pending = { kind: 'put', mutationId: null, version: null, refused: null } as const;
        const isResend = entry.version !== null && (entry.pending?.isResend ?? true);
        return {
          ...entry,
          serverVersion: null,
          startState: entry.version ? null : (entry.startState ?? ''),
          pending: { ...pending, isResend, earlierMutationIds, queuePosition: position },
        };
      }),
    );
  }
  await transaction.putNumber(lastPosition, position);
}
