import { readLocal, writeLocal } from './pointer.ts';

const KEY = 'mooring.last-activity';
const QUIET_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Whether three days have passed since the last activity, and so the session must end. Looks at the stored time first and
 * only then refreshes it. For every navigation; `now` is `env.now()`.
 */
export function checkActivity(now: Date): boolean {
  const ended = hasGoneQuiet(readLocal(KEY), now);
  noteActivity(now);
  return ended;
}

/** Something was done just now. */
export function noteActivity(now: Date): void {
  writeLocal(KEY, now.toISOString());
}

/**
 * A stored time that is missing, unreadable or in the future (a clock set back) counts as now: it ends nothing, and being
 * refreshed right away it lengthens nothing either.
 */
export function hasGoneQuiet(stored: string | null, now: Date): boolean {
  const last = Date.parse(stored ?? '');
  return now.getTime() - last > QUIET_MS;
}
