import { AppError } from '@mooring/contract';
import * as z from 'zod/mini';

/** What every backup says of itself first. The file is described in docs/backup-format.md. */
export const formatName = 'mooring-backup';
export const formatVersion = 1;

/** Bytes the first line may have. */
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

/** ISO time. */
export const timeSchema = z.string().check(
  z.maxLength(40),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);

const openHeaderSchema = z.strictObject({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  createdAt: timeSchema,
});

export type SealedHeader = z.infer<typeof sealedHeaderSchema>;
export type OpenHeader = z.infer<typeof openHeaderSchema>;

const formatSchema = z.object({
  format: z.literal(formatName),
  version: z.int().check(z.positive()),
});

/** Whether a first line belongs to a backup, and of which kind. Throws the sentence for one that cannot be read. */
export function parseHeader(line: string): SealedHeader | OpenHeader {
  const value = parseJson(line);
  const claimed = formatSchema.safeParse(value);
  if (!claimed.success) throw new AppError('backup.not-a-backup');
  if (claimed.data.version > formatVersion) throw new AppError('backup.newer');
  const head = z.union([sealedHeaderSchema, openHeaderSchema]).safeParse(value);
  if (!head.success) throw new AppError('backup.damaged');
  return head.data;
}

/** Undefined for what is not JSON: no value of a backup is. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
