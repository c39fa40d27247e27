export type BackupFacts = {
  /** Today, yyyy-MM-dd. */
  today: string;
  /** ISO time the account was made. */
  since: string;
  entries: number;
  /** ISO time of the last backup. */
  backupAt: string | undefined;
  /** The day, yyyy-MM-dd, on which the thought was put off. */
  later: string | undefined;
};

const day = 24 * 60 * 60 * 1000;

/** Words that live on one device only are worth a backup from the tenth entry or the seventh day on. */
export function backupIsDue({ today, since, entries, backupAt, later }: BackupFacts): boolean {
  if (backupAt || entries === 0) return false;
  const now = Date.parse(today);
  if (later && now - Date.parse(later) < 30 * day) return false;
  return entries >= 10 || now - Date.parse(since) >= 7 * day;
}
