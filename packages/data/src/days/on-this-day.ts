import { isoDay, readDate } from '@mooring/contract';
import { isLeapYear, isValid } from 'date-fns';
import type { Muted } from '../muted/is-muted.ts';
import type { HardDay } from '../repositories/collection-schemas.ts';
import { hardDayPhase } from './hard-day-phase.ts';

/**
 * What was written on the same day of earlier years. Empty in the week of a hard day, and without what was written in
 * the week of one. In years without 29 February its entries come on 28 February. `today` is a local day, yyyy-MM-dd; the
 * order stays.
 */
export function writtenOnThisDay<T extends { date: string }>(
  entries: readonly T[],
  { today, hardDays }: { today: string; hardDays: readonly HardDay[] },
): T[] {
  const marked = hardDays.filter(({ isHard }) => isHard);
  const isNear = (day: string) => marked.some((one) => hardDayPhase(one, day).phase !== 'none');
  if (isNear(today)) return [];
  const names = [today.slice(5)];
  if (names[0] === '02-28' && !isLeapYear(readDate(today))) names.push('02-29');
  return entries.filter(({ date }) => {
    const at = readDate(date);
    if (!isValid(at)) return false;
    const day = isoDay(at);
    return day.slice(0, 4) < today.slice(0, 4) && names.includes(day.slice(5)) && !isNear(day);
  });
}

type Found = { id: string; tags: readonly string[]; date: string };
/** Reads an entry in full. */
type ReadEntry = (id: string) => Promise<{ title: string; content: string } | null>;

/**
 * Without what is not to be brought up. Looks at the whole text, because a name may stand in the middle of it. What cannot be
 * read is left out.
 */
export async function withoutHidden<T extends Found>(
  found: readonly T[],
  read: ReadEntry,
  hides: Muted['hides'],
): Promise<T[]> {
  const checked = await Promise.all(
    found.map(async (one) => {
      const { id, tags, date } = one;
      if (hides({ id, tags, date })) return null;
      const entry = await read(id).catch(() => null);
      return !entry || hides({ text: `${entry.title}\n${entry.content}` }) ? null : one;
    }),
  );
  return checked.filter((one) => one !== null);
}
