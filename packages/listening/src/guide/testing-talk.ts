import type { Message, Turn } from '../engine.ts';
import { createReply } from './guide.ts';

type Given = Partial<Pick<Turn, 'emotions' | 'tone' | 'writing' | 'seed'>>;

/** What the guide answers to each of the lines, in one conversation. */
export function answers(lines: readonly string[], given: Given = {}): string[] {
  const reply = createReply();
  const messages: Message[] = [];
  return lines.map((text, index) => {
    messages.push({ id: `u${index}`, role: 'user', text });
    const answer = reply({
      messages: [...messages],
      emotions: [],
      tone: 'gentle',
      writing: null,
      seed: 'test',
      now: new Date(0),
      ...given,
    });
    messages.push({ id: `c${index}`, role: 'companion', text: answer });
    return answer;
  });
}

/** The answer to the last line. */
export const answer = (lines: readonly string[], given?: Given): string =>
  answers(lines, given).at(-1) ?? '';
