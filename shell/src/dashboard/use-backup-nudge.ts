import { useInstallWay, useLive, useSession, useSettings } from '@mooring/data';
import { backupIsDue, ownBackupNudge } from './backup-nudge.ts';

/** What Home says about backups. */
export type BackupNudge = {
  /** 'suggest': a first one by hand. 'renew': the last one is old. The others are for somebody whose backups are made by themselves. */
  kind: 'suggest' | 'renew' | 'allow' | 'download';
  /** The folder, where there is one. */
  folderName: string | null;
  /** Postpones it. */
  later(): void;
};

/** The suggestion of a backup; null while none is due. */
export function useBackupNudge(day: string): BackupNudge | null {
  const { status, settings, change } = useSettings();
  const session = useSession();
  const way = useInstallWay();
  const entries = useLive(({ entries: all }) => all.count(), ['journal_entries']);
  const own = useLive(
    async ({ hasAutoBackup, autoBackup }) => (hasAutoBackup() ? autoBackup.state() : null),
    ['user_data'],
    day,
  );
  if (status === 'loading' || own.status === 'loading' || session.status !== 'open') return null;
  const later = () => void change({ backupLater: day });
  const state = own.status === 'ready' ? own.value : null;
  const dates = { today: day, backupAt: settings.backupAt, later: settings.backupLater };
  const kind = state && ownBackupNudge({ ...dates, state });
  if (state && kind) return { kind, folderName: state.folderName, later };
  // A hosted account has its copy on the server.
  if (session.account.home === 'hosted' || entries.status !== 'ready') return null;
  const due = backupIsDue({
    ...dates,
    since: session.account.createdAt,
    entries: entries.value,
    // The browsers that are installed from the Share menu and into the Dock. Installed, they keep what is stored.
    evicts: way === 'share' || way === 'dock',
  });
  const kindByHand = settings.backupAt ? 'renew' : 'suggest';
  return due ? { kind: kindByHand, folderName: null, later } : null;
}
