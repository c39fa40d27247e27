import * as z from 'zod/mini';
import type { Rows, Table } from '../store.ts';
import type { Sealed } from '../vault/vault.ts';
import type { Database } from './schema-supabase.ts';

/** The columns of each hosted table, from the types that the CLI generates from the migrations. */
type Hosted = {
  [T in Table]: Omit<Database['public']['Tables'][T]['Row'], 'rev' | 'seq' | 'op' | 'seal'>;
};

/** A sealed field begins with 'e1.'. Whether it opens is for the vault to find out. */
const sealed = z.pipe(
  z.string().check(z.startsWith('e1.')),
  z.transform((text) => text as Sealed),
);
/** The database writes `2026-11-20T21:10:00+00:00`, and the device stores every time as `toISOString` writes it. */
const time = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const date = new Date(text);
    if (!Number.isNaN(date.getTime())) return date.toISOString();
    context.issues.push({ code: 'custom', input: text });
    return z.NEVER;
  }),
);
const id = z.string().check(z.minLength(1));
const own = { id, user_id: id, created_at: time };

/** A row of each hosted table, parsed into the row that this device stores. */
const shapes = {
  journal_entries: z.object({
    ...own,
    title: sealed,
    content: sealed,
    tags: sealed,
    type: z.enum(['text', 'audio']),
    audioData: z.nullable(sealed),
    date: time,
    editedAt: z.nullable(time),
  }),
  writing_streaks: z.object({
    ...own,
    streak_count: z.int().check(z.minimum(0)),
    last_write_date: z.pipe(
      z.string(),
      z.transform((day) => day.slice(0, 10)),
    ),
  }),
  emotion_records: z.object({ ...own, emotion: sealed, intensity: sealed, notes: sealed }),
  user_data: z.object({ ...own, key: id, value: sealed, updated_at: time }),
  saved_moments: z.object({
    ...own,
    content: sealed,
    source: z.string(),
    sourceId: z.nullable(z.string()),
    createdAt: time,
    tags: z.nullable(sealed),
  }),
  audio_chunks: z.object({
    ...own,
    entry_id: id,
    index: z.int().check(z.minimum(0)),
    bytes: sealed,
  }),
} satisfies { [T in Table]: z.ZodMiniType<Rows[T], Hosted[T]> };

export const rowShapeOf = <T extends Table>(table: T) =>
  shapes[table] as unknown as z.ZodMiniType<Rows[T]>;

/** The columns of an insert. */
export const columnsOf = (table: Table): string[] => Object.keys(shapes[table].shape);

/** The columns of an update. The others never change. */
export const updatableColumns: { [T in Table]: readonly (keyof Rows[T] & string)[] } = {
  journal_entries: ['title', 'content', 'tags', 'type', 'audioData', 'date', 'editedAt'],
  writing_streaks: ['streak_count', 'last_write_date'],
  emotion_records: ['emotion', 'intensity', 'notes'],
  user_data: ['value', 'updated_at'],
  saved_moments: ['content', 'source', 'sourceId', 'createdAt', 'tags'],
  audio_chunks: ['bytes'],
};

const seal = z.nullable(z.string());

/** The hosted column of the mutation id is `op`. */
const versionColumns = z.object({
  rev: z.coerce.number().check(z.int()),
  seq: z.coerce.number().check(z.int()),
  op: z.string(),
});
export const serverVersionShape = z.pipe(
  z.extend(versionColumns, { seal }),
  z.transform(({ op, ...version }) => ({ ...version, mutationId: op })),
);
export const rowVersionShape = z.pipe(
  z.extend(versionColumns, { id }),
  z.transform(({ op, ...version }) => ({ ...version, mutationId: op })),
);
export const tombstoneShape = z.object({
  table_name: z.string(),
  id,
  seq: z.coerce.number().check(z.int()),
  seal,
});
export const statementShape = z.object({ id, value: sealed });
