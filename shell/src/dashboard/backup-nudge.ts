import { readDate } from '@mooring/contract';
import { differenceInCalendarDays, differenceInDays } from 'date-fns';

export type BackupFacts = {
  /** Today, yyyy-MM-dd. */
  today: string;
  /** ISO time the account was made. */
  since: string;
  entries: number;
  /** ISO time of the last backup. */
  backupAt: string | undefined;
  /** The day, yyyy-MM-dd, on which the person chose 'later'. */
  later: string | undefined;
};

/** A backup of words that are on one device only is suggested from the tenth entry or the seventh day on. */
export function backupIsDue({ today, since, entries, backupAt, later }: BackupFacts): boolean {
  if (backupAt || entries === 0) return false;
  const day = readDate(today);
  if (later && differenceInCalendarDays(day, readDate(later)) < 30) return false;
  return entries >= 10 || differenceInDays(day, new Date(since)) >= 7;
}
