import type { MessageKey } from '@mooring/contract';
import { compareVersions, mergeVersions, type VersionVector } from '../history/version-vector.ts';
import type { RowOrigin } from '../replica/log-record.ts';
import type { Row, Table, Write } from '../store.ts';

/**
 * The version of a row on the server, in CouchDB's words. `rev` counts the changes of this row and is what a
 * compare-and-swap compares. `seq` counts the changes of all rows of the account, never repeats, and is what a pull
 * cursor points at.
 */
export type ServerVersion = { rev: number; seq: number };

/** A row as the server has it. `mutationId` names the mutation that made this version. */
export type ServerRow = ServerVersion & {
  table: Table;
  row: Row;
  mutationId: string;
  /** What proves that a device of this person wrote exactly this. Null in rows of version 1.0.0. */
  seal: string | null;
};

/** What a server row is worth: 'unsealed' rows were written by version 1.0.0. A refused row never replaces one. */
export type Trust = 'sealed' | 'unsealed' | 'refused';

/** A server row whose seal was checked. `version` is null where it has none that opens. */
export type PulledRow = ServerRow & { version: VersionVector | null; trust: Trust };

/** A row that was deleted on the server. */
export type Tombstone = { table: Table; id: string; seq: number; seal: string | null };

/** `version` is null where no device of this person proves the removal. */
export type PulledTombstone = Tombstone & { version: VersionVector | null };

/** A local change that the server has not acknowledged. The row itself stays in its table: an entry holds no content. */
export type PendingMutation = {
  kind: 'put' | 'remove';
  /** Names this state of the row to the server. Null until the push that sends it first. */
  mutationId: string | null;
  /** The version that is sent with this state. Null until the push that sends it first. */
  version: VersionVector | null;
  /** Ids of earlier states of the row that were sent and may have arrived. */
  earlierMutationIds: string[];
  /** The versions that these were sent with, in one. */
  earlierVersion?: VersionVector | null;
  /** Where it stands in the queue. Null where the server refused it. */
  queuePosition: number | null;
  refused: MessageKey | null;
  /** The state that `OutboxEntry.version` names is sent once more, with that version: nobody changed anything. */
  isResend: boolean;
};

/**
 * What this device knows of one row and the server: one entry a row, kept after the acknowledgement because it holds the
 * version that the next push compares with.
 */
export type OutboxEntry = {
  /** `<table>/<id>` */
  key: string;
  table: Table;
  id: string;
  /** The version that the local row builds upon. Null where the server has none that this device knows of. */
  serverVersion: ServerVersion | null;
  /** The version of the last state that the server acknowledged or sent. Null for a row that was never sealed. */
  version: VersionVector | null;
  /** The row was removed. The entry stays, so that an older state cannot bring it back. */
  isRemoved: boolean;
  /** The row was pulled from the server, and not written first on this device. */
  isPulled: boolean;
  /**
   * For a row whose version is not known because the outbox was made after it, as after a lost database: the fingerprint of its state
   * then. The server may have that state. Empty while nobody has written the row since. Null for every other row.
   */
  startState: string | null;
  /** Of the same row: the version that its state then was made from, as the replica noted it. Null where nothing was noted. */
  startVersion: VersionVector | null;
  /** Of the same row: the fingerprints of its start states at the losses before, as the replica noted them. */
  earlierStates: readonly string[];
  pending: PendingMutation | null;
};

/** The server's answer to one mutation. */
export type Acknowledgement = {
  key: string;
  mutationId: string;
  /** What the server has now. Null for no row. */
  serverVersion: ServerVersion | null;
  /** 'retry': push it again, now against `serverVersion`. A key: the reason why the server refused it. */
  outcome: 'synced' | 'retry' | MessageKey;
  /** The version of the state that the outcome is about. */
  version?: VersionVector | null;
  /** Writes that bring the local row to the server's version. */
  theirs?: Write[];
  /** Writes of this device that result from it. They join the queue. */
  ours?: Write[];
};

/** The outcome of a rule: what to change in the outbox and in the rows, all in one transaction. */
export type OutboxChanges = { entries: OutboxEntry[]; removedKeys: string[]; writes: Write[] };

export const outboxKey = (table: Table, id: string) => `${table}/${id}`;

export const rowIdOf = (write: Write) => ('put' in write ? write.put.id : write.remove);

export const newOutboxEntry = (table: Table, id: string): OutboxEntry => ({
  key: outboxKey(table, id),
  table,
  id,
  serverVersion: null,
  version: null,
  isRemoved: false,
  isPulled: false,
  startState: null,
  startVersion: null,
  earlierStates: [],
  pending: null,
});

/** Tells the states of one row apart by the end of each column: a sealed one ends in the tag of its seal, which no other has. */
export const fingerprintOf = (row: Row): string =>
  Object.entries(row)
    .flatMap(([column, value]) =>
      (value ?? null) === null ? [] : `${column} ${String(value).slice(-24)}`,
    )
    .sort()
    .join('\n');

/**
 * Whether this is the state that the row of this device had when the outbox was made, or one that that state was made from, so that ours
 * replaces it.
 */
export const isStartState = (
  { startState, startVersion, earlierStates }: OutboxEntry,
  { row, version }: Pick<PulledRow, 'row' | 'version'>,
): boolean =>
  startState !== null &&
  ([startState, ...earlierStates].includes(fingerprintOf(row)) ||
    (startVersion !== null &&
      version !== null &&
      ['equal', 'older'].includes(compareVersions(version, startVersion))));

/** The version that a state of this row is made from, as far as it is known. What was sent counts, whether or not it arrived. */
const knownVersion = ({ version, startVersion, pending }: OutboxEntry): VersionVector | null =>
  mergeVersions(version ?? startVersion, pending && sentVersion(pending));

/** What the replica notes of a row. `before`: the row as it was before a write that the outbox does not know yet. */
export function originOf(entry: OutboxEntry | undefined, before?: Row): RowOrigin {
  if (!entry) return {};
  const from = knownVersion(entry);
  const { startState, earlierStates } = entry;
  const start = startState === '' && before ? fingerprintOf(before) : startState;
  const was = start ? [...earlierStates, start] : earlierStates;
  return { ...(from && { from }), ...(was.length > 0 && { was }) };
}

/** Of all states of the row that were sent and not acknowledged. */
export const sentVersion = ({ version, earlierVersion = null }: PendingMutation) =>
  mergeVersions(version, earlierVersion);

/** Every id under which this row may have arrived at the server. */
export const mutationIdsOf = ({ mutationId, earlierMutationIds }: PendingMutation): string[] =>
  mutationId ? [...earlierMutationIds, mutationId] : earlierMutationIds;

/** Whether the server may have a state of this row that it has not acknowledged. */
export const mayHaveArrived = ({ pending }: OutboxEntry): boolean =>
  pending !== null && (pending.version !== null || pending.earlierMutationIds.length > 0);

/** Whether two rows have equal columns, in whatever order. */
export function isSameRow(one: Row | undefined, other: Row | undefined): boolean {
  if (!one || !other) return false;
  const [a, b]: Record<string, unknown>[] = [one, other];
  const columns = new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})]);
  return [...columns].every((column) => (a?.[column] ?? null) === (b?.[column] ?? null));
}
