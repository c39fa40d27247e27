import { AppError } from '@mooring/contract';
import {
  type OpenStore,
  type Row,
  type Store,
  type Table,
  tableNames,
  type Write,
} from './store.ts';
import type { Sealed, Vault } from './vault/vault.ts';

type Side = { vault: Vault };

/** The sealed columns of each table. */
const sealedColumns: { [T in Table]: readonly (keyof Row<T> & string)[] } = {
  journal_entries: ['title', 'content', 'tags', 'audioData'],
  writing_streaks: [],
  emotion_records: ['emotion', 'intensity', 'notes'],
  user_data: ['value'],
  saved_moments: ['content', 'tags'],
};

const batch = 200;

/**
 * Brings a visitor's rows to the account they signed up for: each row sealed again under its own id, so doing it twice
 * leaves it there once. The visitor's store goes only when every row has arrived; a row that does not open keeps it.
 */
export const createAdopt =
  (openStore: OpenStore) =>
  async (from: Side, to: Side): Promise<void> => {
    const [source, target] = [await openStore(from.vault.userId), await openStore(to.vault.userId)];
    let left = 0;
    for (const table of tableNames) left += await bring(table, source, target, from, to);
    if (left > 0) throw new AppError('vault.unreadable');
    await source.destroy();
  };

/** Returns how many rows had to stay. */
async function bring(
  table: Table,
  source: Store,
  target: Store,
  from: Side,
  to: Side,
): Promise<number> {
  const rows = await source.list(table);
  let left = 0;
  for (let start = 0; start < rows.length; start += batch) {
    const slice = rows.slice(start, start + batch);
    const results = await Promise.allSettled(
      slice.map((row) => sealAgain(table, row, from.vault, to.vault)),
    );
    const arrived = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    );
    left += slice.length - arrived.length;
    const writes = await Promise.all(arrived.map((row) => writeOf(table, row, target)));
    await target.write(writes);
  }
  return left;
}

async function sealAgain(table: Table, row: Row, from: Vault, to: Vault): Promise<Row> {
  const id = table === 'user_data' ? row.id.replace(from.userId, to.userId) : row.id;
  const copy: Record<string, unknown> = { ...row, id, user_id: to.userId };
  for (const column of sealedColumns[table]) {
    const field = copy[column] as Sealed | null;
    if (field === null) continue;
    const text = await from.open({ table, column, rowId: row.id }, field);
    copy[column] = await to.seal({ table, column, rowId: id }, text);
  }
  return copy as Row;
}

/** A count of days already there is not lost to a smaller one. */
async function writeOf(table: Table, row: Row, target: Store): Promise<Write> {
  if (table !== 'writing_streaks') return { table, put: row } as Write;
  const brought = row as Row<'writing_streaks'>;
  const [own] = await target.list('writing_streaks', { limit: 1 });
  if (!own) return { table, put: brought };
  return { table, put: { ...own, streak_count: Math.max(own.streak_count, brought.streak_count) } };
}
