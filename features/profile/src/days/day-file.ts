import { isoDay, readDate } from '@mooring/contract';
import type { Env, HardDay } from '@mooring/data';
import { hardDayPhase, isLeapDay } from '@mooring/data/days';
import { calendarFile } from '../settings/ics.ts';

export const dayFileName = 'a-quiet-day.ics';

/**
 * A day as a calendar file. Its words tell nobody what day it is, and the same day added twice is one event. Null where no
 * date is known, or where the day is past and does not come again.
 */
export function dayFile(day: HardDay, env: Pick<Env, 'now'>): string | null {
  const now = env.now();
  const { daysUntil, on } = hardDayPhase(day, isoDay(now));
  if (daysUntil === null || (daysUntil < 0 && !day.isYearly)) return null;
  const event = {
    uid: `${day.id}@mooring.invalid`,
    day: readDate(on),
    ...(day.isYearly ? { rule: ruleOf(day) } : {}),
    summary: 'A quiet day',
  };
  return calendarFile(event, now);
}

/** A calendar leaves out years without the day, so 29 February is written as the last day of February. */
const ruleOf = ({ date }: HardDay) =>
  isLeapDay(date) ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY';
