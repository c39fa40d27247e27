import { say } from '@mooring/contract';
import type { Data, RefusedRow } from '@mooring/data';
import { longDate } from '../export/journal-words.ts';

/** Something that could not be synced, in words. */
export type RefusedThing = {
  at: string;
  name: string;
  reason: string;
  /** What the person wrote; empty where there are no words in it, or where it does not open. */
  words: string;
};

/** What each of them is and says. Read anew each time: it may have been edited since. */
export async function refusedThings(data: Data): Promise<RefusedThing[]> {
  const refused = await data.sync.refused();
  return Promise.all(
    refused.map(async (one) => {
      const { title, text } = say(one.reason);
      const reason = text ? `${title}. ${text}` : title;
      return { at: one.key, reason, ...(await described(data, one).catch(() => unnamed)) };
    }),
  );
}

type Described = Pick<RefusedThing, 'name' | 'words'>;

const unnamed: Described = { name: 'Something that does not open', words: '' };

async function described(data: Data, { table, id }: RefusedRow): Promise<Described> {
  if (table === 'journal_entries') {
    const entry = await data.entries.get(id);
    if (!entry) return { name: 'An entry that was deleted', words: '' };
    const { title, content, date } = entry;
    const words = [title, content].filter((part) => part !== '').join('\n\n');
    return { name: `${title || 'An entry'}, ${longDate(date)}`, words };
  }
  if (table === 'saved_moments') {
    const moment = (await data.moments.list()).items.find((one) => one.id === id);
    return { name: 'A saved moment', words: moment?.content ?? '' };
  }
  if (table === 'emotion_records') {
    const felt = (await data.checkIns.recent(Number.MAX_SAFE_INTEGER)).items.find(
      (one) => one.id === id,
    );
    const name = felt ? `A check-in, ${longDate(felt.createdAt)}` : 'A check-in';
    return { name, words: felt ? `${felt.emotion}\n${felt.notes}`.trim() : '' };
  }
  if (table === 'audio_chunks') return { name: 'A part of a recording', words: '' };
  if (table === 'writing_streaks') return { name: 'Your days of writing', words: '' };
  return id.includes(':companion-chat')
    ? { name: 'A conversation', words: '' }
    : { name: 'Settings, or what you keep in a list', words: '' };
}

/** All their words in one text. */
export const refusedText = (things: readonly RefusedThing[]): string =>
  things
    .filter(({ words }) => words !== '')
    .map(({ name, words }) => `${name}\n\n${words}\n`)
    .join('\n---\n\n');
