/** The rules of the outbox: pure functions over its entries, the same for every adapter. */
import type { Row, Table, Write } from '../store.ts';
import { isSyncable } from './is-syncable.ts';
import {
  type Acknowledgement,
  isSameRow,
  mutationIdsOf,
  newOutboxEntry,
  type OutboxChanges,
  type OutboxEntry,
  outboxKey,
  rowIdOf,
  type ServerRow,
  type Tombstone,
} from './outbox-entry.ts';

/** The entries that one transaction works on. A read sees the last put. */
export function createOutbox(known: readonly (OutboxEntry | undefined)[], lastPosition: number) {
  const entries = new Map<string, OutboxEntry>();
  for (const entry of known) if (entry) entries.set(entry.key, entry);
  const changed = new Map<string, OutboxEntry | null>();
  let position = lastPosition;
  return {
    get: (table: Table, id: string) =>
      entries.get(outboxKey(table, id)) ?? newOutboxEntry(table, id),
    find: (key: string) => entries.get(key),
    put(entry: OutboxEntry) {
      entries.set(entry.key, entry);
      changed.set(entry.key, entry);
    },
    remove(key: string) {
      entries.delete(key);
      changed.set(key, null);
    },
    nextPosition() {
      position += 1;
      return position;
    },
    lastPosition: () => position,
    changes: (writes: Write[]): OutboxChanges => ({
      entries: [...changed.values()].filter((entry) => entry !== null),
      removedKeys: [...changed].flatMap(([key, entry]) => (entry ? [] : [key])),
      writes,
    }),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Queues local writes. A row that is queued already keeps its server version and its earlier ids, and gets a new id. */
export function enqueue(outbox: Outbox, writes: readonly Write[]): void {
  for (const write of writes) {
    const { table } = write;
    const id = rowIdOf(write);
    if (!isSyncable(table, id)) continue;
    const entry = outbox.get(table, id);
    const { serverVersion, pending } = entry;
    const earlierMutationIds = pending ? mutationIdsOf(pending) : [];
    const kind = 'put' in write ? 'put' : 'remove';
    // The server cannot have this row, so there is nothing to remove there.
    if (kind === 'remove' && !serverVersion && earlierMutationIds.length === 0) {
      outbox.remove(entry.key);
      continue;
    }
    const queuePosition = outbox.nextPosition();
    const next = {
      kind,
      mutationId: null,
      earlierMutationIds,
      queuePosition,
      refused: null,
    } as const;
    outbox.put({ ...entry, pending: next });
  }
}

/** Applies the server's answers. A row that was written again after its push stays queued. */
export function acknowledge(
  outbox: Outbox,
  acknowledgements: readonly Acknowledgement[],
): OutboxChanges {
  const writes: Write[] = [];
  for (const answer of acknowledgements) {
    const { key, mutationId, serverVersion, outcome, theirs = [], ours = [] } = answer;
    const entry = outbox.find(key);
    if (!entry?.pending) continue;
    const { pending } = entry;
    if (pending.mutationId !== mutationId) {
      // Written again meanwhile. A decision about the earlier state no longer holds; an arrival at the server does.
      const isDecision = theirs.length + ours.length > 0 || outcome !== 'synced';
      if (isDecision) continue;
      outbox.put({ ...entry, serverVersion, pending: { ...pending, earlierMutationIds: [] } });
      if (!serverVersion && pending.kind === 'remove') outbox.remove(key);
      continue;
    }
    writes.push(...theirs, ...ours);
    if (outcome === 'synced') {
      if (serverVersion) outbox.put({ ...entry, serverVersion, pending: null });
      else outbox.remove(key);
    } else if (outcome === 'retry') outbox.put({ ...entry, serverVersion });
    else {
      const refused = { ...pending, queuePosition: null, refused: outcome };
      outbox.put({ ...entry, serverVersion, pending: refused });
    }
    enqueue(outbox, ours);
  }
  return outbox.changes(writes);
}

/** Puts a refused entry back into the queue. */
export function requeueRefused(outbox: Outbox, key: string): void {
  const entry = outbox.find(key);
  if (!entry?.pending?.refused) return;
  const queuePosition = outbox.nextPosition();
  outbox.put({ ...entry, pending: { ...entry.pending, queuePosition, refused: null } });
}

/** Applies what was pulled. A row with a pending local change is never overwritten. */
export function applyPulled(
  outbox: Outbox,
  rows: readonly ServerRow[],
  tombstones: readonly Tombstone[],
  localRow: (key: string) => Row | undefined,
): OutboxChanges {
  const writes: Write[] = [];
  for (const { table, row, mutationId, rev, seq } of rows) {
    const entry = outbox.get(table, row.id);
    const { pending } = entry;
    if (entry.serverVersion && entry.serverVersion.seq >= seq) continue;
    const serverVersion = { rev, seq };
    if (!pending) {
      writes.push({ table, put: row } as Write);
      outbox.put({ ...entry, serverVersion, isPulled: true });
    } else if (
      pending.mutationId === mutationId ||
      (pending.kind === 'put' && isSameRow(localRow(entry.key), row))
    ) {
      outbox.put({ ...entry, serverVersion, pending: null });
    } else if (pending.earlierMutationIds.includes(mutationId)) {
      outbox.put({ ...entry, serverVersion });
    }
  }
  for (const { table, id, seq } of tombstones) {
    const entry = outbox.find(outboxKey(table, id));
    if (!entry || (entry.serverVersion && entry.serverVersion.seq > seq)) continue;
    // Edit beats delete: a pending put is pushed, and the row exists again.
    if (entry.pending?.kind === 'put') continue;
    if (!entry.pending) writes.push({ table, remove: id } as Write);
    outbox.remove(entry.key);
  }
  return outbox.changes(writes);
}
