/** The rules of a pull: what a row or a tombstone of the server does to the row of this device. Pure, as the outbox is. */
import {
  compareVersions,
  isSameVersion,
  mergeVersions,
  type VersionOrder,
  type VersionVector,
} from '../history/version-vector.ts';
import type { Row, Write } from '../store.ts';
import { asNewState, asNextTry, finishRemoval, newMutation, type Outbox } from './outbox.ts';
import {
  isSameRow,
  isStartState,
  type OutboxChanges,
  type OutboxEntry,
  outboxKey,
  type PendingMutation,
  type PulledRow,
  type PulledTombstone,
  type ServerVersion,
} from './outbox-entry.ts';

/** `repairedKeys`: rows that the server has lost, or has only in an older or a damaged state. They are sent again. */
export type PulledChanges = OutboxChanges & { repairedKeys: string[] };

type Page = { outbox: Outbox; writes: Write[]; repairedKeys: string[] };

/**
 * Applies what was pulled. Neither a waiting change nor a newer row of this device is ever overwritten. Removals up to the
 * `seq` `keepUpTo` are undone: the person keeps these rows.
 */
export function applyPulled(
  outbox: Outbox,
  rows: readonly PulledRow[],
  tombstones: readonly PulledTombstone[],
  localRow: (key: string) => Row | undefined,
  keepUpTo = 0,
): PulledChanges {
  const page: Page = { outbox, writes: [], repairedKeys: [] };
  for (const pulled of rows) applyRow(page, pulled, localRow);
  for (const tombstone of tombstones) applyTombstone(page, tombstone, keepUpTo);
  return { ...outbox.changes(page.writes), repairedKeys: page.repairedKeys };
}

function applyRow(page: Page, pulled: PulledRow, localRow: (key: string) => Row | undefined): void {
  const { outbox } = page;
  const { table, row, trust } = pulled;
  const entry = outbox.find(outboxKey(table, row.id));
  const serverVersion = { rev: pulled.rev, seq: pulled.seq };
  // A server may have shown an older state under this number before, so the number alone does not tell that this one is known.
  const isNewer = entry?.version && pulled.version && orderOf(pulled, entry.version) === 'newer';
  if (entry?.serverVersion && entry.serverVersion.seq >= pulled.seq && !isNewer) return;
  if (trust === 'refused') {
    // Where nothing is known of the row's version, the row itself may still come and tell it.
    if (entry) sendAgain(page, entry, entry.version ? serverVersion : entry.serverVersion);
  } else if (!entry) takeRow(page, outbox.get(table, row.id), pulled);
  else if (isSameRow(localRow(entry.key), row) && entry.pending?.kind !== 'remove') {
    const version = pulled.version ?? entry.version;
    outbox.put({ ...entry, serverVersion, version, isRemoved: false, pending: null });
  } else if (entry.pending) applyBesidePending(page, entry, pulled, localRow(entry.key));
  else if (entry.isRemoved) {
    if (comesBack(entry, pulled)) takeRow(page, entry, pulled);
    else sendAgain(page, entry, serverVersion);
  } else if (!pulled.version) resolveByPush(page, entry);
  else {
    const order = orderOf(pulled, entry.version);
    if (order === 'equal') outbox.put({ ...entry, serverVersion });
    else if (order === 'newer') takeRow(page, entry, pulled);
    else if (order === 'older') sendAgain(page, entry, serverVersion);
    else resolveByPush(page, entry);
  }
}

/** Whether a row that was removed here, and on the server, is there again in a state of which nobody here knew. */
export function comesBack(entry: OutboxEntry | undefined, pulled: PulledRow): boolean {
  if (!entry?.isRemoved || entry.pending || pulled.trust === 'refused') return false;
  // An unsealed row is an older device's. It is kept in quarantine.
  if (!pulled.version || isStartState(entry, pulled)) return false;
  const order = orderOf(pulled, entry.version);
  return order === 'newer' || order === 'concurrent';
}

/** The row waits to be pushed. What is not settled here is settled by the push, which compares the two. */
function applyBesidePending(
  { outbox, writes }: Page,
  entry: OutboxEntry,
  pulled: PulledRow,
  local: Row | undefined,
): void {
  const { pending } = entry;
  const serverVersion = { rev: pulled.rev, seq: pulled.seq };
  if (pending && isStartState(entry, pulled)) {
    // What was sent without knowing its version builds upon it from now on.
    const next = pending.version ? asNewState(pending) : pending;
    const version = mergeVersions(pulled.version, entry.startVersion);
    outbox.put({ ...entry, serverVersion, version, pending: next });
    return;
  }
  if (!pending || !pulled.version) return;
  const order = pending.version
    ? compareVersions(pulled.version, pending.version)
    : orderOf(pulled, entry.version);
  if (order === 'older' || (order === 'equal' && !pending.version)) {
    outbox.put({ ...entry, serverVersion });
  } else if (pending.version && order !== 'concurrent') {
    // Queued in the state that the server has, and not here: its removal was taken back, and this is the row that was to be fetched.
    const isMissingHere = pending.kind === 'put' && !local;
    if (order === 'newer' || isMissingHere) {
      writes.push({ table: pulled.table, put: pulled.row } as Write);
    }
    const { version } = pulled;
    outbox.put({ ...entry, serverVersion, version, isRemoved: false, pending: null });
  }
}

/**
 * Whether a tombstone removes a row of this device that nobody has changed since. One that is only sent again is not changed, nor is one that
 * whoever removed it had seen: it had arrived, and only the answer was lost.
 */
export const isRemoval = (entry: OutboxEntry | undefined, { seq, version }: PulledTombstone) =>
  entry !== undefined &&
  !entry.isRemoved &&
  (!entry.pending || entry.pending.isResend || isKnownTo(version, entry.pending)) &&
  (entry.serverVersion?.seq ?? 0) <= seq &&
  version !== null &&
  (!entry.version || compareVersions(version, entry.version) === 'newer');

/** Whether a removal with this version was made by somebody who had the state that waits here. */
export const isKnownTo = (version: VersionVector | null, pending: PendingMutation): boolean =>
  pending.kind === 'put' &&
  pending.version !== null &&
  version !== null &&
  compareVersions(version, pending.version) === 'newer';

function applyTombstone(page: Page, tombstone: PulledTombstone, keepUpTo: number): void {
  const { table, id, seq, version } = tombstone;
  const { outbox, writes } = page;
  const entry = outbox.find(outboxKey(table, id));
  if (!entry) {
    if (version) finishRemoval(outbox, outbox.get(table, id), version);
    return;
  }
  if (entry.serverVersion && entry.serverVersion.seq > seq) return;
  const merged = mergeVersions(entry.version, version);
  // Without a proof the row may still be there: a removal of it has to know which version it removes.
  const serverVersion = version ? null : entry.serverVersion;
  // A removal that waits here is not done because the server says so, without a proof.
  if (!version && entry.pending?.kind === 'remove') return;
  if (entry.isRemoved || entry.pending?.kind === 'remove') {
    finishRemoval(outbox, entry, mergeVersions(merged, entry.pending?.version ?? null));
  } else if (isRemoval(entry, tombstone) && seq <= keepUpTo) {
    const pending = newMutation(outbox, 'put');
    outbox.put({ ...entry, serverVersion: null, version: merged, pending });
  } else if (isRemoval(entry, tombstone)) {
    writes.push({ table, remove: id } as Write);
    finishRemoval(outbox, entry, merged);
  } else if (entry.pending && !entry.pending.isResend) {
    // Edit beats delete: the row is sent again, with a version that replaces the removal.
    const pending = asNewState(entry.pending);
    outbox.put({ ...entry, serverVersion, version: merged, pending });
  } else sendAgain(page, entry, serverVersion, merged);
}

/** A row that was never sealed is older than every sealed one. */
function orderOf(pulled: PulledRow, version: OutboxEntry['version']): VersionOrder {
  if (!pulled.version || !version) return 'newer';
  return compareVersions(pulled.version, version);
}

function takeRow({ outbox, writes }: Page, entry: OutboxEntry, pulled: PulledRow): void {
  const { table, row, rev, seq } = pulled;
  const version = mergeVersions(entry.version, pulled.version);
  writes.push({ table, put: row } as Write);
  const taken = { serverVersion: { rev, seq }, version, isRemoved: false, isPulled: true };
  // Their state alone would not replace what others have seen of ours: it is sent again, with a version that does.
  const isWhole =
    !version || !pulled.version || compareVersions(version, pulled.version) === 'equal';
  outbox.put({ ...entry, ...taken, pending: isWhole ? null : newMutation(outbox, 'put') });
}

/**
 * Queues this device's state, to replace what the server has at this version. `version` is what is known of the row now: where
 * that is more than this state, it becomes a new one that replaces both.
 */
function sendAgain(
  { outbox, repairedKeys }: Page,
  entry: OutboxEntry,
  serverVersion: ServerVersion | null,
  version = entry.version,
): void {
  const kind = entry.isRemoved ? 'remove' : 'put';
  // A removal has to be newer than the row.
  const isResend = kind === 'put' && version !== null && isSameVersion(entry.version, version);
  const pending = entry.pending
    ? asNextTry(entry, entry.pending, version)
    : { ...newMutation(outbox, kind), isResend };
  outbox.put({ ...entry, serverVersion, version, pending });
  repairedKeys.push(entry.key);
}

/** Neither state contains the other. The push finds that the server's row is not the expected one, and keeps both. */
function resolveByPush({ outbox }: Page, entry: OutboxEntry): void {
  outbox.put({ ...entry, serverVersion: null, pending: newMutation(outbox, 'put') });
}
