import { AppError, utcTime } from '@mooring/contract';
import type { Entry, EntryFields } from './entries.ts';

/** All fields. Those that are not given keep their value. */
export function withDefaults(fields: EntryFields, before: Entry | null = null) {
  const { title, content, tags } = fields;
  const type = fields.type ?? before?.type ?? 'text';
  const recording = fields.recording === undefined ? (before?.recording ?? null) : fields.recording;
  return { title, content, tags, type, recording };
}

/** The chosen time in UTC, by which rows are ordered. Throws AppError('entry.not-saved') if it is none. */
export function dateOf({ date }: EntryFields): string | null {
  if (date === undefined) return null;
  const time = utcTime(date);
  if (time === null) throw new AppError('entry.not-saved');
  return time;
}

/** Whether the stored entry says what these fields say. The time is left out: a new entry gets it when it is saved. */
export const isSaid = (stored: Entry, fields: EntryFields, before: Entry | null = null) =>
  JSON.stringify(withDefaults(stored)) === JSON.stringify(withDefaults(fields, before));

export const hasSameContent = (one: Entry, other: Entry) =>
  one.date === other.date &&
  JSON.stringify(withDefaults(one)) === JSON.stringify(withDefaults(other));

/** Whether one says something else than the other. Tags are renamed for all entries at once, and are no words of an entry. */
export const hasOtherWords = (one: Entry, other: Entry): boolean =>
  one.title !== other.title ||
  one.content !== other.content ||
  JSON.stringify(one.recording) !== JSON.stringify(other.recording);

/** The tags of an entry that is saved: what a renaming of a tag put on it or took off since it was opened counts as well. */
export const mergedTags = (
  given: readonly string[],
  opened: readonly string[],
  stored: readonly string[],
): string[] => {
  const isGone = (tag: string) => opened.includes(tag) && !stored.includes(tag);
  const added = stored.filter((tag) => !opened.includes(tag) && !given.includes(tag));
  return [...given.filter((tag) => !isGone(tag)), ...added];
};
