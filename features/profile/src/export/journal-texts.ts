import { fullDate, fullMonth, listInWords } from '@mooring/contract';
import type { Entry, Letter, ListResult, Stored } from '@mooring/data';
import type { DaysAndPrompts } from './day-contents.ts';
import type { PersonContents } from './people-contents.ts';
import type { EntryPictures } from './picture-contents.ts';

/** What the PDF and the plain text hold. Letters are the oldest first. */
export type JournalFile = {
  journal: ListResult<Entry>;
  letters: ListResult<Stored<Letter>>;
  people: readonly PersonContents[];
  pictures: EntryPictures;
  more: DaysAndPrompts;
};

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
export function exportedText(counts: { entries: number; letters: number }, now: Date): string {
  const letters = counts.letters > 0 ? [countText(counts.letters, 'letter', 'letters')] : [];
  const isOnlyLetters = counts.entries === 0 && letters.length > 0;
  const entries = isOnlyLetters ? [] : [countText(counts.entries, 'entry', 'entries')];
  return `Exported ${longDate(now.toISOString())}. ${listInWords([...entries, ...letters])}.`;
}

/** 83_000 → '1:23' */
export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What a file could not take along; empty when nothing. */
export function unreadableText({ journal, letters }: JournalFile): string {
  const missing = [listed('entries', journal), listed('letters', letters)].filter(Boolean);
  if (missing.length === 0) return '';
  return `Not in this file, because they could not be opened: ${missing.join('; ')}. They are kept safe as they are.`;
}

const listed = (kind: string, { unreadable }: ListResult<unknown>) =>
  unreadable.length > 0 && `${kind} of ${unreadable.map(({ date }) => longDate(date)).join('; ')}`;
