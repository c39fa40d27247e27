import { isoDay, utcTime } from '@mooring/contract';
import { addDays } from 'date-fns';
import * as z from 'zod/mini';

/** Days of writing that a streak can have at most: a hundred years. */
const maxStreak = 36_525;

const shortText = z.string().check(z.maxLength(40));

/**
 * The schemas of the times in one backup. A time that cannot be kept costs no words: it becomes the time at which the
 * backup was made. `createdAt` is that time as the file has it.
 */
export function createTimeSchemas(createdAt: string, now: Date) {
  // A clock may be a day ahead. A change from later than that was not made yet, so it must not win over any other.
  const latest = addDays(now, 1).toISOString();
  const made = utcTime(createdAt);
  const fallback = made === null || made > latest ? now.toISOString() : made;
  const change = (text: string) => {
    const time = utcTime(text);
    return time === null || time > latest ? null : time;
  };
  return {
    /** ISO time. */
    time: z.pipe(
      shortText,
      z.transform((text) => utcTime(text) ?? fallback),
    ),
    /** The ISO time of a change. */
    changeTime: z.pipe(
      shortText,
      z.transform((text) => change(text) ?? fallback),
    ),
    /** The ISO time of a change, or null for none. */
    optionalChangeTime: z.pipe(
      z.nullable(shortText),
      z.transform((text) => (text === null ? null : change(text))),
    ),
    /** The last day of writing, yyyy-MM-dd. */
    lastDay: z.pipe(
      z.iso.date(),
      z.transform((day) => (day > isoDay(addDays(now, 1)) ? isoDay(now) : day)),
    ),
    streakCount: z.pipe(
      z.int().check(z.minimum(0)),
      z.transform((count) => Math.min(count, maxStreak)),
    ),
  };
}
