import type { BackupPlan } from '@mooring/storage';
import type { BackupFailure } from './failure-reason.ts';
import { permissionOf } from './folders.ts';
import { nextCopyAt } from './schedule.ts';

/** What a page says of the backups that are made by themselves. */
export type AutoBackupState = {
  /** Null: the person is reminded on `weekday`. */
  folderName: string | null;
  /** 0 is Sunday. Null with a folder. */
  weekday: number | null;
  /** The last good copy. `unreadable`: how many things could not be opened and are not in it. */
  latest: { at: string; size: number; unreadable: number } | null;
  /** ISO time. Null: as soon as the page is at rest. */
  nextAt: string | null;
  /** Mooring may write into the folder without asking. */
  isAllowed: boolean;
  failure: BackupFailure | null;
  /** This tab writes one now. */
  isWorking: boolean;
};

export async function stateOf(
  plan: BackupPlan,
  now: Date,
  isWorking: boolean,
): Promise<AutoBackupState> {
  const { folder, weekday, latest, failure } = plan;
  const next = nextCopyAt(plan);
  return {
    folderName: folder?.name ?? null,
    weekday,
    latest: latest && { at: latest.at, size: latest.size, unreadable: latest.unreadable },
    nextAt: next && next > now ? next.toISOString() : null,
    isAllowed: folder === null || (await permissionOf(folder)) === 'granted',
    failure: failure?.reason ?? null,
    isWorking,
  };
}
