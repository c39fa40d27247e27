import { AppError } from '@mooring/contract';
import type { Env, Sealed, Vault } from '@mooring/storage';
import {
  canOpenRow,
  changedAt,
  isFromBeforeSealing,
  isUnkeyedId,
  mergeStreaks,
  type OpenStore,
  type Row,
  retryIfChanged,
  type Store,
  type StreakRow,
  sealedColumns,
  type Table,
  tableNames,
  type Write,
} from '@mooring/storage';
import { changeSource } from '../repositories/moment-origin.ts';
import type { UserDataRow } from '../repositories/user-data-rows.ts';
import { mergeMovedDocument } from './merge-moved-document.ts';

type Vaults = { from: Vault; to: Vault };
type MoveContext = Vaults & { env: Env; source: Store; target: Store };
/** The row to write, or null if the account's own version stays, and rows that keep what it lacks. */
type Arrival = { put: Row | null; others: Write[] };

/** Rows moved at once. Chunks of recordings are large. */
const batchSize = (table: Table) => (table === 'audio_chunks' ? 16 : 200);

/**
 * Moves a visitor's rows to an account: the one they signed up for, or one that was there before. Each row is encrypted again under its new owner and deleted
 * from the visitor's store once it is confirmed in the account's. An interrupted move continues where it stopped, and
 * what the person has changed or deleted in the account since then stays so. A row that cannot be opened stays, and so
 * does the visitor's store: then this throws AppError('vault.unreadable').
 */
export const createRowMover =
  (openStore: OpenStore, env: Env) =>
  async (from: { vault: Vault }, to: { vault: Vault }): Promise<void> => {
    const context: MoveContext = {
      env,
      source: await openStore(from.vault.userId),
      target: await openStore(to.vault.userId),
      from: from.vault,
      to: to.vault,
    };
    let remaining = 0;
    for (const table of tableNames) remaining += await moveTable(table, context);
    if (remaining > 0) throw new AppError('vault.unreadable');
    await context.source.destroy();
  };

/** Returns the number of rows that could not be moved. */
async function moveTable(table: Table, context: MoveContext): Promise<number> {
  const unreadable = new Set<string>();
  // Repeats until no row is left, because another tab of the visitor may still be writing.
  for (;;) {
    const pending = (await context.source.ids(table)).filter((id) => !unreadable.has(id));
    if (pending.length === 0) return unreadable.size;
    for (let start = 0; start < pending.length; start += batchSize(table)) {
      const next = pending.slice(start, start + batchSize(table));
      const rows = (await context.source.getMany(table, next)).filter((row) => row !== undefined);
      for (const id of await moveBatch(table, rows, context)) unreadable.add(id);
    }
  }
}

/** Returns the ids of the rows that could not be opened. */
async function moveBatch(table: Table, rows: Row[], context: MoveContext): Promise<string[]> {
  const resealed = await Promise.allSettled(rows.map((row) => resealRow(table, row, context)));
  const arriving = resealed.flatMap((copy) => (copy.status === 'fulfilled' ? [copy.value] : []));
  const wanted = await retryIfChanged(() => writeToTarget(table, arriving, context));
  const stored = await context.target.getMany(table, idsOf(wanted));
  if (!wanted.every((row, index) => isSameRow(row, stored[index])))
    throw new AppError('store.failed');

  const arrived = rows.filter((_, index) => resealed[index]?.status === 'fulfilled');
  await retryIfChanged(async () => {
    const current = await context.source.getMany(table, idsOf(arrived));
    // A row that was edited meanwhile is moved in the next round.
    const done = arrived.filter((row, index) => isSameRow(row, current[index]));
    await context.source.write(
      done.map((row) => ({ table, remove: row.id, expected: row }) as Write),
    );
  });
  return idsOf(rows.filter((_, index) => resealed[index]?.status === 'rejected'));
}

/** Returns the rows that it has put into the account. Throws AppError('store.changed') where one of the account changed meanwhile. */
async function writeToTarget(table: Table, arriving: Row[], context: MoveContext): Promise<Row[]> {
  const existing = await context.target.getMany(table, idsOf(arriving));
  const settled = await Promise.all(
    arriving.map((copy, index) => resolveRow(table, copy, existing[index], context)),
  );
  const puts = settled.map(({ put }, index) =>
    put ? [{ table, put, expected: existing[index] ?? null } as Write] : [],
  );
  await context.target.write([...puts.flat(), ...settled.flatMap(({ others }) => others)]);
  return settled.flatMap(({ put }) => put ?? []);
}

async function resealRow(table: Table, row: Row, { from, to }: Vaults): Promise<Row> {
  const copy: Record<string, unknown> = { ...row, user_id: to.userId };
  if ('key' in row) copy.key = await keyFor(to, row.key);
  const id = await idFor(table, row, { from, to });
  copy.id = id;
  for (const column of sealedColumns[table]) {
    const field = copy[column] as Sealed | null;
    if (field === null) continue;
    const opened = isFromBeforeSealing(column, field)
      ? field
      : await from.open({ table, column, rowId: row.id }, field);
    const text =
      column === 'sourceId' ? await changeSource(opened, (id) => keyedOnce(to, id)) : opened;
    copy[column] = await to.seal({ table, column, rowId: id }, text);
  }
  return copy as Row;
}

/**
 * Version 1.0.0 gave imported texts an id that says what they are. A row that is encrypted again gets a keyed one, the same
 * at every attempt, before a server has seen it. See docs/decisions/0049.
 */
const keyedOnce = async (to: Vault, id: string): Promise<string> =>
  isUnkeyedId(id) ? ((await to.keyedId(id)) ?? id) : id;

async function idFor(table: Table, row: Row, { from, to }: Vaults): Promise<string> {
  if ('key' in row) return `${to.userId}:${await keyFor(to, row.key)}`;
  if (table === 'writing_streaks') return row.id.replace(from.userId, to.userId);
  return table === 'journal_entries' ? keyedOnce(to, row.id) : row.id;
}

/** Drafts, pictures and notes of two versions name the entry they belong to. */
async function keyFor(to: Vault, key: string): Promise<string> {
  if (!/^(draft|picture|beside:journal_entries):/.test(key)) return key;
  return (await Promise.all(key.split(':').map((part) => keyedOnce(to, part)))).join(':');
}

async function resolveRow(
  table: Table,
  copy: Row,
  own: Row | undefined,
  { env, from, to }: MoveContext,
): Promise<Arrival> {
  if (!own) return { put: copy, others: [] };
  if (table === 'writing_streaks') {
    return { put: mergeStreaks(own as StreakRow, copy as StreakRow), others: [] };
  }
  if (!(await canOpenRow(table, own, to))) return { put: copy, others: [] };
  if (table === 'user_data') {
    const versions = { ours: copy as UserDataRow, theirs: own as UserDataRow };
    return mergeMovedDocument({ env, vault: to, from: from.userId }, versions);
  }
  // Of two changes in the same millisecond the visitor's counts: its row is deleted next.
  return { put: changedAt(copy) >= changedAt(own) ? copy : null, others: [] };
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

const isSameRow = (one: Row, other: Row | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);
