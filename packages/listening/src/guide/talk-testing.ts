import type { ChatMessage, ReplyNote, Turn } from '../engine.ts';
import { nothingAbout } from '../reader/about.ts';
import type { Reading } from '../reader/reader.ts';
import { respond } from './respond.ts';

type TalkOptions = Partial<
  Pick<Turn, 'emotions' | 'tone' | 'writing' | 'seed' | 'country' | 'dangerAgo'>
>;

/** A message as a test gives it: its words, and what the reader would make of them. */
export type Said =
  | string
  | {
      text: string;
      reading: Partial<Omit<Reading, 'about'>> & { about?: Partial<Reading['about']> };
    };

export const readingOf = ({ about, ...more }: Exclude<Said, string>['reading'] = {}): Reading => ({
  level: 0,
  kinds: [],
  whose: '-',
  act: 'tell',
  asksForText: 0,
  language: 'en',
  danger: 0,
  ...more,
  about: { ...nothingAbout, ...about },
});

export type Played = ChatMessage & Partial<ReplyNote>;

/** A conversation: each text of the person with the guide's reply to it. */
export function playTalk(said: readonly Said[], options: TalkOptions = {}): Played[] {
  const messages: Played[] = [];
  const readings = new Map<string, Reading>();
  for (const [index, one] of said.entries()) {
    const id = `u${index}`;
    const text = typeof one === 'string' ? one : one.text;
    if (typeof one !== 'string') readings.set(id, readingOf(one.reading));
    messages.push({ id, role: 'user', text });
    const reply = respond({
      messages: [...messages],
      emotions: [],
      tone: 'gentle',
      writing: null,
      seed: 'test',
      now: new Date(0),
      readings,
      ...options,
    });
    messages.push({ id: `c${index}`, role: 'companion', ...reply });
  }
  return messages;
}

/** The guide's replies to texts of one conversation. */
export const repliesTo = (said: readonly Said[], options?: TalkOptions): string[] =>
  playTalk(said, options)
    .filter(({ role }) => role === 'companion')
    .map(({ text }) => text);

/** The reply to the last text. */
export const lastReplyTo = (said: readonly Said[], options?: TalkOptions): string =>
  repliesTo(said, options).at(-1) ?? '';
