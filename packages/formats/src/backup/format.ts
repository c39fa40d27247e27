import { AppError } from '@mooring/contract';
import { parseJson } from '@mooring/contract/parse-json';
import * as z from 'zod/mini';

/** The format name in the first line of every backup. docs/backup-format.md describes the file. */
export const formatName = 'mooring-backup';
export const formatVersion = 1;

/** The maximum length of the first line, in bytes. */
export const maxHeaderBytes = 4096;

const kdfParams = z.strictObject({
  algorithm: z.literal('argon2id'),
  memoryKiB: z.int(),
  iterations: z.int(),
  parallelism: z.int(),
});

const sealedHeaderSchema = z.strictObject({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  sealed: z.strictObject({ kdf: kdfParams, salt: z.string(), check: z.string() }),
});

const openHeaderSchema = z.strictObject({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  /** ISO time. */
  createdAt: z.string().check(z.maxLength(40)),
});

export type SealedHeader = z.infer<typeof sealedHeaderSchema>;
export type OpenHeader = z.infer<typeof openHeaderSchema>;

const formatSchema = z.object({
  format: z.literal(formatName),
  version: z.int().check(z.positive()),
});

/**
 * Parses the first line of a file. Throws AppError('backup.…') if the file is not a backup that this version can read.
 */
export function parseHeader(line: string): SealedHeader | OpenHeader {
  const value = parseJson(line);
  const claimed = formatSchema.safeParse(value);
  if (!claimed.success) throw new AppError('backup.not-a-backup');
  if (claimed.data.version > formatVersion) throw new AppError('backup.newer');
  const head = z.union([sealedHeaderSchema, openHeaderSchema]).safeParse(value);
  if (!head.success) throw new AppError('backup.damaged');
  return head.data;
}
