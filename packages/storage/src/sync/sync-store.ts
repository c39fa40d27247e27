import type { MessageKey } from '@mooring/contract';
import type { Row, Table, Write } from '../store.ts';
import type { Acknowledgement, OutboxEntry, ServerRow, Tombstone } from './outbox-entry.ts';

/** An entry that is about to be pushed, with its row as it is now. No row where the row is removed. */
export type QueuedMutation = {
  entry: OutboxEntry & { pending: { mutationId: string } };
  row: Row | undefined;
};

/** One page of a pull. */
export type PulledPage = {
  /** The cursor that this page moves. 'all' marks the end of the initial pull. */
  cursor: Table | 'tombstones' | 'all';
  /** The `seq` that the cursor moves to. */
  upTo: number;
  rows?: ServerRow[];
  tombstones?: Tombstone[];
};

/** A row that the server refused, and why. */
export type RefusedRow = { key: string; table: Table; id: string; reason: MessageKey };

/**
 * The outbox and the pull cursors of one account, in the database of its rows: every write of a syncable row joins the
 * queue in the same transaction. Nothing is queued before `enable`. See docs/decisions/0018.
 */
export type SyncStore = {
  /** Queues every row, and from now on every write. Does nothing where it is enabled. */
  enable(): Promise<void>;
  /** Removes the outbox and the cursors. */
  disable(): Promise<void>;
  /** After a recovery: queues every row without a server version, so that each is compared. Nothing unless enabled. */
  requeueAll(): Promise<void>;
  readStatus(): Promise<{ isEnabled: boolean; waiting: number; refused: number }>;
  /**
   * The next mutations of one table, with their rows from the same transaction. A mutation id is assigned here and kept
   * until the row is written again. Recordings come first, so that no entry arrives before its sound.
   */
  nextBatch(limitOf: (table: Table) => number, newId: () => string): Promise<QueuedMutation[]>;
  /** Returns the writes it made to the rows. */
  acknowledge(acknowledgements: Acknowledgement[]): Promise<Write[]>;
  refused(): Promise<RefusedRow[]>;
  /** Puts a refused row back into the queue. All of them without a key. */
  retryRefused(key?: string): Promise<void>;
  readCursor(cursor: PulledPage['cursor']): Promise<number>;
  /** Applies a page and moves its cursor in one transaction. Returns the writes it made to the rows. */
  applyPulled(page: PulledPage): Promise<Write[]>;
  readEntries(table: Table, ids: string[]): Promise<(OutboxEntry | undefined)[]>;
};
