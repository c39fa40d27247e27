import { keyOf, type MessageKey } from '@mooring/contract';
import type { Write } from '../store.ts';
import {
  type Acknowledgement,
  mutationIdsOf,
  type ServerRow,
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
  serverVersion: serverVersion && { rev: serverVersion.rev, seq: serverVersion.seq },
  outcome,
});

/** Decides about a mutation whose row is not at the version this device expected: `serverRow` is what the server has. */
export async function reconcile(
  one: QueuedMutation,
  serverRow: ServerRow | undefined,
  resolve: ResolveConflict,
): Promise<Acknowledgement> {
  const { entry, row } = one;
  const { table, pending } = entry;
  if (!serverRow) return acknowledgementOf(one, null, row ? 'retry' : 'synced');
  const version = { rev: serverRow.rev, seq: serverRow.seq };
  // The push arrived earlier, and its answer was lost.
  if (serverRow.mutationId === pending.mutationId) return acknowledgementOf(one, version, 'synced');
  const isRowLost = pending.kind === 'put' && !row;
  if (!isRowLost && mutationIdsOf(pending).includes(serverRow.mutationId)) {
    return acknowledgementOf(one, version, 'retry');
  }
  const theirs = { table, put: serverRow.row } as Write;
  // Edit beats delete. And a queued row that is missing on this device is fetched, never taken for deleted.
  if (!row) return { ...acknowledgementOf(one, version, 'synced'), theirs: [theirs] };
  const resolution = await resolve(table, { ours: row, theirs: serverRow.row }).catch(unreadable);
  if (!resolution) return acknowledgementOf(one, entry.serverVersion, 'vault.unreadable');
  const { winner, extraWrites } = resolution;
  if (winner === 'ours') return { ...acknowledgementOf(one, version, 'retry'), ours: extraWrites };
  const synced = { ...acknowledgementOf(one, version, 'synced'), theirs: [theirs] };
  if (winner === 'theirs') return { ...synced, ours: extraWrites };
  return { ...synced, ours: [{ table, put: winner } as Write, ...extraWrites] };
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
