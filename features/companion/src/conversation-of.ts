import { fullDate, isoDay, readDate } from '@mooring/contract';
import { isValid, subDays } from 'date-fns';

/** The hour from which a day's conversation was last night's, the next morning. */
const evening = 17;

/** A conversation by when it began, in the words of the day it is now: 'Last night’s conversation'. */
export function conversationOf(startedAt: string, today: string): string {
  const began = new Date(startedAt);
  if (!isValid(began)) return 'Your conversation';
  if (isoDay(began) === today) return 'Today’s conversation';
  if (isoDay(began) !== isoDay(subDays(readDate(today), 1)))
    return `Your conversation from ${fullDate(began)}`;
  return began.getHours() >= evening ? 'Last night’s conversation' : 'Yesterday’s conversation';
}
