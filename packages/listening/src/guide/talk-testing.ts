import type { ChatMessage, Turn } from '../engine.ts';
import { createResponder } from './guide.ts';

type TalkOptions = Partial<Pick<Turn, 'emotions' | 'tone' | 'writing' | 'seed'>>;

/** A conversation: each text of the person with the guide's reply to it. */
export function playTalk(texts: readonly string[], options: TalkOptions = {}): ChatMessage[] {
  const respondTo = createResponder();
  const messages: ChatMessage[] = [];
  for (const [index, text] of texts.entries()) {
    messages.push({ id: `u${index}`, role: 'user', text });
    const reply = respondTo({
      messages: [...messages],
      emotions: [],
      tone: 'gentle',
      writing: null,
      seed: 'test',
      now: new Date(0),
      ...options,
    });
    messages.push({ id: `c${index}`, role: 'companion', text: reply });
  }
  return messages;
}

/** The guide's replies to texts of one conversation. */
export const repliesTo = (texts: readonly string[], options?: TalkOptions): string[] =>
  playTalk(texts, options)
    .filter(({ role }) => role === 'companion')
    .map(({ text }) => text);

/** The reply to the last text. */
export const lastReplyTo = (texts: readonly string[], options?: TalkOptions): string =>
  repliesTo(texts, options).at(-1) ?? '';
