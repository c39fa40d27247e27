import { isoDay } from '@mooring/contract';
import type { HardDay, Letter, Someone } from '../repositories/collection-schemas.ts';
import type { Muted } from './is-muted.ts';

type Hides = Muted['hides'];

/** Whether a person is not to be brought up: by one of their names, or chosen as a single thing. */
export const hidesPerson = (hides: Hides, { id, name, called, bond }: Someone): boolean =>
  hides({ id, text: [name, called, bond].join('\n') });

/** The same of a day: by its words, by the days it falls on, or because of the person it belongs to. */
export function hidesDay(hides: Hides, day: HardDay, people: readonly Someone[]): boolean {
  const { id, name, plan, date } = day;
  const text = [name, date.words, plan.where, plan.who].join('\n');
  return hides({ id, text, ...dateOf(day) }) || hidesPersonOf(hides, day, people);
}

/** The same of a letter: by its words, by the day it was written on, or because of the person it is written to. */
export function hidesLetter(
  hides: Hides,
  letter: Letter & { createdAt: string },
  people: readonly Someone[],
): boolean {
  const { id, to, text, createdAt } = letter;
  return (
    hides({ id, text: `${to}\n${text}`, date: createdAt }) || hidesPersonOf(hides, letter, people)
  );
}

function hidesPersonOf(
  hides: Hides,
  { someone }: Pick<HardDay, 'someone'>,
  people: readonly Someone[],
): boolean {
  const person = people.find(({ id }) => id === someone);
  return person !== undefined && hidesPerson(hides, person);
}

const dateOf = ({ date: { year, month, day } }: HardDay) =>
  month && day ? { date: isoDay(new Date(year ?? 2000, month - 1, day)) } : {};
