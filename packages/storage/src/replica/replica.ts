import type { LogIndex } from './log-index.ts';
import type { LogRecord, RowOrigin } from './log-record.ts';

/** What a replica contains, without its rows. */
export type ReplicaSummary = {
  /** The highest sequence number, 0 for an empty replica. */
  last: number;
  /** Sequence numbers of which a record is missing. */
  gaps: number;
  /** Corrupt stretches of its log. */
  corrupt: number;
  /** The number of rows, by table. */
  counts: Record<string, number>;
};

/** The newest state of one row. `value` is JSON, null for a removed row. `n` is the number of its last write. */
export type ReplicaRecord = { key: string; n: number; value: string | null };

export type ReplicaKey = { key: string; n: number; gone: boolean; origin: RowOrigin };

export type ReplicaSnapshot = { summary: ReplicaSummary; records: ReplicaRecord[] };

/** The name of the error of an append whose folder is gone, as when the browser has cleared the storage. */
export const folderGone = 'FolderGone';

/** The replica of one account, or of the directory. */
export type Replica = {
  /** Where the folder is gone it fails with `folderGone`, and the next append makes a new one. */
  append(records: LogRecord[]): Promise<void>;
  summarize(): Promise<ReplicaSummary>;
  /** The keys with a sequence number above this, removed rows too. `origin`: what a row was made from. */
  keys(above: number): Promise<ReplicaKey[]>;
  /** Leaves out records that can no longer be read. */
  read(keys: string[]): Promise<ReplicaRecord[]>;
  /** Rewrites the log without the records of removed and replaced rows, where no other tab holds a part of it. */
  compact(): Promise<void>;
  /**
   * Called when the store is known to have everything that the log has. Compacts the log if it has leftovers: records of burned
   * letters, because a burn was cut off or was made on another device; records that a checkpoint ended; and torn writes.
   */
  settle(): Promise<void>;
};

/**
 * 'kept': the replica is complete. 'behind': an append failed, so it lacks something. 'missing': this browser cannot
 * keep one. 'alone': the database no longer opens, so rows are read from the replica and written only there.
 */
export type ReplicaState = 'kept' | 'behind' | 'missing' | 'alone';

export type Replicas = {
  of(account: string): Replica;
  /** Whether the account has a log that is not empty. Opens nothing. */
  has(account: string): Promise<boolean>;
  /** Reads a small replica as a whole without opening it for writing; null where it is empty. */
  readSnapshot(account: string): Promise<ReplicaSnapshot | null>;
  /** Has every tab close it first. */
  remove(account: string): Promise<void>;
};

export function summaryOf({ rows, last, gaps, corrupt }: LogIndex): ReplicaSummary {
  const counts: Record<string, number> = {};
  for (const { header } of rows.values()) {
    if ('gone' in header) continue;
    const table = header.key.slice(0, header.key.indexOf('/'));
    counts[table] = (counts[table] ?? 0) + 1;
  }
  return { last, gaps, corrupt, counts };
}
