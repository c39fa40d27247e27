import { fullDate, readDate } from '@mooring/contract';
import type { Data, HardDay, ListResult, OwnPrompt } from '@mooring/data';
import { isoOf } from '@mooring/data/days';
import { dateText } from '../days/day-texts.ts';
import { ifItIsTooMuch, where as whereLabel, withWhom } from '../days/strings.ts';

/** What an export has beside entries, letters and people. */
export type DaysAndPrompts = {
  /** The days that belong to nobody who is in the export. */
  days: readonly HardDay[];
  /** The person's own prompts, in their order. */
  prompts: readonly OwnPrompt[];
};

export const daysTitle = 'Days and dates';
export const promptsTitle = 'Your own prompts';

/** `people`: the ids of those whose days are with them. */
export async function loadDaysAndPrompts(
  { hardDays, prompts }: Data,
  people: readonly string[],
): Promise<DaysAndPrompts & Pick<ListResult<unknown>, 'unreadable'>> {
  const days = await hardDays.list();
  const own = await prompts.list();
  return {
    days: days.items.filter(({ someone }) => someone === undefined || !people.includes(someone)),
    prompts: own.items.toSorted((one, other) => one.place - other.place),
    unreadable: [...days.unreadable, ...own.unreadable],
  };
}

/** 'March 14, 1950, and every year'. With the year where there is one, for nothing else in the file says it. */
export function dayText(day: HardDay): string {
  const { year, month, day: of, words } = day.date;
  if (!day.isYearly || year === undefined || month === undefined || of === undefined) {
    const text = dateText(day);
    return words && text !== words ? `${text} (${words})` : text;
  }
  return `${fullDate(readDate(isoOf(year, month, of)))}, and every year`;
}

/** The plan for a day, one line for each part that is written. Empty without a plan. */
export function planText({ plan: { where, who, tooMuch } }: HardDay): string {
  const parts = [
    [whereLabel, where],
    [withWhom, who],
    [ifItIsTooMuch, tooMuch],
  ] as const;
  return parts.flatMap(([name, text]) => (text.trim() ? `${name}: ${text.trim()}` : [])).join('\n');
}

/** A day as one paragraph: its name and date, and its plan below. */
export const dayParagraph = (day: HardDay): string =>
  [`${day.name}: ${dayText(day)}`, planText(day)].filter(Boolean).join('\n');
