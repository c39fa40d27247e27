import { asksForSentence } from './draft-material.ts';
import { wasAskedMore } from './draft-messages.ts';
import { isQuestionFor } from './draft-questions.ts';
import { heardOf, mayAsk, ofCompanion } from './heard-intent.ts';
import { topicOfReply } from './lines.ts';
import type { Memory } from './memory.ts';
import { isBeginning } from './write-frame.ts';
import { mayAskForText } from './writing-requests.ts';

/** Whether a text may be asked for, or the message may answer what was asked about one. */
export function mayBeText(memory: Memory): boolean {
  const { latest } = memory;
  return !isOfOther(memory) && (asksAboutText(memory) || mayAskForText(latest));
}

/** The last reply asked what shall stand in a text, or which it shall be. */
const asksAboutText = (memory: Memory): boolean => {
  const [last = ''] = memory.pastReplies;
  return (
    isBeginning(last) ||
    wasAskedMore(memory) ||
    wasAskedWhichText(memory) ||
    asksForSentence(last) ||
    writings.some((type) => isQuestionFor(type, last))
  );
};
const writings = ['letter', 'poem', 'reflection'] as const;

/** The reader is sure that something else is asked or done: what becomes of a text is not talked about any more. */
export const isOfOther = ({ latest }: Memory): boolean =>
  (heardOf(latest, [...ofCompanion, ...others]) ?? 0) >= sureOfOther &&
  !mayAsk(latest, ['write', 'manner']);
const others = ['practical', 'your-opinion', 'life', 'bye', 'recall', 'general-knowledge'] as const;
const sureOfOther = 0.5;

/** The last reply asked which text is wanted. */
export const wasAskedWhichText = ({ pastReplies: [last = ''] }: Memory): boolean =>
  topicOfReply(last) === 'text-offered';
