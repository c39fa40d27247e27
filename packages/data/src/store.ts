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
  /** Every id, without reading the rows. In no order. */
  ids(table: Table): Promise<string[]>;
  /** All or nothing, durable when it resolves. Throws AppError 'store.full', 'store.unavailable' or 'store.failed'. */
  write(writes: Write[]): Promise<void>;
  close(): void;
  /** Removes every row of this account from the device. */
  destroy(): Promise<void>;
};

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
