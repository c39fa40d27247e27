import type { Row, Rows, Sealed, Table, Vault } from '@mooring/storage';
import { isFromBeforeSealing, sealedColumns } from '@mooring/storage';
import * as z from 'zod/mini';
import { createTimeSchemas } from './row-times.ts';

/** A decrypted row without its owner: the form in which rows are put into a backup and compared. */
export type PlainRow<T extends Table = Table> = {
  [K in T]: Omit<Unsealed<Rows[K]>, 'user_id' | (K extends TablesKeyedByOwner ? 'id' : never)>;
}[T];

/** Tables whose row ids contain the id of the owner. */
type TablesKeyedByOwner = 'user_data' | 'writing_streaks';
type Unsealed<R> = {
  [C in keyof R]: R[C] extends Sealed ? string : R[C] extends Sealed | null ? string | null : R[C];
};

const name = z.string().check(z.minLength(1), z.maxLength(500));
const text = z.string();

/**
 * The schema of each table's rows in one backup. The sealed columns are any text; their content is validated when it is
 * used. `createdAt` is the time at which the file says that it was made.
 */
export function createRowSchemas(createdAt: string, now: Date) {
  const { time, changeTime, optionalChangeTime, lastDay, streakCount } = createTimeSchemas(
    createdAt,
    now,
  );
  return {
    journal_entries: z.strictObject({
      id: name,
      title: text,
      content: text,
      tags: text,
      type: z.enum(['text', 'audio']),
      audioData: z.nullable(text),
      date: time,
      created_at: time,
      editedAt: optionalChangeTime,
    }),
    writing_streaks: z.strictObject({
      streak_count: streakCount,
      last_write_date: lastDay,
      created_at: time,
    }),
    emotion_records: z.strictObject({
      id: name,
      emotion: text,
      intensity: text,
      notes: text,
      created_at: time,
    }),
    user_data: z.strictObject({
      key: name,
      value: text,
      created_at: time,
      updated_at: changeTime,
    }),
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
  } satisfies { [T in Table]: z.ZodMiniType<PlainRow<T>> };
}

/** The id of a row in the account of `userId`. */
export function rowIdOf(table: Table, row: PlainRow, userId: string): string {
  if (table === 'writing_streaks') return userId;
  if ('key' in row) return `${userId}:${row.key}`;
  return 'id' in row ? row.id : userId;
}

/** Decrypts a stored row. Throws AppError('vault.unreadable'). */
export async function openRow(vault: Vault, table: Table, row: Row): Promise<PlainRow> {
  const { user_id: _, ...opened }: Record<string, unknown> = { ...row };
  for (const column of sealedColumns[table]) {
    const field = opened[column] as Sealed | null;
    if (field === null || isFromBeforeSealing(column, field)) continue;
    opened[column] = await vault.open({ table, column, rowId: row.id }, field);
  }
  if (table === 'user_data' || table === 'writing_streaks') delete opened.id;
  return opened as PlainRow;
}

/** Encrypts a row for the account of this vault. */
export async function sealRow(vault: Vault, table: Table, row: PlainRow): Promise<Row> {
  const id = rowIdOf(table, row, vault.userId);
  const sealed: Record<string, unknown> = { ...row, id, user_id: vault.userId };
  for (const column of sealedColumns[table]) {
    const field = sealed[column] as string | null;
    if (field === null) continue;
    sealed[column] = await vault.seal({ table, column, rowId: id }, field);
  }
  return sealed as Row;
}
