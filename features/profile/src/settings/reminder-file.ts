import type { Env } from '@mooring/data';
import { addDays, set } from 'date-fns';
import { calendarFile } from './ics.ts';

export const reminderFileName = 'a-quiet-page.ics';

/** The daily reminder as a calendar file. Its words tell nobody what they are about. `at` is HH:mm. */
export function reminderFile(at: string, env: Env): string {
  const now = env.now();
  const event = {
    uid: `${env.newId()}@mooring.invalid`,
    start: nextTime(at, now),
    minutes: 15,
    rule: 'FREQ=DAILY',
    summary: 'A quiet page',
  };
  return calendarFile(event, now);
}

/** Today, or tomorrow once the time is past. */
function nextTime(at: string, now: Date): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const clock = { hours, minutes, seconds: 0, milliseconds: 0 };
  const today = set(now, clock);
  return today > now ? today : set(addDays(now, 1), clock);
}
