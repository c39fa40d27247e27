import type { Row, Rows, Sealed, Table, Vault } from '@mooring/storage';
import { sealedColumns } from '@mooring/storage';
import * as z from 'zod/mini';
import { time } from './format.ts';

/** A row as a backup holds it: opened, and without whatever names its owner. */
export type Portable<T extends Table = Table> = {
  [K in T]: Omit<Opened<Rows[K]>, 'user_id' | (K extends Owned ? 'id' : never)>;
}[T];

/** Tables with ids made from their owner's. */
type Owned = 'user_data' | 'writing_streaks';
type Opened<R> = {
  [C in keyof R]: R[C] extends Sealed ? string : R[C] extends Sealed | null ? string | null : R[C];
};

const name = z.string().check(z.minLength(1), z.maxLength(500));
const text = z.string();

/** What a row of each table must look like in a backup. What its texts hold is parsed where they are used, as ever. */
export const portableRows = {
  journal_entries: z.strictObject({
    id: name,
    title: text,
    content: text,
    tags: text,
    type: z.enum(['text', 'audio']),
    audioData: z.nullable(text),
    date: time,
    created_at: time,
    editedAt: z.nullable(time),
  }),
  writing_streaks: z.strictObject({
    streak_count: z.int().check(z.minimum(0)),
    last_write_date: z.iso.date(),
    created_at: time,
  }),
  emotion_records: z.strictObject({
    id: name,
    emotion: text,
    intensity: text,
    notes: text,
    created_at: time,
  }),
  user_data: z.strictObject({ key: name, value: text, created_at: time, updated_at: time }),
  saved_moments: z.strictObject({
    id: name,
    content: text,
    source: text,
    sourceId: z.nullable(text),
    createdAt: time,
    tags: z.nullable(text),
    created_at: time,
  }),
  audio_chunks: z.strictObject({
    id: name,
    entry_id: name,
    index: z.int().check(z.minimum(0)),
    bytes: text,
    created_at: time,
  }),
} satisfies { [T in Table]: z.ZodMiniType<Portable<T>> };

/** The id a row gets in an account. */
export function idOf(table: Table, row: Portable, userId: string): string {
  if (table === 'writing_streaks') return userId;
  if ('key' in row) return `${userId}:${row.key}`;
  return 'id' in row ? row.id : userId;
}

/** Opens a kept row. Throws AppError('vault.unreadable') where it does not. */
export async function openRow(vault: Vault, table: Table, row: Row): Promise<Portable> {
  const { user_id: _, ...opened }: Record<string, unknown> = { ...row };
  for (const column of sealedColumns[table]) {
    const field = opened[column] as Sealed | null;
    if (field === null) continue;
    opened[column] = await vault.open({ table, column, rowId: row.id }, field);
  }
  if (table === 'user_data' || table === 'writing_streaks') delete opened.id;
  return opened as Portable;
}

/** Seals a brought row for the account of this vault. */
export async function sealRow(vault: Vault, table: Table, row: Portable): Promise<Row> {
  const id = idOf(table, row, vault.userId);
  const sealed: Record<string, unknown> = { ...row, id, user_id: vault.userId };
  for (const column of sealedColumns[table]) {
    const field = sealed[column] as string | null;
    if (field === null) continue;
    sealed[column] = await vault.seal({ table, column, rowId: id }, field);
  }
  return sealed as Row;
}
