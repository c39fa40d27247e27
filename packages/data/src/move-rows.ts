import { AppError } from '@mooring/contract';
import type { Sealed, Vault } from '@mooring/storage';
import {
  canOpenRow,
  changedAt,
  mergeStreaks,
  type OpenStore,
  type Row,
  type Store,
  type StreakRow,
  sealedColumns,
  type Table,
  tableNames,
  type Write,
} from '@mooring/storage';

type Side = { vault: Vault };
type MoveContext = { source: Store; target: Store; from: Vault; to: Vault };

/** Rows moved at once. Pieces of recordings are large. */
const batchSize = (table: Table) => (table === 'audio_chunks' ? 16 : 200);

/**
 * Brings a visitor's rows to the account they signed up for, each sealed again under its own id. A row leaves the
 * visitor's store when it has arrived, so a run that was cut off goes on where it stopped, and what the person has since
 * changed or removed in their account stays so. A row that does not open stays where it is, and the visitor's store with
 * it: then this throws AppError('vault.unreadable').
 */
export const createRowMover =
  (openStore: OpenStore) =>
  async (from: Side, to: Side): Promise<void> => {
    const context: MoveContext = {
      source: await openStore(from.vault.userId),
      target: await openStore(to.vault.userId),
      from: from.vault,
      to: to.vault,
    };
    let left = 0;
    for (const table of tableNames) left += await moveTable(table, context);
    if (left > 0) throw new AppError('vault.unreadable');
    await context.source.destroy();
  };

/** Returns how many rows had to stay. */
async function moveTable(table: Table, context: MoveContext): Promise<number> {
  const stuck = new Set<string>();
  // Asked again until nothing is left, for another tab of the visitor may still be writing.
  for (;;) {
    const waiting = (await context.source.ids(table)).filter((id) => !stuck.has(id));
    if (waiting.length === 0) return stuck.size;
    for (let start = 0; start < waiting.length; start += batchSize(table)) {
      const next = waiting.slice(start, start + batchSize(table));
      const rows = (await context.source.getMany(table, next)).filter((row) => row !== undefined);
      for (const id of await moveBatch(table, rows, context)) stuck.add(id);
    }
  }
}

/** Returns the ids of the rows that did not open. */
async function moveBatch(table: Table, rows: Row[], context: MoveContext): Promise<string[]> {
  const copies = await Promise.allSettled(rows.map((row) => resealRow(table, row, context)));
  const arriving = copies.flatMap((copy) => (copy.status === 'fulfilled' ? [copy.value] : []));
  const owns = await context.target.getMany(table, idsOf(arriving));
  const puts = await Promise.all(
    arriving.map((copy, index) => resolveRow(table, copy, owns[index], context.to)),
  );
  const wanted = puts.filter((row) => row !== null);
  await context.target.write(wanted.map((put) => ({ table, put }) as Write));
  const there = await context.target.getMany(table, idsOf(wanted));
  if (!wanted.every((row, index) => isSameRow(row, there[index])))
    throw new AppError('store.failed');

  const arrived = rows.filter((_, index) => copies[index]?.status === 'fulfilled');
  const now = await context.source.getMany(table, idsOf(arrived));
  // A row that was edited meanwhile stays for the next round.
  const done = arrived.filter((row, index) => isSameRow(row, now[index]));
  await context.source.write(done.map(({ id }) => ({ table, remove: id }) as Write));
  return idsOf(rows.filter((_, index) => copies[index]?.status === 'rejected'));
}

async function resealRow(table: Table, row: Row, { from, to }: MoveContext): Promise<Row> {
  const named = table === 'user_data' || table === 'writing_streaks';
  const id = named ? row.id.replace(from.userId, to.userId) : row.id;
  const copy: Record<string, unknown> = { ...row, id, user_id: to.userId };
  for (const column of sealedColumns[table]) {
    const field = copy[column] as Sealed | null;
    if (field === null) continue;
    const text = await from.open({ table, column, rowId: row.id }, field);
    copy[column] = await to.seal({ table, column, rowId: id }, text);
  }
  return copy as Row;
}

/** What to put for a row that arrives; null where the account's own is the later one. */
async function resolveRow(
  table: Table,
  copy: Row,
  own: Row | undefined,
  to: Vault,
): Promise<Row | null> {
  if (!own) return copy;
  if (table === 'writing_streaks') return mergeStreaks(own as StreakRow, copy as StreakRow);
  const later = changedAt(copy) > changedAt(own);
  return later || !(await canOpenRow(table, own, to)) ? copy : null;
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

const isSameRow = (one: Row, other: Row | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);
