import { say } from '@mooring/contract';
import type { CheckIn, Data, RefusedRow } from '@mooring/data';
import { longDate } from '../export/journal-texts.ts';

/** A row that the server refused, as the person sees it. */
export type RefusedItem = {
  key: string;
  name: string;
  reason: string;
  /** What the person wrote; empty for a row without text and for one that does not open. */
  text: string;
};

/** Describes every refused row. Reads the rows each time: they may have been edited since. */
export async function refusedItems(data: Data): Promise<RefusedItem[]> {
  const refused = await data.sync.refused();
  return Promise.all(
    refused.map(async (one) => {
      const { title, text } = say(one.reason);
      const reason = text ? `${title}. ${text}` : title;
      return { key: one.key, reason, ...(await describe(data, one).catch(() => unnamed)) };
    }),
  );
}

type Description = Pick<RefusedItem, 'name' | 'text'>;

const unnamed: Description = { name: 'Something that does not open', text: '' };

async function describe(data: Data, { table, id }: RefusedRow): Promise<Description> {
  if (table === 'journal_entries') {
    const entry = await data.entries.get(id);
    if (!entry) return { name: 'An entry that was deleted', text: '' };
    const { title, content, date } = entry;
    const text = [title, content].filter((part) => part !== '').join('\n\n');
    return { name: `${title || 'An entry'}, ${longDate(date)}`, text };
  }
  if (table === 'saved_moments') {
    const moment = (await data.moments.list()).items.find((one) => one.id === id);
    return { name: 'A saved moment', text: moment?.content ?? '' };
  }
  if (table === 'emotion_records') {
    const checkIn = (await data.checkIns.recent(Number.MAX_SAFE_INTEGER)).items.find(
      (one) => one.id === id,
    );
    const name = checkIn ? `A check-in, ${longDate(checkIn.createdAt)}` : 'A check-in';
    return { name, text: checkIn ? textOf(checkIn) : '' };
  }
  if (table === 'audio_chunks') return { name: 'A part of a recording', text: '' };
  if (table === 'writing_streaks') return { name: 'Your days of writing', text: '' };
  return id.includes(':companion-chat')
    ? { name: 'A conversation', text: '' }
    : { name: 'Settings, or what you keep in a list', text: '' };
}

const textOf = ({ emotion, word, notes }: CheckIn) =>
  [emotion, word, notes].filter(Boolean).join('\n');

/** The texts of all items as one file. */
export const refusedText = (items: readonly RefusedItem[]): string =>
  items
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => `${name}\n\n${text}\n`)
    .join('\n---\n\n');
