import { AppError, utcTime } from '@mooring/contract';
import { parseJson } from '@mooring/contract/parse-json';
import type { Bytes, Env, Kdf, Table } from '@mooring/storage';
import * as z from 'zod/mini';
import { maxHeaderBytes, type OpenHeader, parseHeader } from './format.ts';
import { createRowSchemas, type PlainRow } from './plain-rows.ts';
import { countChunks, decryptChunks, deriveBackupKey, readBytes } from './sealed-file.ts';

/** The maximum file size in bytes: about four hundred hours of recordings. */
export const maxFileBytes = 64 * 2 ** 30;
/** The maximum length of a line in characters. Only one line at a time is held in memory. */
export const maxLineLength = 64 * 2 ** 20;
/** Bytes per read. */
const readSize = 2 ** 20;

/** A validated row of a backup. `progress` is the share of the file that has been read, 0–1. */
export type BackupRow = { table: Table; row: PlainRow; progress: number };

/** An opened backup. `rows` can be called more than once. */
export type Backup = { createdAt: string; rows(): AsyncGenerator<BackupRow> };

/** What the header says before a passphrase is known. */
export type BackupHeader = { sealed: true } | { sealed: false; createdAt: string };

type BackupLine = { text: string; progress: number };

const lineSchema = z.union([
  z.strictObject({ table: z.string(), row: z.unknown() }),
  z.strictObject({ end: z.strictObject({ rows: z.int() }) }),
]);

/** Throws AppError 'backup.not-a-backup', 'backup.newer', 'backup.too-large' or 'backup.damaged'. */
export async function readHeader(file: Blob): Promise<BackupHeader> {
  const { head } = await readFirstLine(file);
  return 'sealed' in head ? { sealed: true } : { sealed: false, createdAt: head.createdAt };
}

/** Opens a file. Throws what `readHeader` throws, and AppError('backup.passphrase-wrong'). */
export async function openBackup(
  file: Blob,
  passphrase: string | null,
  { env, kdf }: { env: Env; kdf: () => Promise<Kdf> },
): Promise<Backup> {
  const { head, text } = await readFirstLine(file);
  if (!('sealed' in head)) return backupOf(file, readPlain, head, env.now());
  const key = await deriveBackupKey(await kdf(), head, passphrase ?? '');
  const opened = (from: Blob) => decryptChunks(from, text, key);
  for await (const first of linesOf(opened(file), file.size)) {
    const inner = parseHeader(withoutListSyntax(first.text)) as OpenHeader;
    return backupOf(file, opened, inner, env.now());
  }
  throw new AppError('backup.damaged');
}

/**
 * Opens the two ends of a sealed file, its header and its last record, and returns how many rows it says it has. Much faster
 * than reading it all. Throws what `openBackup` throws.
 */
export async function readRowCount(
  file: Blob,
  passphrase: string,
  kdf: () => Promise<Kdf>,
): Promise<number> {
  const { head, text } = await readFirstLine(file);
  if (!('sealed' in head)) throw new AppError('backup.damaged');
  const key = await deriveBackupKey(await kdf(), head, passphrase);
  // The last chunk may be shorter than the last line. The first of the two may begin in the middle of a character.
  const decoder = new TextDecoder();
  let end = '';
  const first = Math.max(0, countChunks(file, text) - 2);
  for await (const chunk of decryptChunks(file, text, key, first)) {
    end += decoder.decode(chunk, { stream: true });
  }
  const last = lineSchema.safeParse(
    parseJson(withoutListSyntax(end.trimEnd().split('\n').at(-1) ?? '')),
  );
  if (!last.success || !('end' in last.data)) throw new AppError('backup.damaged');
  return last.data.end.rows;
}

async function readFirstLine(file: Blob) {
  if (file.size > maxFileBytes) throw new AppError('backup.too-large');
  const start = new TextDecoder().decode(await readBytes(file.slice(0, maxHeaderBytes)));
  const end = start.indexOf('\n');
  if (end < 0) throw new AppError('backup.not-a-backup');
  return {
    head: parseHeader(withoutListSyntax(start.slice(0, end))),
    text: start.slice(0, end + 1),
  };
}

type OpenFile = (file: Blob) => AsyncGenerator<Bytes>;

function backupOf(file: Blob, open: OpenFile, { createdAt }: OpenHeader, now: Date): Backup {
  const schemas = createRowSchemas(createdAt, now);
  return {
    createdAt: utcTime(createdAt) ?? now.toISOString(),
    rows: () => rowsOf(file, open, schemas),
  };
}

type RowSchemas = ReturnType<typeof createRowSchemas>;

async function* rowsOf(file: Blob, open: OpenFile, schemas: RowSchemas): AsyncGenerator<BackupRow> {
  const seen = new Set<string>();
  let [first, ended] = [true, false];
  for await (const { text, progress } of linesOf(open(file), file.size)) {
    if (first) parseHeader(withoutListSyntax(text));
    else if (ended) throw new AppError('backup.damaged');
    else {
      const { end, ...found } = parseLine(withoutListSyntax(text), schemas);
      if (end) ended = end.rows === seen.size;
      if (end ? !ended : !found.table) throw new AppError('backup.damaged');
      if (found.table) {
        const { table, row } = found;
        seen.add(uniqueName(table, row, seen));
        yield { table, row, progress: progress };
      }
    }
    first = false;
  }
  // The last line holds the number of rows. A file without it is truncated.
  if (!ended) throw new AppError('backup.damaged');
}

type ParsedLine =
  | { end?: { rows: number }; table?: never }
  | { end?: never; table: Table; row: PlainRow };

function parseLine(text: string, schemas: RowSchemas): ParsedLine {
  const parsed = lineSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new AppError('backup.damaged');
  if ('end' in parsed.data) return { end: parsed.data.end };
  const { table } = parsed.data;
  if (!Object.hasOwn(schemas, table)) throw new AppError('backup.damaged');
  const row = schemas[table as Table].safeParse(parsed.data.row);
  if (!row.success) throw new AppError('backup.damaged');
  return { table: table as Table, row: row.data };
}

/**
 * A unique name for the row within the file. Two rows with one name would overwrite each other, so such a file is
 * damaged.
 */
function uniqueName(table: Table, row: PlainRow, seen: Set<string>): string {
  const name = `${table} ${'key' in row ? row.key : 'id' in row ? row.id : ''}`;
  if (seen.has(name)) throw new AppError('backup.damaged');
  return name;
}

async function* linesOf(bytes: AsyncGenerator<Bytes>, size: number): AsyncGenerator<BackupLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [rest, read] = ['', 0];
  for await (const chunk of bytes) {
    read += chunk.length;
    const lines = (rest + decode(decoder, chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) throw new AppError('backup.too-large');
    for (const text of lines) yield { text, progress: Math.min(1, read / size) };
  }
  if (rest.trim() !== '') yield { text: rest, progress: 1 };
}

function decode(decoder: TextDecoder, chunk: Bytes): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch (cause) {
    throw new AppError('backup.damaged', { cause });
  }
}

async function* readPlain(file: Blob): AsyncGenerator<Bytes> {
  for (let from = 0; from < file.size; from += readSize) {
    yield await readBytes(file.slice(from, from + readSize));
  }
}

/** Removes the brackets and commas that make the file one JSON list. Each line is JSON by itself. */
const withoutListSyntax = (text: string) => text.replace(/^\[/, '').replace(/[,\]]?\r?$/, '');
