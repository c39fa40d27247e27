import type { Row, Table, Write } from '../store.ts';

/** The outcome of a conflict. */
export type Resolution = {
  /** The version that keeps the row's id: one of the two, or a merged row. */
  winner: 'theirs' | 'ours' | Row;
  /** Rows that keep what the winner lacks, each sealed for its own id. */
  extraWrites: Write[];
};

/**
 * Resolves a conflict: two devices changed one row without knowing of each other. The repositories hand it in, because it
 * has to open both versions and sync cannot.
 */
export type ResolveConflict = (
  table: Table,
  versions: { ours: Row; theirs: Row },
) => Promise<Resolution>;
