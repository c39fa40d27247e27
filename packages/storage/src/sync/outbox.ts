/** The rules of the outbox: pure functions over its entries, the same for every adapter. */
import { isSameVersion } from '../history/version-vector.ts';
import type { Row, Table, Write } from '../store.ts';
import { isSyncable } from './is-syncable.ts';
import {
  type Acknowledgement,
  fingerprintOf,
  mutationIdsOf,
  newOutboxEntry,
  type OutboxChanges,
  type OutboxEntry,
  outboxKey,
  type PendingMutation,
  rowIdOf,
  sentVersion,
} from './outbox-entry.ts';

/** Where the version of a row is known, it needs no start state. */
const knownStart = { startState: null, startVersion: null, earlierStates: [] };

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
    put(given: OutboxEntry) {
      const entry = given.version ? { ...given, ...knownStart } : given;
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

/**
 * Queues local writes. A row that is queued already keeps its server version and its earlier ids, and gets a new id. `localRow`:
 * the rows as they were before these writes.
 */
export function enqueue(
  outbox: Outbox,
  writes: readonly Write[],
  localRow: (key: string) => Row | undefined,
): void {
  for (const write of writes) {
    const { table } = write;
    const id = rowIdOf(write);
    if (!isSyncable(table, id)) continue;
    const entry = outbox.get(table, id);
    const earlierMutationIds = entry.pending ? mutationIdsOf(entry.pending) : [];
    const isUnknown =
      !entry.serverVersion &&
      !entry.version &&
      entry.startState === null &&
      earlierMutationIds.length === 0;
    // The server cannot have this row, so there is nothing to remove there.
    if ('remove' in write && isUnknown) {
      outbox.remove(entry.key);
      continue;
    }
    const kind = 'put' in write ? 'put' : 'remove';
    const before = entry.startState === '' ? localRow(entry.key) : undefined;
    outbox.put({
      ...entry,
      ...(before && { startState: fingerprintOf(before) }),
      isRemoved: kind === 'remove',
      pending: {
        ...newMutation(outbox, kind),
        earlierMutationIds,
        earlierVersion: entry.pending && sentVersion(entry.pending),
      },
    });
  }
}

/** A mutation at the end of the queue that was never sent. */
export const newMutation = (outbox: Outbox, kind: PendingMutation['kind']): PendingMutation => ({
  kind,
  mutationId: null,
  version: null,
  earlierMutationIds: [],
  queuePosition: outbox.nextPosition(),
  refused: null,
  isResend: false,
});

/** The same change, to be sent as a new state: with a new id, and a version that replaces what is known by then. */
export const asNewState = (pending: PendingMutation): PendingMutation => ({
  ...pending,
  mutationId: null,
  version: null,
  earlierMutationIds: mutationIdsOf(pending),
  earlierVersion: sentVersion(pending),
  isResend: false,
});

/**
 * To be sent again where the server has something else. What only mends the server stays that, as long as nothing else is known of the
 * row by then (`version`): it must not count as a change, or it would beat the removal of another device.
 */
export const asNextTry = (
  { version: known }: OutboxEntry,
  pending: PendingMutation,
  version: OutboxEntry['version'],
): PendingMutation => ({
  ...asNewState(pending),
  isResend: pending.isResend && isSameVersion(known, version),
});

/** Applies the server's answers. A row that was written again after its push stays queued. */
export function acknowledge(
  outbox: Outbox,
  acknowledgements: readonly Acknowledgement[],
  localRow: (key: string) => Row | undefined,
): OutboxChanges {
  const writes: Write[] = [];
  for (const answer of acknowledgements) {
    const { key, mutationId, serverVersion, outcome, theirs = [], ours = [] } = answer;
    const entry = outbox.find(key);
    if (!entry?.pending) continue;
    const { pending } = entry;
    const version = answer.version ?? entry.version;
    if (pending.mutationId !== mutationId) {
      // Written again meanwhile. A decision about the earlier state no longer holds; an arrival at the server does.
      const isDecision = theirs.length + ours.length > 0 || outcome !== 'synced';
      if (isDecision) continue;
      const earlier = { ...pending, earlierMutationIds: [] };
      outbox.put({ ...entry, serverVersion, version, pending: earlier });
      if (!serverVersion && pending.kind === 'remove') finishRemoval(outbox, entry, version);
      continue;
    }
    writes.push(...theirs, ...ours);
    if (outcome === 'synced') {
      if (serverVersion) outbox.put({ ...entry, serverVersion, version, pending: null });
      else finishRemoval(outbox, entry, version);
      if (theirs.length > 0) unmarkRemoved(outbox, key);
    } else if (outcome === 'retry') {
      outbox.put({ ...entry, serverVersion, version, pending: asNextTry(entry, pending, version) });
    } else {
      const next = asNextTry(entry, pending, entry.version);
      const refused = { ...next, queuePosition: null, refused: outcome };
      outbox.put({ ...entry, serverVersion, pending: refused });
    }
    enqueue(outbox, ours, localRow);
  }
  return outbox.changes(writes);
}

/** Keeps what was removed, and when, where the row was ever sealed: an older state of it cannot come back. */
export function finishRemoval(
  outbox: Outbox,
  entry: OutboxEntry,
  version: OutboxEntry['version'],
): void {
  if (!version && !entry.startState) outbox.remove(entry.key);
  else outbox.put({ ...entry, serverVersion: null, version, isRemoved: true, pending: null });
}

function unmarkRemoved(outbox: Outbox, key: string): void {
  const entry = outbox.find(key);
  if (entry?.isRemoved) outbox.put({ ...entry, isRemoved: false });
}

/**
 * The row is not to be removed any more. One that is queued and missing here is fetched, and never taken for removed. Nobody changed
 * anything, so that a removal of another device still counts.
 */
export function takeBackRemoval(outbox: Outbox, key: string): void {
  const entry = outbox.find(key);
  if (entry?.pending?.kind !== 'remove') return;
  const isResend = entry.version !== null;
  const pending = { ...asNewState(entry.pending), kind: 'put' as const, isResend };
  outbox.put({ ...entry, serverVersion: null, isRemoved: false, pending });
}

/** Puts a refused entry back into the queue. */
export function requeueRefused(outbox: Outbox, key: string): void {
  const entry = outbox.find(key);
  if (!entry?.pending?.refused) return;
  const queuePosition = outbox.nextPosition();
  outbox.put({ ...entry, pending: { ...entry.pending, queuePosition, refused: null } });
}
