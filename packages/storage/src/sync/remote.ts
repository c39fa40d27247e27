import type { Row, Table } from '../store.ts';
import type { Sealed } from '../vault/vault.ts';
import type { ServerRow, ServerVersion, Tombstone } from './outbox-entry.ts';

/** The version of one row on the server, without its columns. Tells whether the row has to be fetched. */
export type RowVersion = ServerVersion & { id: string; mutationId: string };

/** A row as it is sent. `mutationId` names this state of it. */
export type SentRow = { row: Row; mutationId: string; seal?: string };

/** The statement of one device, by its id. */
export type StoredStatement = { id: string; value: Sealed };

/**
 * The rows of one account on the server. Every method throws AppError: 'sync.offline' or 'sync.busy' (retry later),
 * 'sync.sign-in' (nobody is signed in any more), 'sync.full', 'sync.too-large' or 'sync.refused' (this row will not be
 * taken). A write that failed may still have arrived, unless it was refused.
 */
export type Remote = {
  /** What the devices say of what they have written, each sealed. */
  statements(signal: AbortSignal): Promise<StoredStatement[]>;
  /** Replaces the statement of one device. */
  putStatement(
    statement: { id: string; value: Sealed; mutationId: string },
    signal: AbortSignal,
  ): Promise<void>;
  /** All or nothing. Returns the versions of the new rows. A row whose id exists is left as it is, and left out. */
  insert(table: Table, items: SentRow[], signal: AbortSignal): Promise<RowVersion[]>;
  /** Compare-and-swap: writes only where the server's row is still at `rev`. Null, and nothing changed, elsewhere. */
  update(
    table: Table,
    item: SentRow & { rev: number },
    signal: AbortSignal,
  ): Promise<RowVersion | null>;
  /**
   * Compare-and-swap: removes only where the server's row is still at `rev`. False, and nothing removed, elsewhere. The seal
   * is passed on with the tombstone: other devices remove their row only with it.
   */
  remove(
    table: Table,
    item: { id: string; rev: number; seal?: string },
    signal: AbortSignal,
  ): Promise<boolean>;
  fetch(table: Table, ids: string[], signal: AbortSignal): Promise<ServerRow[]>;
  /** Rows with a `seq` above the cursor, in the order of `seq`. */
  rowsAfter(table: Table, cursor: number, limit: number, signal: AbortSignal): Promise<ServerRow[]>;
  /** As `rowsAfter`, without the columns of the rows. */
  versionsAfter(
    table: Table,
    cursor: number,
    limit: number,
    signal: AbortSignal,
  ): Promise<RowVersion[]>;
  tombstonesAfter(cursor: number, limit: number, signal: AbortSignal): Promise<Tombstone[]>;
  /** The newest rows of a table by the column it is listed by: what a new device shows first. */
  newest(table: Table, limit: number, signal: AbortSignal): Promise<ServerRow[]>;
};
