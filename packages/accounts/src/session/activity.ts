import { readLocalStorage, writeLocalStorage } from '@mooring/storage';

const KEY = 'mooring.last-activity';
const QUIET_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Whether three days have passed since the last activity, so that the session must end. Compares the stored time first and
 * then refreshes it. Called at every navigation; `now` is `env.now()`. Where nobody has signed in (`isSignedIn`), no time is
 * stored: Chromium writes the first change of an origin to the disk after five seconds and the next one up to a minute later,
 * and the first has to be the note that somebody wrote here (`noteWrittenHere`).
 */
export function checkActivity(now: Date, isSignedIn: boolean): boolean {
  if (!isSignedIn) {
    writeLocalStorage(KEY, null);
    return false;
  }
  const stored = readLocalStorage(KEY);
  noteActivity(now);
  return hasGoneQuiet(stored, now);
}

/** Whether three days have passed. Does not count as activity, so a timer may call it. */
export function hasExpired(now: Date): boolean {
  const stored = readLocalStorage(KEY);
  // A stored time in the future (the clock was set back) would keep the session open until then.
  if (isAhead(stored, now)) noteActivity(now);
  return hasGoneQuiet(stored, now);
}

const SEEN_KEY = 'mooring.last-seen';
const AWAY_MS = 5 * 60 * 1000;

/** Whether no tab was visible for five minutes. False where that is not known. */
export function wasInactive(now: Date): boolean {
  const stored = readLocalStorage(SEEN_KEY);
  if (isAhead(stored, now)) noteSeen(now);
  return now.getTime() - Date.parse(stored ?? '') >= AWAY_MS;
}

/** Records that a tab is visible now. */
export const noteSeen = (now: Date): void => writeLocalStorage(SEEN_KEY, now.toISOString());

/** Records activity now. */
export function noteActivity(now: Date): void {
  writeLocalStorage(KEY, now.toISOString());
}

/**
 * A stored time that is missing, unreadable or in the future (a clock set back) counts as now: it does not end the session,
 * and since it is refreshed at once it does not prolong it.
 */
export function hasGoneQuiet(stored: string | null, now: Date): boolean {
  const last = Date.parse(stored ?? '');
  return now.getTime() - last > QUIET_MS;
}

const isAhead = (stored: string | null, now: Date) => Date.parse(stored ?? '') > now.getTime();
