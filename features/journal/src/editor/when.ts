import { isoDay, isoTime, readDate } from '@mooring/contract';
import { isValid } from 'date-fns';

/** A local day, yyyy-MM-dd, and time, HH:mm, as typed. */
export type When = { day: string; time: string };

export type WhenFault = { at: keyof When; text: string };

/** Earlier days are nearly always a year that is still being typed. */
export const firstDay = '1900-01-01';

/** A moment in the fields of a page; empty for a damaged time. */
export const whenOf = (at: Date): When =>
  isValid(at) ? { day: isoDay(at), time: isoTime(at) } : { day: '', time: '' };

/** A day, at the time that it is now. Null for a day that is none or is still to come. */
export function whenOn(day: string, now: Date): When | null {
  const when = { day, time: isoTime(now) };
  return whenFault(when, now) ? null : when;
}

/**
 * The moment as an ISO time in UTC. A time that the clock leaves out in spring is the one an hour later; of one that comes
 * twice in autumn it is the first.
 */
export const timeOf = ({ day, time }: When): string => readDate(`${day}T${time}`).toISOString();

/** What is wrong with it, in words; null where it can be kept. */
export function whenFault({ day, time }: When, now: Date): WhenFault | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !isValid(readDate(day))) {
    return { at: 'day', text: 'Choose a day for this entry.' };
  }
  if (day < firstDay) return { at: 'day', text: 'Choose a day in 1900 or later.' };
  if (day > isoDay(now)) {
    return { at: 'day', text: 'This day is still to come. Choose today or an earlier day.' };
  }
  if (!/^\d\d:\d\d$/.test(time) || !isValid(readDate(`${day}T${time}`))) {
    return { at: 'time', text: 'Choose a time for this entry.' };
  }
  if (day === isoDay(now) && time > isoTime(now)) {
    return { at: 'time', text: 'This time is still to come. Choose an earlier time.' };
  }
  return null;
}
