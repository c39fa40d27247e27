import { AppError, journalTags, utcTime } from '@mooring/contract';
import { cutAfter, firstCharacters } from '@mooring/contract/first-characters';
import type { Entry } from '../repositories/entries.ts';

/** What a list shows of an entry. */
export type EntrySummary = {
  id: string;
  /** ISO time, always in UTC, so that summaries can be ordered by it. Empty for a damaged time. */
  date: string;
  /** The first 200 characters, which is nearly always all. */
  title: string;
  /** The first 170 characters of the text on one line, which fill two lines. */
  beginning: string;
  /** There is more of the text. Not said by a '…' in it: with that one character every other takes two bytes in memory. */
  isCut: boolean;
  tags: string[];
  type: 'text' | 'audio';
  /** ms; null without a recording. */
  durationMs: number | null;
};

const titleLength = 200;
const beginningLength = 170;

export function summaryOf({
  id,
  date,
  title,
  content,
  tags,
  type,
  recording,
}: Entry): EntrySummary {
  const { beginning, isCut } = cutAfter(content, beginningLength);
  return {
    id,
    date: utcTime(date) ?? '',
    title: firstCharacters(title, titleLength),
    beginning: detached(beginning),
    isCut,
    tags,
    type,
    durationMs: recording?.durationMs ?? null,
  };
}

/** A copy of a short text. The part of a string keeps the whole string in memory. */
const detached = (text: string): string => JSON.parse(JSON.stringify(text));

/** Newest first. Entries of the same time are in the order of the store. */
export const newestFirst = (one: Dated, other: Dated) =>
  one.date === other.date ? (one.id < other.id ? 1 : -1) : one.date < other.date ? 1 : -1;

type Dated = { id: string; date: string };

/** Encodes summaries as tuples, because ten thousand of them are parsed before the first list shows. */
export function packBlock(summaries: readonly EntrySummary[]): string {
  return JSON.stringify(
    summaries.map(({ id, date, title, beginning, isCut, tags, type, durationMs }) => [
      id,
      date,
      title,
      beginning,
      tags.map(packTag),
      type === 'audio' ? 1 : 0,
      durationMs,
      ...(isCut ? [1] : []),
    ]),
  );
}

const theEight: readonly string[] = journalTags;

/** One of the eight as its number, to save room; a tag of the person's own as it is. */
function packTag(tag: string): number | string {
  const index = theEight.indexOf(tag);
  return index < 0 ? tag : index;
}

const unpackTag = (packed: unknown): string | [] =>
  typeof packed === 'string' ? packed : (theEight[Number(packed)] ?? []);

/** Throws AppError('vault.unreadable') if the text is invalid. */
export function unpackBlock(text: string): EntrySummary[] {
  const tuples: unknown = JSON.parse(text);
  if (!Array.isArray(tuples)) throw new AppError('vault.unreadable');
  return tuples.map(unpack);
}

function unpack(tuple: unknown): EntrySummary {
  if (!Array.isArray(tuple)) throw new AppError('vault.unreadable');
  const [id, date, title, beginning, tags, audio, durationMs, cut]: unknown[] = tuple;
  const isValid =
    typeof id === 'string' &&
    typeof date === 'string' &&
    typeof title === 'string' &&
    typeof beginning === 'string' &&
    Array.isArray(tags) &&
    (durationMs === null || typeof durationMs === 'number');
  if (!isValid) throw new AppError('vault.unreadable');
  return {
    id,
    date,
    title,
    beginning,
    isCut: cut === 1,
    tags: tags.flatMap(unpackTag),
    type: audio === 1 ? 'audio' : 'text',
    durationMs,
  };
}
