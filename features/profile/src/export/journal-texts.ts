import { fullDate, fullMonth } from '@mooring/contract';
import type { Entry, ListResult } from '@mooring/data';

/** 'November 20, 2026' */
export const longDate = (iso: string) => fullDate(new Date(iso));

/** 'November 2026' */
export const monthOf = (iso: string) => fullMonth(new Date(iso));

/** As one reads a journal: from the beginning. */
export const oldestFirst = (items: readonly Entry[]) =>
  [...items].sort((a, b) => (a.date < b.date ? -1 : 1));

export const countText = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** What stands under the title of every export. */
export const exportedText = (count: number, now: Date) =>
  `Exported ${longDate(now.toISOString())}. ${countText(count, 'entry', 'entries')}.`;

/** 83_000 → '1:23' */
export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What an export could not take along; empty when nothing. */
export function unreadableText({ unreadable }: ListResult<unknown>): string {
  if (unreadable.length === 0) return '';
  const dates = unreadable.map(({ date }) => longDate(date)).join('; ');
  return `Not in this file, because they could not be opened: entries of ${dates}. They are kept safe as they are.`;
}
