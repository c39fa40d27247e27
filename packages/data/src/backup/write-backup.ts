import { AppError } from '@mooring/contract';
import { createBackupFile, openRow, type PlainRow } from '@mooring/formats';
import type { Env, Kdf } from '@mooring/storage';
import { type Table, tableNames } from '@mooring/storage';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { isMessageKey, parseMessageKey } from '../repositories/conversations-rows.ts';

export type BackupOptions = {
  /** Null writes a file that is not encrypted. */
  passphrase: string | null;
  signal?: AbortSignal;
  /** Progress, 0–1. */
  onProgress?: (share: number) => void;
};

/** A backup. `unreadable` counts the items that could not be opened completely. A recording is one item. */
export type MadeBackup = { file: Blob; rows: number; unreadable: number };

type Parts = { env: Env; storage: AccountStorage; kdf: () => Promise<Kdf> };

/** Rows opened at once. Chunks of recordings are large. */
const batchSize = (table: Table) => (table === 'audio_chunks' ? 8 : 200);

export async function writeBackup(
  { env, storage, kdf }: Parts,
  { passphrase, signal, onProgress }: BackupOptions,
): Promise<MadeBackup> {
  const backup = await createBackupFile({ env, kdf, passphrase });
  let done = 0;
  const unreadable = new Set<string>();
  const open = await storage.open();
  const ids = open ? await listIds(open) : [];
  const total = ids.reduce((sum, { list }) => sum + list.length, 0);
  for (const { table, list } of ids) {
    for (let start = 0; start < list.length; start += batchSize(table)) {
      signal?.throwIfAborted();
      const batch = list.slice(start, start + batchSize(table));
      for (const [index, row] of (await openBatch(storage, open, table, batch)).entries()) {
        if (row === 'unreadable') unreadable.add(countedAs(table, batch[index] ?? ''));
        else if (row) await backup.add(table, row);
      }
      done += batch.length;
      onProgress?.(done / total);
    }
  }
  return { ...(await backup.finish()), unreadable: unreadable.size };
}

/** The item that a row belongs to: the chunks of a recording are one item, the messages of a conversation are one. */
function countedAs(table: Table, id: string): string {
  const key = id.slice(id.indexOf(':') + 1);
  if (table === 'user_data' && isMessageKey(key)) return parseMessageKey(key).conversationId;
  return table === 'audio_chunks' ? id.slice(0, id.lastIndexOf(':')) : `${table} ${id}`;
}

async function listIds({ store }: OpenAccount) {
  const lists = tableNames.map(async (table) => ({
    table,
    list: (await store.ids(table)).filter((id) => !isOfThisVisit(table, id)).sort(),
  }));
  return Promise.all(lists);
}

/** The open safety card: a file that is restored next year must not raise it again. */
const isOfThisVisit = (table: Table, id: string) =>
  table === 'user_data' && id.endsWith(':safety-alert');

/** A row that was deleted since the ids were listed is undefined. */
async function openBatch(
  storage: AccountStorage,
  initial: OpenAccount | null,
  table: Table,
  ids: string[],
) {
  // Checked for every batch, so that locking the app ends the backup.
  const open = await storage.open();
  if (!open || open.vault.userId !== initial?.vault.userId) throw new AppError('session.locked');
  const rows = await open.store.getMany(table, ids);
  return Promise.all(
    rows.map(
      (row): Promise<PlainRow | 'unreadable'> | undefined =>
        row && openRow(open.vault, table, row).catch(() => 'unreadable'),
    ),
  );
}
