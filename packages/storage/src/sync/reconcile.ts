import { keyOf, type MessageKey } from '@mooring/contract';
import {
  compareVersions,
  mergeVersions,
  type VersionOrder,
  type VersionVector,
} from '../history/version-vector.ts';
import type { Write } from '../store.ts';
import {
  type Acknowledgement,
  isSameRow,
  isStartState,
  type PulledRow,
  type ServerVersion,
} from './outbox-entry.ts';
import type { ResolveConflict } from './resolve-conflict.ts';
import type { QueuedMutation } from './sync-store.ts';

export const acknowledgementOf = (
  { entry }: QueuedMutation,
  serverVersion: ServerVersion | null,
  outcome: Acknowledgement['outcome'],
): Acknowledgement => ({
  key: entry.key,
  mutationId: entry.pending.mutationId,
  version: outcome === 'synced' && serverVersion ? entry.pending.version : entry.version,
  serverVersion: serverVersion && { rev: serverVersion.rev, seq: serverVersion.seq },
  outcome,
});

/** Decides about a mutation whose row is not at the version this device expected: `serverRow` is what the server has. */
export async function reconcile(
  one: QueuedMutation,
  serverRow: PulledRow | undefined,
  resolve: ResolveConflict,
): Promise<Acknowledgement> {
  const { entry, row } = one;
  const { table, pending } = entry;
  if (!serverRow) return acknowledgementOf(one, null, row ? 'retry' : 'synced');
  const serverVersion = { rev: serverRow.rev, seq: serverRow.seq };
  const isRowLost = pending.kind === 'put' && !row;
  if (serverRow.trust === 'refused') {
    // A removal was taken back: what comes damaged now may come whole the next time.
    const isForGood = isRowLost && !pending.isResend;
    return acknowledgementOf(one, serverVersion, isForGood ? 'vault.unreadable' : 'retry');
  }
  const version = mergeVersions(entry.version, serverRow.version);
  const theirs = { table, put: serverRow.row } as Write;
  const taken = { ...acknowledgementOf(one, serverVersion, 'synced'), version, theirs: [theirs] };
  const again = { ...acknowledgementOf(one, serverVersion, 'retry'), version };
  const order = orderOf(serverRow, one);
  // The push arrived earlier, and its answer was lost.
  if (order === 'equal' && !isRowLost) return acknowledgementOf(one, serverVersion, 'synced');
  if (order === 'newer') return taken;
  if (order === 'older' && !isRowLost) return again;
  // Edit beats delete. And a queued row that is missing on this device is fetched, never taken for deleted.
  if (!row) return taken;
  const resolution = await resolve(table, { ours: row, theirs: serverRow.row }).catch(unreadable);
  if (!resolution) return acknowledgementOf(one, entry.serverVersion, 'vault.unreadable');
  const { winner, extraWrites } = resolution;
  if (winner === 'ours') return { ...again, ours: extraWrites };
  // Their row alone would not replace what the server has shown to others of ours.
  const isWhole = !version || !serverRow.version || isEqual(version, serverRow.version);
  if (winner === 'theirs') {
    return { ...taken, ours: isWhole ? extraWrites : [theirs, ...extraWrites] };
  }
  return { ...taken, ours: [{ table, put: winner } as Write, ...extraWrites] };
}

const isEqual = (one: VersionVector, other: VersionVector) =>
  compareVersions(one, other) === 'equal';

/** A row without a version is an older build's: it is ours where it is the same. */
function orderOf(serverRow: PulledRow, { entry, row: local }: QueuedMutation): VersionOrder {
  const { version, row } = serverRow;
  if (isStartState(entry, serverRow)) return 'older';
  if (version) return compareVersions(version, entry.pending.version);
  return isSameRow(local, row) ? 'equal' : 'concurrent';
}

/** The local version does not open. It is left as it is and listed with the refused rows. */
function unreadable(error: unknown): null {
  if (keyOf(error, 'store.failed') !== 'vault.unreadable') throw error;
  return null;
}

const refusals: readonly MessageKey[] = ['sync.full', 'sync.too-large', 'sync.refused'];

/** The reason why the server will not take a row. Null for a failure that a retry may get over. */
export function refusalOf(error: unknown): MessageKey | null {
  const key = keyOf(error, 'sync.busy');
  return refusals.includes(key) ? key : null;
}
