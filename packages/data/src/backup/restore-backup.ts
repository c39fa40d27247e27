import { AppError, keyOf, utcTime } from '@mooring/contract';
import {
  type Backup,
  type BackupRow,
  openRow,
  type PlainRow,
  rowIdOf,
  sealRow,
} from '@mooring/formats';
import type { Env, Row, Table, Write } from '@mooring/storage';
import { changedAt, mergeStreaks, retryIfChanged, type StreakRow } from '@mooring/storage';
import { mergeMemoryRows } from '../memory/memory-rows.ts';
import { mergeMutedRows } from '../muted/muted-merge.ts';
import { isFileId } from '../recordings/audio-chunks.ts';
import type { AccountStorage } from '../repositories/account-storage.ts';
import { mergeChatRows } from '../repositories/conversations-merge.ts';
import { isMessageKey } from '../repositories/conversations-rows.ts';
import { mergePauseNoteRows } from '../repositories/pause-notes.ts';
import { type KeepParts, keepReplacedWrites } from './keep-replaced.ts';
import { isTrustedPerson, withoutGrants } from './unasked.ts';

/** The result of a restore. A recording and a conversation count as one item each. */
export type Restored = {
  added: number;
  /** Items that were older on this device than in the backup. */
  updated: number;
  /** Items that were already equal. */
  same: number;
  /** Items whose version on this device is later and stays. */
  keptNewer: number;
};

type Options = {
  acceptTrustedPerson: boolean;
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
};

const batchSize = (table: Table) => (table === 'audio_chunks' ? 8 : 200);

/**
 * Characters per transaction. For almost every journal all text fits into one, so it is restored completely or not at
 * all. Recordings follow chunk by chunk.
 */
const maxTransactionSize = 32 * 2 ** 20;

/**
 * Merges a backup that was already validated. Begins again where a sync or another tab changed one of its rows meanwhile. Throws
 * AppError 'backup.device-full' or 'backup.not-restored'.
 */
export function restoreBackup(
  parts: { env: Env; storage: AccountStorage },
  backup: Backup,
  options: Options,
): Promise<Restored> {
  return retryIfChanged(() => restoreOnce(parts, backup, options)).catch((error: unknown) => {
    throw isChanged(error) ? new AppError('backup.not-restored', { cause: error }) : error;
  });
}

async function restoreOnce(
  { env, storage }: { env: Env; storage: AccountStorage },
  backup: Backup,
  { signal, onProgress, acceptTrustedPerson }: Options,
): Promise<Restored> {
  const { vault, store } = await storage.openForWriting();
  const restored: Restored = { added: 0, updated: 0, same: 0, keptNewer: 0 };
  let [writes, size] = [[] as Write[], 0];
  const flush = async () => {
    signal?.throwIfAborted();
    // Checked before every write: nothing is written after the app was locked.
    if ((await storage.openForWriting()).vault.userId !== vault.userId) {
      throw new AppError('session.locked');
    }
    await store.write(writes).catch(toBackupError);
    [writes, size] = [[], 0];
  };
  for await (const { table, rows: all, progress } of batches(backup)) {
    signal?.throwIfAborted();
    const rows = all.filter((row) => acceptTrustedPerson || !isTrustedPerson(row));
    if (table === 'audio_chunks') await flush();
    const stored = await store.getMany(
      table,
      rows.map((row) => rowIdOf(table, row, vault.userId)),
    );
    const resolved = await Promise.all(
      rows.map((row, index) => resolveRow({ env, vault }, table, row, stored[index])),
    );
    for (const [index, { put, beside = [], outcome }] of resolved.entries()) {
      if (isCounted(rows[index])) restored[outcome] += 1;
      if (!put) continue;
      writes.push(...beside, { table, put, expected: stored[index] ?? null } as Write);
      size += JSON.stringify([beside, put]).length;
    }
    if (size > maxTransactionSize) await flush();
    onProgress?.(progress);
  }
  await flush();
  onProgress?.(1);
  return restored;
}

/** A recording, a file and a conversation are one item, so their chunks and message rows are not counted. Nor is the streak. */
function isCounted(row: PlainRow | undefined): boolean {
  if (!row || 'streak_count' in row || ('key' in row && isMessageKey(row.key))) return false;
  return !('entry_id' in row) || (row.index === 0 && !isFileId(row.entry_id));
}

/** `beside` keeps the words that `put` replaces. */
type ResolvedRow = { put?: Row; beside?: Write[]; outcome: keyof Restored };

async function resolveRow(
  parts: KeepParts,
  table: Table,
  found: PlainRow,
  stored: Row | undefined,
): Promise<ResolvedRow> {
  const { vault } = parts;
  const opened = stored ? await openRow(vault, table, stored).catch(() => null) : null;
  const row = withoutGrants(found, opened);
  const put = await sealRow(vault, table, row);
  if (!stored) return { put, outcome: 'added' };
  if (table === 'writing_streaks') {
    const both = mergeStreaks(stored as StreakRow, put as StreakRow);
    return hasSameContent(both, stored) ? { outcome: 'same' } : { put: both, outcome: 'updated' };
  }
  if (opened && hasSameContent(opened, row)) return { outcome: 'same' };
  // A row that cannot be opened on this device is replaced by the backup's.
  if (!opened) return { put, outcome: 'updated' };
  // Somebody whom the person has just accepted by name is taken, whenever the row was written.
  const later = isTrustedPerson(row) || changedAt(put) > changedAt(stored);
  const byAge = later ? ([row, opened] as const) : ([opened, row] as const);
  const merged =
    mergeChatRows(...byAge) ??
    mergeMemoryRows(...byAge) ??
    mergeMutedRows(...byAge) ??
    mergePauseNoteRows(...byAge);
  if (merged && !hasSameContent(merged, opened)) {
    return { put: await sealRow(vault, table, merged), outcome: 'updated' };
  }
  if (!later || merged) return { outcome: 'keptNewer' };
  const beside = hasSameWords(opened, row) ? [] : await keepReplacedWrites(table, opened, parts);
  return { put, beside, outcome: 'updated' };
}

function hasSameWords(one: PlainRow, other: PlainRow): boolean {
  const untimed = { date: '', editedAt: null };
  return hasSameContent({ ...one, ...untimed } as PlainRow, { ...other, ...untimed } as PlainRow);
}

/** Compares the content of two rows, without the times at which they were created and changed. */
function hasSameContent(one: PlainRow, other: PlainRow): boolean {
  const [left, right]: Record<string, unknown>[] = [{ ...one }, { ...other }];
  return Object.keys({ ...left, ...right })
    .filter((column) => column !== 'created_at' && column !== 'updated_at')
    .every((column) => comparable(column, left) === comparable(column, right));
}

/** A time has several forms, and the rows of a backup have one of them. */
function comparable(column: string, row: Record<string, unknown> | undefined): unknown {
  const field = row?.[column];
  if (!['date', 'createdAt', 'editedAt'].includes(column)) return field;
  return typeof field === 'string' ? (utcTime(field) ?? field) : field;
}

async function* batches({ rows }: Backup) {
  let batch: BackupRow[] = [];
  const currentBatch = () => ({
    table: (batch[0] as BackupRow).table,
    rows: batch.map(({ row }) => row),
    progress: batch.at(-1)?.progress ?? 1,
  });
  for await (const row of rows()) {
    const first = batch[0];
    if (first && (first.table !== row.table || batch.length >= batchSize(first.table))) {
      yield currentBatch();
      batch = [];
    }
    batch.push(row);
  }
  if (batch.length > 0) yield currentBatch();
}

const isChanged = (error: unknown) => keyOf(error, 'store.failed') === 'store.changed';

function toBackupError(cause: unknown): never {
  if (isChanged(cause)) throw cause;
  const full = keyOf(cause, 'store.failed') === 'store.full';
  throw new AppError(full ? 'backup.device-full' : 'backup.not-restored', { cause });
}
