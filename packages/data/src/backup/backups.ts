import { openBackup, readHeader } from '@mooring/formats';
import type { Env, Kdf } from '@mooring/storage';
import type { AccountStorage } from '../repositories/account-storage.ts';
import { type BackupContents, countContents } from './backup-contents.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';
import { type BackupOptions, type MadeBackup, writeBackup } from './write-backup.ts';

type ReadBackupOptions = {
  /** Null for a file that is not encrypted. */
  passphrase: string | null;
  signal?: AbortSignal;
  /** Progress, 0–1. */
  onProgress?: (share: number) => void;
};

/** Writes all data of a person to one file and restores it. docs/backup-format.md describes the file. */
export type Backups = {
  /** Writes a backup of every row that opens and counts those that do not. Without a session the backup has no rows. */
  create(options: BackupOptions): Promise<MadeBackup>;
  /**
   * Reads the file's header: whether it needs a passphrase. Throws AppError('backup.…') if the file is not a backup.
   */
  readHeader(file: Blob): Promise<{ sealed: boolean }>;
  /** Reads the whole file and says what it contains. Changes nothing. */
  inspect(file: Blob, options: ReadBackupOptions): Promise<BackupContents>;
  /**
   * Merges the rows of a file into the open account, or a visitor's. The whole file is checked before the first row is
   * written. Of two versions of a row the later one wins, and restoring the same file twice changes nothing. Who answers
   * the companion and what was agreed to stay as they are here. `acceptTrustedPerson`: the person wants the file's 'Someone
   * I trust'; without it nobody is brought in.
   */
  restore(
    file: Blob,
    options: ReadBackupOptions & { acceptTrustedPerson?: boolean },
  ): Promise<Restored>;
};

type Parts = { env: Env; storage: AccountStorage; kdf: () => Promise<Kdf> };

export function createBackups({ env, storage, kdf }: Parts): Backups {
  return {
    create: (options) => writeBackup({ env, storage, kdf }, options),
    readHeader: async (file) => ({ sealed: (await readHeader(file)).sealed }),
    async inspect(file, { passphrase, ...options }) {
      return countContents(await openBackup(file, passphrase, { env, kdf }), options);
    },
    async restore(file, { passphrase, signal, onProgress, acceptTrustedPerson = false }) {
      const backup = await openBackup(file, passphrase, { env, kdf });
      const half = (from: number) => (share: number) => onProgress?.(from + share / 2);
      await countContents(backup, { signal, onProgress: half(0) });
      const options = { signal, onProgress: half(0.5), acceptTrustedPerson };
      return restoreBackup({ env, storage }, backup, options);
    },
  };
}
