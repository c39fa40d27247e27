import type { Row, Rows, Table } from './store.ts';
import type { Sealed, Vault } from './vault/vault.ts';

/** The sealed columns of each table. */
export const sealedColumns: { [T in Table]: readonly (keyof Row<T> & string)[] } = {
  journal_entries: ['title', 'content', 'tags', 'audioData'],
  writing_streaks: [],
  emotion_records: ['emotion', 'intensity', 'notes'],
  user_data: ['value'],
  saved_moments: ['content', 'tags'],
  audio_chunks: ['bytes'],
};

export type Streak = Rows['writing_streaks'];

/** A count of days already there is not lost to a smaller one. */
export function longer(own: Streak, brought: Streak): Streak {
  const { last_write_date } = own.last_write_date < brought.last_write_date ? brought : own;
  return {
    ...own,
    streak_count: Math.max(own.streak_count, brought.streak_count),
    last_write_date,
  };
}

/** ISO time of the last change. Rows of the other tables do not tell it: there the account's own stays. */
export function changedAt(row: Row): string {
  if ('editedAt' in row) return row.editedAt ?? row.date;
  return 'updated_at' in row ? row.updated_at : '';
}

/** Whether every sealed column of a row opens. */
export async function opens(table: Table, row: Row, vault: Vault): Promise<boolean> {
  const fields: Record<string, unknown> = row;
  const tries = await Promise.allSettled(
    sealedColumns[table].map(async (column) => {
      const field = fields[column] as Sealed | null;
      if (field !== null) await vault.open({ table, column, rowId: row.id }, field);
    }),
  );
  return tries.every(({ status }) => status === 'fulfilled');
}
