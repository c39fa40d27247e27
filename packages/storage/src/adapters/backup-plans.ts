import * as z from 'zod/mini';
import type { Sealed } from '../vault/vault.ts';

/** The part of the File System Access API in use: a file in a folder of the person's own. */
export type FolderFile = {
  getFile(): Promise<File>;
  createWritable(): Promise<{
    write(part: Blob): Promise<void>;
    close(): Promise<void>;
    abort(): Promise<void>;
  }>;
  /** Renames it, over a file of that name. Not every browser has it. */
  move?(name: string): Promise<void>;
};

type Access = { mode: 'readwrite' };

/** A folder of the person's own, as the browser hands it over. It can be stored in IndexedDB and nowhere else. */
export type BackupFolder = {
  readonly name: string;
  /** Throws a DOMException 'NotFoundError' where there is none and `create` is not set. */
  getFileHandle(name: string, options?: { create?: boolean }): Promise<FolderFile>;
  removeEntry(name: string): Promise<void>;
  /** Left out where the browser never takes the permission back. */
  queryPermission?(access: Access): Promise<PermissionState>;
  /** Asks the person. Only from a press. */
  requestPermission?(access: Access): Promise<PermissionState>;
};

const copySchema = z.object({
  /** Of the file in the folder. */
  name: z.string(),
  /** ISO time. */
  at: z.string(),
  /** Bytes. */
  size: z.number(),
  rows: z.number(),
  /** How many things could not be opened and are not in it. */
  unreadable: z.number(),
});

const isFolder = (value: unknown) =>
  typeof value === 'object' && value !== null && 'getFileHandle' in value;

const planSchema = z.object({
  accountId: z.string(),
  /** Null: the person is reminded on `weekday` and downloads the file. */
  folder: z.nullable(z.custom<BackupFolder>(isFolder)),
  /** 0 is Sunday. */
  weekday: z.nullable(z.number()),
  /** The passphrase of the files, sealed by the vault of the account. */
  passphrase: z.custom<Sealed>((value) => typeof value === 'string'),
  /** What the names of the files in the folder begin with. */
  baseName: z.string(),
  latest: z.nullable(copySchema),
  /** The copy that the next one does not replace. Nearly always the latest. */
  kept: z.nullable(copySchema),
  /** What the account held when the latest copy was made: the number of its last change, and its chunks of files. */
  held: z.nullable(z.object({ change: z.number(), chunks: z.number() })),
  failure: z.nullable(
    z.object({
      /** ISO time. */
      at: z.string(),
      reason: z.enum(['full', 'folder-gone', 'not-allowed', 'failed']),
    }),
  ),
});

/** One copy in the folder that was read back and is whole. */
export type BackupCopy = z.infer<typeof copySchema>;
/** How this device makes backups of one account by itself. */
export type BackupPlan = z.infer<typeof planSchema>;

/** The plans of this device, by account. Never synced, and in no backup: a folder belongs to one device. */
export type BackupPlans = {
  get(accountId: string): Promise<BackupPlan | null>;
  put(plan: BackupPlan): Promise<void>;
  remove(accountId: string): Promise<void>;
  count(): Promise<number>;
};

/** Null for a plan of another version, which has to be set up again. */
export const parsePlan = (value: unknown): BackupPlan | null =>
  planSchema.safeParse(value).data ?? null;

export function memoryBackupPlans(plans: Map<string, BackupPlan> = new Map()): BackupPlans {
  return {
    get: async (accountId) => parsePlan(plans.get(accountId)),
    async put(plan) {
      plans.set(plan.accountId, { ...plan });
    },
    async remove(accountId) {
      plans.delete(accountId);
    },
    count: async () => plans.size,
  };
}
