import type { OutboxEntry } from '../sync/outbox-entry.ts';

/**
 * A record of the table `sync_lines`, with the field names of 1.0.0. They are part of the database's indexes
 * (`at`, `[table+pending.due]`, `pending.refused`), so the code above speaks of outbox entries and only this file maps.
 */
export type StoredOutboxEntry = {
  at: string;
  table: OutboxEntry['table'];
  id: string;
  base: OutboxEntry['serverVersion'];
  pulled: boolean;
  /** Absent in records of 1.0.0, as `pending.version` is. */
  version?: OutboxEntry['version'];
  removed?: boolean;
  start?: string;
  from?: OutboxEntry['startVersion'];
  was?: OutboxEntry['earlierStates'];
  pending: {
    what: 'put' | 'remove';
    op: string | null;
    version?: OutboxEntry['version'];
    sent: string[];
    sentAs?: OutboxEntry['version'];
    due: number | null;
    refused: NonNullable<OutboxEntry['pending']>['refused'];
    again?: boolean;
  } | null;
};

export function toStored(entry: OutboxEntry): StoredOutboxEntry {
  const { key, table, id, serverVersion, version, isRemoved, isPulled, pending } = entry;
  const { startState, startVersion, earlierStates } = entry;
  return {
    at: key,
    table,
    id,
    base: serverVersion,
    pulled: isPulled,
    ...(version && { version }),
    ...(isRemoved && { removed: true }),
    ...(startState !== null && { start: startState }),
    ...(startVersion && { from: startVersion }),
    ...(earlierStates.length > 0 && { was: earlierStates }),
    pending: pending && {
      what: pending.kind,
      op: pending.mutationId,
      ...(pending.version && { version: pending.version }),
      sent: pending.earlierMutationIds,
      ...(pending.earlierVersion && { sentAs: pending.earlierVersion }),
      due: pending.queuePosition,
      refused: pending.refused,
      ...(pending.isResend && { again: true }),
    },
  };
}

export function fromStored(stored: StoredOutboxEntry): OutboxEntry {
  const { at, table, id, base, pulled, pending } = stored;
  return {
    key: at,
    table,
    id,
    serverVersion: base,
    version: stored.version ?? null,
    isRemoved: stored.removed ?? false,
    isPulled: pulled,
    startState: stored.start ?? null,
    startVersion: stored.from ?? null,
    earlierStates: stored.was ?? [],
    pending: pending && {
      kind: pending.what,
      mutationId: pending.op,
      version: pending.version ?? null,
      earlierMutationIds: pending.sent,
      ...(pending.sentAs && { earlierVersion: pending.sentAs }),
      queuePosition: pending.due,
      refused: pending.refused,
      isResend: pending.again ?? false,
    },
  };
}
