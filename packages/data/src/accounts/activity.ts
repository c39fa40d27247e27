import { readLocalStorage, writeLocalStorage } from '@mooring/storage';

const KEY = 'mooring.last-activity';
const QUIET_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Whether three days have passed since the last activity, and so the session must end. Looks at the stored time first and
 * only then refreshes it. For every navigation; `now` is `env.now()`.
 */
export function checkActivity(now: Date): boolean {
  const ended = hasGoneQuiet(readLocalStorage(KEY), now);
  noteActivity(now);
  return ended;
}

/** Whether three days have passed, without counting as activity. For a timer. */
export function hasExpired(now: Date): boolean {
  const stored = readLocalStorage(KEY);
  // A time in the future (the clock was set back since) would keep the session open until it comes.
  if (isAhead(stored, now)) noteActivity(now);
  return hasGoneQuiet(stored, now);
}

const SEEN_KEY = 'mooring.last-seen';
const AWAY_MS = 5 * 60 * 1000;

/** Whether no tab was in view for five minutes. Where it is not known, nobody was away. */
export function wasAway(now: Date): boolean {
  const stored = readLocalStorage(SEEN_KEY);
  if (isAhead(stored, now)) noteSeen(now);
  return now.getTime() - Date.parse(stored ?? '') >= AWAY_MS;
}

/** A tab is in view just now. */
export const noteSeen = (now: Date): void => writeLocalStorage(SEEN_KEY, now.toISOString());

/** Something was done just now. */
export function noteActivity(now: Date): void {
  writeLocalStorage(KEY, now.toISOString());
}

/**
 * A stored time that is missing, unreadable or in the future (a clock set back) counts as now: it ends nothing, and being
 * refreshed right away it lengthens nothing either.
 */
export function hasGoneQuiet(stored: string | null, now: Date): boolean {
  const last = Date.parse(stored ?? '');
  return now.getTime() - last > QUIET_MS;
}

const isAhead = (stored: string | null, now: Date) => Date.parse(stored ?? '') > now.getTime();
