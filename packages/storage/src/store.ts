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

export type Write = {
  [T in Table]: { table: T; put: Rows[T] } | { table: T; remove: string };
}[Table];

/** Which rows of a list: at most `limit`, whose ordering column is `from` or later and before `before` (ISO times). */
export type Span = { limit?: number; from?: string; before?: string };

/** The place rows are kept, for one account. Moves sealed rows blind; knows no key. */
export type Store = {
  get<T extends Table>(table: T, id: string): Promise<Rows[T] | undefined>;
  /** In the order of `ids`; undefined where there is none. */
  getMany<T extends Table>(table: T, ids: string[]): Promise<(Rows[T] | undefined)[]>;
  /** Newest first by the table's ordering column (`date`, `created_at`, `createdAt` or `updated_at`). */
  list<T extends Table>(table: T, options?: Span): Promise<Rows[T][]>;
  count(table: Table): Promise<number>;
  /** Every id that begins with `prefix`, or every id, without reading the rows. In no order. */
  ids(table: Table, prefix?: string): Promise<string[]>;
  /** At most `limit` rows in the order of their ids, those after the id `after`. The quickest way through a table. */
  page<T extends Table>(table: T, after: string, limit: number): Promise<Rows[T][]>;
  /** All or nothing, durable when it resolves. Throws AppError 'store.full', 'store.unavailable' or 'store.failed'. */
  write(writes: Write[]): Promise<void>;
  /** What is derived from the entries, and what has happened to them since. */
  derived: Derived;
  /** What is known about the hosted service, and what waits to be sent there. */
  sync: SyncStore;
  /** The numbers of the writes, by which the second copy is compared with what is here. */
  sequence: Sequence;
  close(): void;
  /** Removes every row of this account from the device. */
  destroy(): Promise<void>;
};

/** The beginnings of about a hundred entries, sealed together. Derived from their rows, and never taken along. */
export type SummaryBlock = {
  id: string;
  user_id: string;
  /** ISO time of its newest entry. */
  newest: string;
  value: Sealed;
};

/** One look at the entries, all of one moment. Every put and removal of an entry has a number of its own. */
export type EntriesLook = {
  /** The number of the last change, 0 before any. */
  last: number;
  /** Up to which change the blocks are up to date. */
  folded: number;
  count: number;
  /** Ids of the entries changed after the number asked for; null where that is too long ago to tell. */
  changed: string[] | null;
};

/** See docs/decisions/0012. Local to the device: not backed up, not adopted, not synced. */
export type Derived = {
  /** Changes after the number `since`, or after `folded` for null. */
  look(since: number | null): Promise<EntriesLook>;
  /** Newest first, at most `limit`. */
  blocks(limit?: number): Promise<SummaryBlock[]>;
  /** Puts blocks up to date in one go. False, and nothing done, where another tab has been here since `from`. */
  fold(work: {
    from: number;
    to: number;
    puts: SummaryBlock[];
    removes: string[];
  }): Promise<boolean>;
};

/** How many changes are remembered after they are folded, for tabs that have not heard of them. */
export const changesKept = 1000;

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
