import type { Write } from '../store.ts';
import type { RowOrigin } from './log-record.ts';

/** In the order of the writes. Empty where nothing is known, as without a hosted account. */
export type RowOrigins = readonly RowOrigin[];

/**
 * Called for every write while its transaction is still open. `database`: its name, as in `SequenceState`. `origins`: of each row, what
 * it was made from or came with.
 */
export type SequenceListener = {
  onWrite(n: number, writes: Write[], database: string, origins: RowOrigins): void;
  /** The transaction was aborted. Its number will be used again. */
  onAbort(n: number): void;
};

/**
 * `database`: a name that the database gets with its first write. One that was cleared and filled again has another. Null where
 * a tab of an earlier build wrote last.
 */
export type SequenceState = { n: number; database: string | null };

/** Every write of rows has a sequence number, given and stored in the same transaction. See docs/decisions/0023. */
export type Sequence = {
  /** The number of the last write; null for a database that has none. */
  last(): Promise<number | null>;
  /** The last number with the name of the database; null for one that has no write. */
  state(): Promise<SequenceState | null>;
  listen(listener: SequenceListener): void;
  /** Writes recovered rows. They get no number, and listeners are not called. */
  restore(writes: Write[]): Promise<void>;
  /** After a recovery: raises the last number to `n`, unless it is higher already. */
  advanceTo(n: number): Promise<void>;
};
