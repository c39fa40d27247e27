import type { Row, Rows, Table } from './store.ts';
import type { Sealed, Vault } from './vault/vault.ts';

/** The sealed columns of each table. */
export const sealedColumns: { [T in Table]: readonly (keyof Row<T> & string)[] } = {
  journal_entries: ['title', 'content', 'tags', 'audioData'],
  writing_streaks: [],
  emotion_records: ['emotion', 'intensity', 'notes'],
  user_data: ['value'],
  saved_moments: ['content', 'sourceId', 'tags'],
  audio_chunks: ['bytes'],
};

/**
 * Whether a field is in the clear because it was stored before its column was sealed: the source of a moment, in rows from
 * before decision 0085. It is used as it is, and sealed when the row is next written.
 */
export const isFromBeforeSealing = (column: string, field: string): boolean =>
  column === 'sourceId' && !field.startsWith('e1.');

/** The columns that hold an ISO time. A server may write the same time in another form. */
export const timeColumns: readonly string[] = [
  'date',
  'editedAt',
  'createdAt',
  'created_at',
  'updated_at',
];

export type StreakRow = Rows['writing_streaks'];

/** The higher count and the later date of both, in a row with the id of the first. */
export function mergeStreaks(own: StreakRow, other: StreakRow): StreakRow {
  const { last_write_date } = own.last_write_date < other.last_write_date ? other : own;
  return {
    ...own,
    streak_count: Math.max(own.streak_count, other.streak_count),
    last_write_date,
  };
}

/** ISO time of the last change; empty for tables whose rows do not have it. */
export function changedAt(row: Row): string {
  if ('editedAt' in row) return row.editedAt ?? row.date;
  return 'updated_at' in row ? row.updated_at : '';
}

/** Whether the vault opens every sealed column of a row. */
export async function canOpenRow(table: Table, row: Row, vault: Vault): Promise<boolean> {
  const fields: Record<string, unknown> = row;
  const tries = await Promise.allSettled(
    sealedColumns[table].map(async (column) => {
      const field = fields[column] as Sealed | null;
      if (field === null || isFromBeforeSealing(column, field)) return;
      await vault.open({ table, column, rowId: row.id }, field);
    }),
  );
  return tries.every(({ status }) => status === 'fulfilled');
}
