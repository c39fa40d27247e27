import { useData, useLive, useSession } from '@mooring/data';
import { backupIsDue } from './backup-nudge.ts';

/** The way to put the thought of a backup off; null while there is no need for it. */
export function useBackupNudge(
  day: string,
  settings: { backupAt?: string | undefined; backupLater?: string | undefined },
): (() => void) | null {
  const data = useData();
  const session = useSession();
  const entries = useLive(({ entries: all }) => all.count(), ['journal_entries']);
  if (session.status !== 'open' || session.account.visitor || entries.status !== 'ready') {
    return null;
  }
  const due = backupIsDue({
    today: day,
    since: session.account.createdAt,
    entries: entries.value,
    backupAt: settings.backupAt,
    later: settings.backupLater,
  });
  if (!due) return null;
  return () =>
    void data.records
      .change('settings', (before) => ({ ...before, backupLater: day }))
      .catch((error: unknown) => data.notices.fail(error, 'store.failed'));
}
