import type { Bytes, Env, Kdf, Table } from '@mooring/storage';
import { utf8 } from '@mooring/storage';
import { concat } from '../concat.ts';
import { formatName, formatVersion } from './format.ts';
import type { PlainRow } from './plain-rows.ts';
import { chunkBytes, createSealer } from './sealed-file.ts';

type Parts = {
  env: Env;
  kdf: () => Promise<Kdf>;
  /** Null writes a file that is not encrypted. */
  passphrase: string | null;
};

/** A backup that is being written, row by row. */
export type BackupFile = {
  add(table: Table, row: PlainRow): Promise<void>;
  /** The file, and the number of rows in it. */
  finish(): Promise<{ file: Blob; rows: number }>;
};

/** Starts a backup with its header. docs/backup-format.md describes the file. */
export async function createBackupFile({ env, kdf, passphrase }: Parts): Promise<BackupFile> {
  const sink =
    passphrase === null
      ? plainSink()
      : sealingSink(await createSealer(env, await kdf(), passphrase));
  const createdAt = env.now().toISOString();
  await sink.write(`[${JSON.stringify({ format: formatName, version: formatVersion, createdAt })}`);
  let rows = 0;
  return {
    async add(table, row) {
      rows += 1;
      await sink.write(`,\n${JSON.stringify({ table, row })}`);
    },
    async finish() {
      await sink.write(`,\n${JSON.stringify({ end: { rows } })}]\n`);
      return { file: await sink.finish(), rows };
    },
  };
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
