import {
  answersSafetyQuestion,
  isAnsweredByGuide,
  isFirstOfChild,
  previousText,
  raisesCard,
  readByGuide,
  type SaidMessage,
} from '../src/danger/conversation.ts';
import { stayingReply } from '../src/danger/screening.ts';
import type { Turn, WritingType } from '../src/engine.ts';
import { dangerAgo, isDangerFromOther, respond } from '../src/guide/guide.ts';
import { assess } from '../src/hear.ts';
import type { Reader, Reading } from '../src/reader/reader.ts';

export type TalkOptions = Partial<Pick<Turn, 'emotions' | 'tone' | 'seed' | 'now' | 'country'>>;

/** What came of one message. */
export type Played = {
  reply: string;
  by: 'guide' | 'safety' | 'app';
  level: number;
  kinds: readonly string[];
  /** Ways to go on, and the titles of answers that were offered. */
  choices: readonly string[];
  answer?: string;
};

type Kept = SaidMessage & { crisis?: boolean };

/** One conversation, turn by turn, as the companion's screen holds it: screened first, then answered. */
export function createTalk(reader: Reader, options: TalkOptions) {
  const messages: Kept[] = [];
  const readings = new Map<string, Reading>();

  return (text: string, writing: WritingType | null): Played => {
    const id = `u${messages.length}`;
    const reading = reader.read(text, previousText(messages), true);
    const found = assess(text, reading);
    const ofGuide = isAnsweredByGuide(found, messages, text);
    const isCrisis = raisesCard(found) || (!writing && answersSafetyQuestion(messages, text));
    const message: Kept = { id, role: 'user', text, crisis: isCrisis };
    messages.push(message);
    if (!isCrisis || ofGuide) readings.set(id, reading);
    const { level, kinds } = found;
    const keep = (reply: string, by: Played['by']) =>
      messages.push({ id: `c${id}`, role: 'companion', text: reply, by, crisis: by === 'safety' });
    if ((isCrisis && !ofGuide) || isFirstOfChild(messages, message)) {
      const by = isCrisis ? 'safety' : 'app';
      const reply = stayingReply(message, messages, found, Boolean(options.country));
      keep(reply, by);
      return { reply, by, level, kinds, choices: [] };
    }
    const asks = writing
      ? [{ id: `${id}/asks`, role: 'user' as const, text: `Please write me a ${writing}.` }]
      : [];
    const {
      text: reply,
      ways,
      offered = [],
      ...note
    } = respond({
      messages: [...readByGuide(messages), ...asks],
      emotions: [],
      tone: 'gentle',
      seed: 'talk',
      now: new Date(0),
      ...options,
      writing,
      readings,
      dangerAgo: dangerAgo(messages),
      isFromOther: isDangerFromOther(messages),
    });
    keep(reply, 'guide');
    return {
      reply,
      by: 'guide',
      level,
      kinds,
      choices: [...offered.map(({ title }) => title), ...ways],
      ...note,
    };
  };
}
