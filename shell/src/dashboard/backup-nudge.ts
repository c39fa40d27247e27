import { isoDay, readDate } from '@mooring/contract';
import type { AutoBackupState } from '@mooring/data';
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
  /** Whether this browser deletes what a page stores after seven days without a visit, as Safari does. */
  evicts: boolean;
};

/** When the first backup is suggested: from so many entries on, or so many days. Where the browser evicts, before its week is over. */
const first = { entries: 10, days: 7 };
const firstWhereEvicted = { entries: 3, days: 2 };

/** Days after a backup, or after 'later', until a backup is suggested again. */
const restDays = 30;

/**
 * A backup of words that are on one device only is suggested from the tenth entry or the seventh day on, in a browser that
 * evicts from the third entry or the second day on, and again 30 days after the last one.
 */
export function backupIsDue(facts: BackupFacts): boolean {
  const { today, since, entries, backupAt, later, evicts } = facts;
  if (entries === 0) return false;
  const day = readDate(today);
  if (later && differenceInCalendarDays(day, readDate(later)) < restDays) return false;
  if (backupAt) return differenceInCalendarDays(day, new Date(backupAt)) >= restDays;
  const from = evicts ? firstWhereEvicted : first;
  return entries >= from.entries || differenceInDays(day, new Date(since)) >= from.days;
}

export type OwnBackupFacts = Pick<BackupFacts, 'today' | 'backupAt' | 'later'> & {
  state: Pick<AutoBackupState, 'weekday' | 'isAllowed' | 'nextAt'>;
};

/** Days after 'later' until the permission is asked for again. */
const weekDays = 7;

/**
 * What Home offers to somebody whose backups are made by themselves: to allow the folder again, when a copy is due and the
 * browser does not let Mooring write it, or the file to download, on the day that they chose.
 */
export function ownBackupNudge(facts: OwnBackupFacts): 'allow' | 'download' | null {
  const { today, backupAt, later, state } = facts;
  const day = readDate(today);
  if (state.weekday === null) {
    const isPutOff = later && differenceInCalendarDays(day, readDate(later)) < weekDays;
    return state.isAllowed || state.nextAt !== null || isPutOff ? null : 'allow';
  }
  const isDone = later === today || (backupAt && isoDay(new Date(backupAt)) === today);
  return day.getDay() !== state.weekday || isDone ? null : 'download';
}
