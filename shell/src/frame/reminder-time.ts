import { isoDay } from '@mooring/contract';
import { set, setHours, subDays } from 'date-fns';

const HOUR_MS = 60 * 60 * 1000;

/**
 * The local day (yyyy-MM-dd) whose reminder is due now: from its time, `HH:mm`, until an hour later, which may be past
 * midnight. Null at any other time. It uses the local time at the moment, so a new time zone counts at once.
 */
export function dueDay(at: string, now: Date): string | null {
  for (const daysBack of [0, 1]) {
    const time = timeOn(at, now, daysBack);
    const late = now.getTime() - (time?.getTime() ?? Number.NaN);
    if (time && late >= 0 && late < HOUR_MS) return isoDay(time);
  }
  return null;
}

/** ms until the time comes next; null for a text that is no time. */
export function untilDue(at: string, now: Date): number | null {
  for (const daysBack of [0, -1]) {
    const time = timeOn(at, now, daysBack);
    if (time && time > now) return time.getTime() - now.getTime();
  }
  return null;
}

function timeOn(at: string, now: Date, daysBack: number): Date | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at) ?? [];
  if (!hours || !minutes) return null;
  // Counted from noon: a time that summer time leaves out on one day exists on the next.
  const day = subDays(setHours(now, 12), daysBack);
  return set(day, { hours: Number(hours), minutes: Number(minutes), seconds: 0, milliseconds: 0 });
}
