import type { Write } from '../store.ts';

/** Told of every write while its transaction is under way. */
export type SequenceListener = {
  wrote(n: number, writes: Write[]): void;
  /** The transaction did not come to be after all, and its number will be given again. */
  undone(n: number): void;
};

/** Every write of rows has a number of its own, given and kept in its own transaction. See docs/decisions/0023. */
export type Sequence = {
  /** The number of the last write; null where nothing was ever written, or everything is gone. */
  last(): Promise<number | null>;
  listen(listener: SequenceListener): void;
  /** Puts rows back as they were, without a number and without word of it to `listen`. */
  restore(writes: Write[]): Promise<void>;
  /** After a recovery: counting goes on from here, where it stands lower. */
  goOnFrom(n: number): Promise<void>;
};
