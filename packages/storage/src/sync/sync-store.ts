import type { MessageKey } from '@mooring/contract';
import type { VersionVector } from '../history/version-vector.ts';
import type { RowOrigin } from '../replica/log-record.ts';
import type { Row, Table, Write } from '../store.ts';
import type { Acknowledgement, OutboxEntry, PulledRow, PulledTombstone } from './outbox-entry.ts';
import type { RemovalsAnswer } from './pending-removals.ts';
import type { DeviceStatement, OwnStatement } from './statements.ts';

/** An entry that is about to be pushed, with its row as it is now. No row where the row is removed. */
export type QueuedMutation = {
  entry: OutboxEntry & { pending: { mutationId: string; version: VersionVector } };
  row: Row | undefined;
};

/** One page of a pull. */
export type PulledPage = {
  /** The cursor that this page moves. 'all' marks the end of the initial pull. */
  cursor: Table | 'tombstones' | 'all';
  /** The `seq` that the cursor moves to. */
  upTo: number;
  rows?: PulledRow[];
  tombstones?: PulledTombstone[];
  /** Removals up to this `seq` are undone, because the person keeps these rows. */
  keepUpTo?: number;
  /** Further rows to write in the same transaction: what was refused, for the quarantine. */
  held?: Write[];
};

/**
 * 'agrees': this device has every row that the other has written. 'missing': it has not. 'older': the statement is older
 * than one that was seen before, or than the rows.
 */
export type StatementCheck = 'agrees' | 'missing' | 'older';

/** `missing`: devices of whose rows this one misses some. `at`: the time now, in ms. */
export type ComparisonOptions = { missing: readonly string[]; at: number };

/** By `<table>/<id>`: what the row was made from, as the replica noted it. */
export type KnownOrigins = ReadonlyMap<string, RowOrigin>;

export type BatchOptions = { skipsResends?: boolean; except?: ReadonlySet<string> };

/** A row that the server refused, and why. */
export type RefusedRow = { key: string; table: Table; id: string; reason: MessageKey };

/**
 * The outbox and the pull cursors of one account, in the database of its rows: every write of a syncable row joins the
 * queue in the same transaction. Nothing is queued before `enable`. See docs/decisions/0018.
 */
export type SyncStore = {
  /** Queues every row, and from now on every write. Does nothing where it is enabled. */
  enable(origins?: KnownOrigins): Promise<void>;
  /** Removes the outbox and the cursors. */
  disable(): Promise<void>;
  /** After a recovery: queues every row without a server version, so that each is compared. Nothing unless enabled. */
  requeueAll(origins?: KnownOrigins): Promise<void>;
  /** Queues every row to be compared with the server, and pulls everything again. Keeps the rows' versions. */
  compareAll(): Promise<void>;
  /** Keys of rows of which the server may have a state that it has not acknowledged. */
  unsettledKeys(): Promise<string[]>;
  /**
   * The statement of this device, with the rows `sending` on their way. With `isClosing` it covers all that was sent before.
   * Null where there is nothing new to say.
   */
  ownStatement(sending: readonly string[], isClosing: boolean): Promise<OwnStatement | null>;
  /** Notes that the server has taken the statement with this number. */
  markPublished(number: number, isClosing: boolean): Promise<void>;
  /** The id of this device and the number of its last published statement. Null where it has sent nothing. */
  publishedStatement(): Promise<{ device: string; number: number } | null>;
  /** Compares the statements of the other devices with the rows of this one. Null stands for one that does not open. */
  checkStatements(
    statements: ReadonlyMap<string, DeviceStatement | null>,
  ): Promise<Map<string, StatementCheck>>;
  /** Queues restored rows that none of these statements covers. Returns whether there are any. */
  claimUncovered(statements: ReadonlyMap<string, DeviceStatement | null>): Promise<boolean>;
  /** Whether a statement with this number of one of these devices is to be the cause of a `compareAll`: once, or again after a day. */
  startComparison(
    causes: ReadonlyMap<string, number>,
    options: ComparisonOptions,
  ): Promise<boolean>;
  readStatus(): Promise<{ isEnabled: boolean; waiting: number; refused: number }>;
  /**
   * The next mutations of one table, with their rows from the same transaction. A mutation id is assigned here and kept
   * until the row is written again. Recordings come first, so that no entry arrives before its sound. With `skipsResends` what only mends
   * the server stays in the queue, and so do the rows with these keys (`except`).
   */
  nextBatch(
    limitOf: (table: Table) => number,
    newId: () => string,
    options?: BatchOptions,
  ): Promise<QueuedMutation[]>;
  /**
   * Takes back the removals that wait, of rows whose ids begin with `prefix`. They are fetched from the server again in the next push.
   * Returns the ids.
   */
  takeBackRemovals(table: Table, prefix: string): Promise<string[]>;
  /** Ids of rows of the table whose removal waits to be sent. */
  queuedRemovals(table: Table): Promise<string[]>;
  /** Keys of removals that wait for the pull, because what they belong to was removed before and may be there again. */
  lateRemovals(): Promise<string[]>;
  /** Returns the writes it made to the rows. */
  acknowledge(acknowledgements: Acknowledgement[]): Promise<Write[]>;
  refused(): Promise<RefusedRow[]>;
  /** Puts a refused row back into the queue. All of them without a key. */
  retryRefused(key?: string): Promise<void>;
  readCursor(cursor: PulledPage['cursor']): Promise<number>;
  /**
   * Applies a page and moves its cursor in one transaction. Returns the writes it made to the rows, and how many rows the
   * server has lost or has only in an older or a damaged state: they are queued to be sent again.
   */
  applyPulled(page: PulledPage): Promise<{ writes: Write[]; repaired: number }>;
  /** The person's answer to many removals, until they are applied. */
  removalsAnswer(): Promise<RemovalsAnswer | null>;
  answerRemovals(answer: RemovalsAnswer | null): Promise<void>;
  readEntries(table: Table, ids: string[]): Promise<(OutboxEntry | undefined)[]>;
};
