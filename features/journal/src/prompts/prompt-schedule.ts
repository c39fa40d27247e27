import { addDays, differenceInCalendarDays, startOfDay } from 'date-fns';
import { promptBank } from './prompt-bank.ts';
import { promptTypes, type WritingPrompt } from './prompt-types.ts';

/** A prompt and the local day it belongs to. */
export type DatedPrompt = WritingPrompt & { day: Date };

/** The number of a local calendar day: one more for each day on the calendar, whatever the clocks do. */
export const dayNumber = (date: Date): number =>
  differenceInCalendarDays(date, new Date(1970, 0, 1));

/**
 * The prompt of a day. It depends on the day alone: the types follow one another in their fixed order, and each type
 * goes through its own list, so what is shown as available soon is what will be there when its day comes.
 */
export function promptOf(day: Date): DatedPrompt {
  const number = dayNumber(day);
  const type = nth(promptTypes, number);
  const [id, text] = nth(Object.entries(promptBank[type]), Math.floor(number / promptTypes.length));
  return { id, type, text, day: startOfDay(day) };
}

/** Seven prompts: today's first, then those of the next six days. */
export function week(today: Date): DatedPrompt[] {
  return promptTypes.map((_, ahead) => promptOf(addDays(today, ahead)));
}

/** The prompts of the seven days before today, yesterday's first. */
export function earlier(today: Date): DatedPrompt[] {
  return promptTypes.map((_, back) => promptOf(addDays(today, -1 - back)));
}

function nth<T>(list: readonly T[], number: number): T {
  const item = list.at(number % list.length);
  if (item === undefined) throw new RangeError('A list of prompts is empty.');
  return item;
}
