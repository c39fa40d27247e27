import type { Env, Kdf } from '@mooring/storage';
import type { AccountStorage } from '../repositories/account-storage.ts';
import { type BackupContents, countContents } from './backup-contents.ts';
import { openBackup, readHeader } from './read-backup.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';
import { type BackupOptions, type MadeBackup, writeBackup } from './write-backup.ts';

type RestoreOptions = {
  /** Null for a file that is not sealed. */
  passphrase: string | null;
  signal?: AbortSignal;
  /** The share that is done, 0–1. */
  onProgress?: (share: number) => void;
};

/** Everything a person has, as one file, and back. The file is described in docs/backup-format.md. */
export type Backups = {
  /** Opens everything that opens and counts what does not. Nobody here gives a backup without rows. */
  create(options: BackupOptions): Promise<MadeBackup>;
  /** Whether a file is a backup, and whether it asks for a passphrase. Throws a sentence of 'backup.*' otherwise. */
  readHeader(file: Blob): Promise<{ sealed: boolean }>;
  /** Reads the whole file and says what is in it. Changes nothing. */
  inspect(file: Blob, options: RestoreOptions): Promise<BackupContents>;
  /**
   * Brings the rows of a file to whoever is here, a visitor too. The whole file is checked before the first row is
   * written; rows that are here already stay, the later version wins, and doing it again changes nothing.
   */
  restore(file: Blob, options: RestoreOptions): Promise<Restored>;
};

type Parts = { env: Env; storage: AccountStorage; kdf: () => Promise<Kdf> };

export function createBackups({ env, storage, kdf }: Parts): Backups {
  return {
    create: (options) => writeBackup({ env, storage, kdf }, options),
    readHeader: async (file) => ({ sealed: (await readHeader(file)).sealed }),
    async inspect(file, { passphrase, ...options }) {
      return countContents(await openBackup(file, passphrase, kdf), options);
    },
    async restore(file, { passphrase, signal, onProgress }) {
      const backup = await openBackup(file, passphrase, kdf);
      const half = (from: number) => (share: number) => onProgress?.(from + share / 2);
      await countContents(backup, { signal, onProgress: half(0) });
      return restoreBackup(storage, backup, { signal, onProgress: half(0.5) });
    },
  };
}
