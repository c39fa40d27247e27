import type { Write } from '../store.ts';

/** Called for every write while its transaction is still open. */
export type SequenceListener = {
  onWrite(n: number, writes: Write[]): void;
  /** The transaction was aborted. Its number will be used again. */
  onAbort(n: number): void;
};

/** Every write of rows has a sequence number, given and stored in the same transaction. See docs/decisions/0023. */
export type Sequence = {
  /** The number of the last write; null for a database that has none. */
  last(): Promise<number | null>;
  listen(listener: SequenceListener): void;
  /** Writes recovered rows. They get no number, and listeners are not called. */
  restore(writes: Write[]): Promise<void>;
  /** After a recovery: raises the last number to `n`, unless it is higher already. */
  advanceTo(n: number): Promise<void>;
};
