import type { Row, Table } from '../store.ts';
import type { ServerRow, ServerVersion, Tombstone } from './outbox.ts';

/** What of a row tells whether it is new here. */
export type RowVersion = ServerVersion & { id: string; mutationId: string };

/**
 * The hosted rows of one account. Every method throws AppError: 'sync.offline' or 'sync.busy' (try again later),
 * 'sync.sign-in' (nobody is signed in any more), 'sync.full', 'sync.too-large' or 'sync.refused' (this will not be taken).
 * Unless it was refused, a write that failed may still have arrived.
 */
export type Remote = {
  /** All of them or none. Returns those that are new; a row whose id is there already is left as it is, and left out. */
  insert(table: Table, items: { row: Row; mutationId: string }[], signal: AbortSignal): Promise<RowVersion[]>;
  /** Only where the server's row is still at `rev`; null, and nothing changed, where it is not. */
  update(
    table: Table,
    item: { row: Row; mutationId: string; rev: number },
    signal: AbortSignal,
  ): Promise<RowVersion | null>;
  /** Only where the server's row is still at `rev`; false, and nothing removed, where it is not. */
  remove(table: Table, item: { id: string; rev: number }, signal: AbortSignal): Promise<boolean>;
  fetch(table: Table, ids: string[], signal: AbortSignal): Promise<ServerRow[]>;
  /** Rows with a number above `after`, in the order of their numbers. */
  rowsAfter(table: Table, after: number, limit: number, signal: AbortSignal): Promise<ServerRow[]>;
  /** As `pull`, without what is in the rows. */
  versionsAfter(table: Table, after: number, limit: number, signal: AbortSignal): Promise<RowVersion[]>;
  tombstonesAfter(after: number, limit: number, signal: AbortSignal): Promise<Tombstone[]>;
  /** The newest rows of a table by the column it is listed by: what a new device shows first. */
  newest(table: Table, limit: number, signal: AbortSignal): Promise<ServerRow[]>;
};
