import type { MessageKey } from '@mooring/contract';
import type { Row, Table, Write } from '../store.ts';
import type { Kept, Line, Settlement, Tombstone } from './lines.ts';

/** A line that waits, with the row as it is now; none where it is to be removed. */
export type Due = { line: Line & { pending: { op: string } }; row: Row | undefined };

/** What one look at the server brought, and up to where it was looked. */
export type Brought = {
  /** 'all': everything was looked at, for the first time. */
  from: Table | 'tombstones' | 'all';
  upTo: number;
  kept?: Kept[];
  removed?: Tombstone[];
};

/** Words the server would not take, and why. */
export type Refused = { at: string; table: Table; id: string; reason: MessageKey };

/**
 * What the device knows about the server, kept with the rows: every write of a row that travels is noted in the same
 * transaction. Nothing is noted before `begin`. See docs/decisions/0018.
 */
export type SyncStore = {
  /** From now on every write is noted, and every row that is here waits to be sent. Changes nothing where it has begun. */
  begin(): Promise<void>;
  /** Forgets everything about the server. */
  stop(): Promise<void>;
  /** After a recovery: every row is compared with the server anew. Changes nothing where sync has not begun. */
  forget(): Promise<void>;
  look(): Promise<{ begun: boolean; waiting: number; refused: number }>;
  /**
   * The next lines of one table, each with a name of its own that lasts until the row is written again: recordings
   * first, so that no entry arrives before its sound. Rows and lines of one moment.
   */
  next(limitOf: (table: Table) => number, newId: () => string): Promise<Due[]>;
  /** Returns what was changed in the rows. */
  settle(settlements: Settlement[]): Promise<Write[]>;
  refused(): Promise<Refused[]>;
  /** Puts refused lines back into the queue; all of them where none is named. */
  again(at?: string): Promise<void>;
  /** Up to which number of the server's this table was looked at. */
  seen(from: Brought['from']): Promise<number>;
  /** Takes over what was brought, in one transaction with how far was looked. Returns what was changed in the rows. */
  take(brought: Brought): Promise<Write[]>;
  lines(table: Table, ids: string[]): Promise<(Line | undefined)[]>;
};
