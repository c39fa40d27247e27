import { isoDay } from '@mooring/contract';
import { addDays, differenceInCalendarDays, startOfDay } from 'date-fns';
import { promptBank } from './prompt-bank.ts';
import { type PromptType, promptTypes, type WritingPrompt } from './prompt-types.ts';

/** A prompt and the local day it belongs to. The type of a prompt of one's own is null. */
export type DatedPrompt = Omit<WritingPrompt, 'type'> & { type: PromptType | null; day: Date };

/** A prompt of one's own that may be the prompt of a day. `dailySince` yyyy-MM-dd. */
export type DailyPrompt = { id: string; text: string; dailySince: string };

/**
 * Every how many days there is a prompt of one's own, once there are any. It has no divisor in common with the days in which
 * the types come round, so none of ours is left out for good.
 */
const ownDays = 4;

/** The number of a local calendar day: one more for each day on the calendar, whatever the clocks do. */
export const dayNumber = (date: Date): number =>
  differenceInCalendarDays(date, new Date(1970, 0, 1));

/**
 * The prompt of a day. Ours depend on the day alone: the types follow one another in their fixed order, and each type
 * goes through its own list, so what is shown as available soon is what will be there when its day comes. `own` are taken in
 * the order in which they were added, from their day on, so that the days before stay as they were.
 */
export function promptOf(day: Date, own: readonly DailyPrompt[] = []): DatedPrompt {
  const number = dayNumber(day);
  const chosen = own
    .filter(({ dailySince }) => dailySince <= isoDay(day))
    .sort((one, other) => (keyOfOrder(one) < keyOfOrder(other) ? -1 : 1));
  if (chosen.length > 0 && number % ownDays === 0) {
    const { id, text } = nth(chosen, number / ownDays);
    return { id, type: null, text, day: startOfDay(day) };
  }
  const type = nth(promptTypes, number);
  const [id, text] = nth(Object.entries(promptBank[type]), Math.floor(number / promptTypes.length));
  return { id, type, text, day: startOfDay(day) };
}

/** Seven prompts: today's first, then those of the next six days. */
export function week(today: Date, own: readonly DailyPrompt[] = []): DatedPrompt[] {
  return promptTypes.map((_, ahead) => promptOf(addDays(today, ahead), own));
}

/** The prompts of the seven days before today, yesterday's first. */
export function earlier(today: Date, own: readonly DailyPrompt[] = []): DatedPrompt[] {
  return promptTypes.map((_, back) => promptOf(addDays(today, -1 - back), own));
}

const keyOfOrder = ({ dailySince, id }: DailyPrompt) => `${dailySince} ${id}`;

function nth<T>(list: readonly T[], number: number): T {
  const item = list.at(number % list.length);
  if (item === undefined) throw new RangeError('A list of prompts is empty.');
  return item;
}
