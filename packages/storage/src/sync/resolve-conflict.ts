import type { Row, Table, Write } from '../store.ts';

/**
 * What only the repositories can say, for sync cannot read: what becomes of two versions of one row. Asked for rows that
 * both devices changed without knowing of each other.
 */
export type ResolveConflict = (
  table: Table,
  versions: { ours: Row; theirs: Row },
) => Promise<{
  /** What stays under the row's own id. */
  winner: 'theirs' | 'ours' | Row;
  /** What is kept beside it, sealed for its own place. */
  extraWrites: Write[];
}>;
