import { useInstallWay, useLive, useSession, useSettings } from '@mooring/data';
import { backupIsDue } from './backup-nudge.ts';

/** A function that postpones the suggestion of a backup; null while none is due. */
export function useBackupNudge(day: string): (() => void) | null {
  const { status, settings, change } = useSettings();
  const session = useSession();
  const way = useInstallWay();
  const entries = useLive(({ entries: all }) => all.count(), ['journal_entries']);
  if (status === 'loading' || entries.status !== 'ready') return null;
  // A hosted account has its copy on the server.
  if (session.status !== 'open' || session.account.home === 'hosted') return null;
  const due = backupIsDue({
    today: day,
    since: session.account.createdAt,
    entries: entries.value,
    backupAt: settings.backupAt,
    later: settings.backupLater,
    // The browsers that are installed from the Share menu and into the Dock. Installed, they keep what is stored.
    evicts: way === 'share' || way === 'dock',
  });
  if (!due) return null;
  return () => void change({ backupLater: day });
}
