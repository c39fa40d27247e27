import { onSessionOpen } from '@mooring/accounts';
import { lazyMethods } from '@mooring/storage';
import type { Backups } from '../backup/backups.ts';
import { type KeyValueStorage, localKeyValueStorage } from '../key-value-storage.ts';
import type { AutoBackup, AutoBackupParts } from './auto-backup.ts';

/** Set while a plan is stored on this device, so that everybody else loads none of this. Says neither whose nor where. */
const planMark = 'mooring.auto-backup';

type Parts = Omit<AutoBackupParts, 'markPlans' | 'backups' | 'withTabLock'> & {
  directory: Pick<AutoBackupParts, 'withTabLock'>;
  keyValueStorage?: KeyValueStorage;
};

/** Backups, and those that are made by themselves. Both are loaded at their first use. */
export function createLazyBackups({
  keyValueStorage: marks = localKeyValueStorage,
  ...parts
}: Parts) {
  const backups: Backups = lazyMethods(async () =>
    (await import('../backup/backups.ts')).createBackups(parts),
  );
  const autoBackup: AutoBackup = lazyMethods(async () =>
    (await import('./auto-backup.ts')).createAutoBackup({
      ...parts,
      backups,
      withTabLock: parts.directory.withTabLock,
      markPlans: (isAny) => marks.write(planMark, isAny ? 'yes' : null),
    }),
  );
  const hasAutoBackup = () => marks.read(planMark) !== null;
  /** Does it only where a plan is stored. What fails here stops nothing else. */
  const ifSetUp = async (work: (set: AutoBackup) => Promise<unknown>) => {
    if (hasAutoBackup()) await work(autoBackup).catch(() => {});
  };
  onSessionOpen(parts.session, () => void ifSetUp((set) => set.watch()));
  return { backups: { backups, autoBackup, hasAutoBackup }, ifSetUp };
}
