import { isoDay, readDate } from '@mooring/contract';
import { isValid } from 'date-fns';
import { tagKey } from '../tags/tag-names.ts';
import type { MutedDays, MutedRecord } from './muted-schema.ts';
import { foldName, wordPattern } from './word-pattern.ts';

/** Something of the person's past, as far as it is known where it would be shown. */
export type Past = {
  text?: string;
  tags?: readonly string[];
  /** An ISO time, or a local day, yyyy-MM-dd. */
  date?: string;
  id?: string;
  /** The id of what it was kept from. */
  source?: string | null;
};

/** Tells what is not to be brought up. */
export type Muted = {
  /** Whether it must not be shown unasked. */
  hides(what: Past): boolean;
  /** Whether this single thing was chosen. */
  hasItem(id: string): boolean;
};

export function createMuted({ words, tags, days, items }: MutedRecord): Muted {
  const anyWord = wordPattern(words);
  const hasWord = (text: string) => anyWord?.test(foldName(text)) ?? false;
  const tagKeys = new Set(tags.map(tagKey));
  const ids = new Set(items);
  return {
    hasItem: (id) => ids.has(id),
    hides: ({ text = '', tags: own = [], date, id, source }) =>
      (id !== undefined && ids.has(id)) ||
      (typeof source === 'string' && ids.has(source)) ||
      own.some((tag) => tagKeys.has(tagKey(tag)) || hasWord(tag)) ||
      (days.length > 0 && date !== undefined && isOnDays(date, days)) ||
      hasWord(text),
  };
}

function isOnDays(date: string, days: readonly MutedDays[]): boolean {
  const at = readDate(date);
  if (!isValid(at)) return false;
  const day = isoDay(at);
  return days.some(({ from, to, yearly }) =>
    yearly ? isInSeason(day, from, to) : from <= day && day <= to,
  );
}

/** Whether the day is between both in any year. They may go over the end of a year. */
function isInSeason(day: string, from: string, to: string): boolean {
  const isOverAYear = to >= `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
  if (isOverAYear) return true;
  const [at, first, last] = [day, from, to].map((each) => each.slice(5)) as [
    string,
    string,
    string,
  ];
  return first <= last ? first <= at && at <= last : at >= first || at <= last;
}
