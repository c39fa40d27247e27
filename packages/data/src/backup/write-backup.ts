import { AppError } from '@mooring/contract';
import type { Env, Kdf } from '@mooring/storage';
import { type Bytes, type Table, tableNames, utf8 } from '@mooring/storage';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { isMessageKey, parseMessageKey } from '../repositories/conversations-rows.ts';
import { formatName, formatVersion } from './format.ts';
import { openRow, type PlainRow } from './plain-rows.ts';
import { chunkBytes, createSealer } from './sealed-file.ts';

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
  const sink =
    passphrase === null
      ? plainSink()
      : sealingSink(await createSealer(env, await kdf(), passphrase));
  const createdAt = env.now().toISOString();
  await sink.write(`[${JSON.stringify({ format: formatName, version: formatVersion, createdAt })}`);
  let [rows, done] = [0, 0];
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
        else if (row) {
          rows += 1;
          await sink.write(`,\n${JSON.stringify({ table, row })}`);
        }
      }
      done += batch.length;
      onProgress?.(done / total);
    }
  }
  await sink.write(`,\n${JSON.stringify({ end: { rows } })}]\n`);
  return { file: await sink.finish(), rows, unreadable: unreadable.size };
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
    list: (await store.ids(table)).sort(),
  }));
  return Promise.all(lists);
}

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

/**
 * Collects the text of a backup. It is moved into blobs early, because a browser keeps blobs outside the page's memory.
 */
type BackupSink = { write(text: string): Promise<void>; finish(): Promise<Blob> };

const blobBytes = 4 * 2 ** 20;

function plainSink(): BackupSink {
  const parts = createBlobBuilder('application/json');
  return {
    write: async (text) => parts.add(utf8(text)),
    finish: async () => parts.toBlob(),
  };
}

function sealingSink({ head, seal }: Awaited<ReturnType<typeof createSealer>>): BackupSink {
  const parts = createBlobBuilder('application/octet-stream');
  parts.add(utf8(head));
  let waiting: Bytes[] = [];
  let length = 0;
  return {
    async write(text) {
      waiting.push(utf8(text));
      length += waiting.at(-1)?.length ?? 0;
      // Kept until there is more than one chunk: the last chunk is encrypted as the last and must not be empty.
      if (length <= chunkBytes) return;
      const bytes = concat(waiting, length);
      let at = 0;
      for (; bytes.length - at > chunkBytes; at += chunkBytes) {
        parts.add(await seal(bytes.slice(at, at + chunkBytes), false));
      }
      waiting = [bytes.slice(at)];
      length = bytes.length - at;
    },
    async finish() {
      parts.add(await seal(concat(waiting, length), true));
      return parts.toBlob();
    },
  };
}

function createBlobBuilder(type: string) {
  const done: Blob[] = [];
  let [waiting, length] = [[] as Bytes[], 0];
  const flush = () => {
    done.push(new Blob(waiting));
    [waiting, length] = [[], 0];
  };
  return {
    add(bytes: Bytes) {
      waiting.push(bytes);
      length += bytes.length;
      if (length >= blobBytes) flush();
    },
    toBlob() {
      flush();
      return new Blob(done, { type });
    },
  };
}

function concat(parts: Bytes[], length: number): Bytes {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
