import type { Sequence } from './replica/sequence.ts';
import type { SyncStore } from './sync/sync-store.ts';
import type { Sealed } from './vault/vault.ts';

/** Row shapes with the column names of the hosted tables. Private columns are `Sealed`: plaintext does not compile. */
export type Rows = {
  journal_entries: {
    id: string;
    user_id: string;
    title: Sealed;
    content: Sealed;
    tags: Sealed;
    type: 'text' | 'audio';
    audioData: Sealed | null;
    /** ISO time the entry belongs to; the list is ordered by it. */
    date: string;
    created_at: string;
    editedAt: string | null;
  };
  writing_streaks: {
    id: string;
    user_id: string;
    streak_count: number;
    /** Local calendar day, yyyy-MM-dd. */
    last_write_date: string;
    created_at: string;
  };
  emotion_records: {
    id: string;
    user_id: string;
    emotion: Sealed;
    intensity: Sealed;
    notes: Sealed;
    created_at: string;
  };
  user_data: {
    id: string;
    user_id: string;
    key: string;
    value: Sealed;
    created_at: string;
    updated_at: string;
  };
  saved_moments: {
    id: string;
    user_id: string;
    content: Sealed;
    source: string;
    /** Sealed, with the place of its plant in the garden (decision 0087). In the clear in rows from before decision 0085. */
    sourceId: string | null;
    createdAt: string;
    tags: Sealed | null;
    created_at: string;
  };
  /** A recording in pieces of at most 256 KiB, so that a crash loses only the last seconds. */
  audio_chunks: {
    /** `<recording id>:<index, four digits>` */
    id: string;
    user_id: string;
    /** The recording's id, as in the entry's `audioData`. */
    entry_id: string;
    index: number;
    /** 16-bit PCM as base64url. */
    bytes: Sealed;
    created_at: string;
  };
};

export type Table = keyof Rows;
export type Row<T extends Table = Table> = Rows[T];

/**
 * A change of one row. `expected`: the row as it was read, from which the change was made; null for none. Where it is another by
 * then, the whole write is refused. Left out, the row is replaced whatever it is.
 */
export type Write = {
  [T in Table]: ({ table: T; put: Rows[T] } | { table: T; remove: string }) & {
    expected?: Rows[T] | null;
  };
}[Table];

/** At most `limit` rows whose ordering column is `from` or later and before `before` (ISO times). */
export type ListOptions = { limit?: number; from?: string; before?: string };

/** The rows of one account. It stores sealed columns without being able to open them. */
export type Store = {
  get<T extends Table>(table: T, id: string): Promise<Rows[T] | undefined>;
  /** In the order of `ids`; undefined for an id without a row. */
  getMany<T extends Table>(table: T, ids: string[]): Promise<(Rows[T] | undefined)[]>;
  /** Newest first by the table's ordering column (`date`, `created_at`, `createdAt` or `updated_at`). */
  list<T extends Table>(table: T, options?: ListOptions): Promise<Rows[T][]>;
  count(table: Table): Promise<number>;
  /** The ids that begin with `prefix`, or all ids, in no order. Does not read the rows. */
  ids(table: Table, prefix?: string): Promise<string[]>;
  /** The ids of the rows whose ordering column is `from` or later, in no order. Does not read the rows. */
  idsFrom(table: Table, from: string): Promise<string[]>;
  /** The first `limit` rows by id after the id `after`. The fastest way to read a whole table. */
  page<T extends Table>(table: T, after: string, limit: number): Promise<Rows[T][]>;
  /**
   * Atomic, and durable when it resolves. Throws AppError 'store.full', 'store.unavailable' or 'store.failed'; and 'store.changed',
   * with nothing written, where a row is not the expected one (optimistic concurrency; see `retryIfChanged`).
   */
  write(writes: Write[]): Promise<void>;
  /** Summaries of the entries, and a log of the changes since. */
  derived: DerivedStore;
  /** What this device knows of the hosted rows, and the outbox. */
  sync: SyncStore;
  /** Sequence numbers of the writes, by which the replica is compared with this store. */
  sequence: Sequence;
  close(): void;
  /**
   * Calls the listener when the browser may have cleared the storage: it closed the database by itself, or the folder of the
   * replica is gone. A browser also closes the database of a page that sleeps, with nothing lost.
   */
  onMaybeCleared?(listener: () => void): void;
  /** Removes every row of this account from the device. */
  destroy(): Promise<void>;
};

/** Summaries of about a hundred entries, sealed together. A cache over their rows. */
export type SummaryBlock = {
  id: string;
  user_id: string;
  /** ISO time of its newest entry. */
  newest: string;
  value: Sealed;
};

/** What changed in the entries, read in one transaction. Every put and removal of an entry has a change number. */
export type EntryChanges = {
  /** The last change number, 0 before the first. */
  last: number;
  /** The blocks contain the changes up to this number. */
  blocksUpTo: number;
  /** Ids of the entries changed after the number asked for; null where the log no longer reaches back to it, or they are more than asked for. */
  changed: string[] | null;
};

/** With the number of entries. IndexedDB counts them one by one, and meanwhile answers nothing else. */
export type EntriesSnapshot = EntryChanges & { count: number };

/** Local to the device: not in backups, not adopted, not synced. See docs/decisions/0012. */
export type DerivedStore = {
  /** With the changes after `blocksUpTo`; where a restored backup left more than `most`, without them. */
  snapshot(most?: number): Promise<EntriesSnapshot>;
  /** The last change number alone, 0 before the first. Reads no change. */
  last(): Promise<number>;
  /** The changes after the number `since`. Takes no longer in a large journal. */
  changesSince(since: number): Promise<EntryChanges>;
  /** Newest first, at most `limit`. */
  blocks(limit?: number): Promise<SummaryBlock[]>;
  /** The blocks in which entries of these dates are or would be, in no order. Reads no other block. */
  blocksAt(dates: readonly string[]): Promise<SummaryBlock[]>;
  /** Atomic. Returns false and changes nothing where another tab has updated the blocks since `from`. */
  updateBlocks(work: {
    from: number;
    to: number;
    puts: SummaryBlock[];
    removes: string[];
  }): Promise<boolean>;
};

/** How many changes are kept after the blocks contain them, for tabs that have not read them yet. */
export const maxKeptChanges = 1000;

/** Opens the rows of one account. */
export type OpenStore = (userId: string) => Promise<Store>;

/** The column a table's rows are listed by, newest first. */
export const orderedBy = {
  journal_entries: 'date',
  writing_streaks: 'created_at',
  emotion_records: 'created_at',
  user_data: 'updated_at',
  saved_moments: 'createdAt',
  audio_chunks: 'created_at',
} as const satisfies { [T in Table]: keyof Rows[T] };

export const tableNames = Object.keys(orderedBy) as Table[];
