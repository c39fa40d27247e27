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

/** Days after a backup, or after 'later', until a backup is suggested again. */
const restDays = 30;

/**
 * A backup of words that are on one device only is suggested from the tenth entry or the seventh day on, and again 30 days
 * after the last one.
 */
export function backupIsDue({ today, since, entries, backupAt, later }: BackupFacts): boolean {
  if (entries === 0) return false;
  const day = readDate(today);
  if (later && differenceInCalendarDays(day, readDate(later)) < restDays) return false;
  if (backupAt) return differenceInCalendarDays(day, new Date(backupAt)) >= restDays;
  return entries >= 10 || differenceInDays(day, new Date(since)) >= 7;
}
