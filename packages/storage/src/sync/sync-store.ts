import type { MessageKey } from '@mooring/contract';
import type { Row, Table, Write } from '../store.ts';
import type { ServerRow, OutboxEntry, Acknowledgement, Tombstone } from './outbox.ts';

/** A line that waits, with the row as it is now; none where it is to be removed. */
export type QueuedMutation = { entry: OutboxEntry & { pending: { op: string } }; row: Row | undefined };

/** What one look at the server brought, and up to where it was looked. */
export type PulledPage = {
  /** 'all': everything was looked at, for the first time. */
  cursor: Table | 'tombstones' | 'all';
  upTo: number;
  rows?: ServerRow[];
  tombstones?: Tombstone[];
};

/** Words the server would not take, and why. */
export type RefusedRow = { key: string; table: Table; id: string; reason: MessageKey };

/**
 * What the device knows about the server, kept with the rows: every write of a row that travels is noted in the same
 * transaction. Nothing is noted before `begin`. See docs/decisions/0018.
 */
export type SyncStore = {
  /** From now on every write is noted, and every row that is here waits to be sent. Changes nothing where it has begun. */
  enable(): Promise<void>;
  /** Forgets everything about the server. */
  disable(): Promise<void>;
  /** After a recovery: every row is compared with the server anew. Changes nothing where sync has not begun. */
  requeueAll(): Promise<void>;
  readStatus(): Promise<{ isEnabled: boolean; waiting: number; refused: number }>;
  /**
   * The next lines of one table, each with a name of its own that lasts until the row is written again: recordings
   * first, so that no entry arrives before its sound. Rows and lines of one moment.
   */
  nextBatch(limitOf: (table: Table) => number, newId: () => string): Promise<QueuedMutation[]>;
  /** Returns what was changed in the rows. */
  acknowledge(settlements: Acknowledgement[]): Promise<Write[]>;
  refused(): Promise<RefusedRow[]>;
  /** Puts refused lines back into the queue; all of them where none is named. */
  retry(at?: string): Promise<void>;
  /** Up to which number of the server's this table was looked at. */
  readCursor(from: PulledPage['cursor']): Promise<number>;
  /** Takes over what was brought, in one transaction with how far was looked. Returns what was changed in the rows. */
  applyPulled(brought: PulledPage): Promise<Write[]>;
  readEntries(table: Table, ids: string[]): Promise<(OutboxEntry | undefined)[]>;
};
