import { AppError } from '@mooring/contract';
import { readRowCount } from '@mooring/formats';
import type { BackupCopy, BackupFolder, BackupPlan, Env, Kdf } from '@mooring/storage';
import type { Backups } from '../backup/backups.ts';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { permissionOf } from './folders.ts';
import { openPassphrase } from './plan-passphrase.ts';
import { heldNow } from './schedule.ts';
import { namesFor, writeCopy } from './write-copy.ts';

export type RunOptions = { signal?: AbortSignal; onProgress?: (share: number) => void };

type Parts = { env: Env; backups: Backups; kdf: () => Promise<Kdf> };
type Found = { account: OpenAccount; plan: BackupPlan; folder: BackupFolder };

/** Writes one copy into the folder, and returns what is to be remembered of it. */
export async function makeCopy(
  { env, backups, kdf }: Parts,
  { account, plan, folder }: Found,
  { signal, onProgress = () => {} }: RunOptions,
): Promise<Pick<BackupPlan, 'kept' | 'held' | 'failure'> & { latest: BackupCopy }> {
  if ((await permissionOf(folder)) !== 'granted') {
    throw new DOMException('The folder has to be allowed again.', 'NotAllowedError');
  }
  const passphrase = await openPassphrase(account.vault, plan.passphrase);
  const at = env.now().toISOString();
  const held = await heldNow(account.store);
  const abort = signal ? { signal } : {};
  const { file, rows, unreadable } = await backups.create({ ...abort, onProgress, passphrase });
  const name = await writeCopy({
    folder,
    names: namesFor(plan.baseName),
    file,
    kept: plan.kept,
    isWhole: (found) => opens(found, passphrase, kdf),
    signal,
  });
  const latest = { name, at, size: file.size, rows, unreadable };
  return { latest, kept: isPoorer(latest, plan.kept) ? plan.kept : latest, held, failure: null };
}

/** Whether its header and its last record open. */
async function opens(file: Blob, passphrase: string, kdf: () => Promise<Kdf>): Promise<boolean> {
  try {
    await readRowCount(file, passphrase, kdf);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/**
 * A copy of a damaged journal does not take the place of the last good one: it has more that did not open, or less than half of
 * the rows. It is written all the same, into the other file.
 */
const isPoorer = (latest: BackupCopy, kept: BackupCopy | null) =>
  kept !== null && (latest.unreadable > kept.unreadable || latest.rows * 2 < kept.rows);
