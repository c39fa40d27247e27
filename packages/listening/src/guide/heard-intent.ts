import { type Intent, intents } from '../reader/intents.ts';
import type { Message } from './read-message.ts';

/** What the reader hears to be asked of the companion, and how surely, from 0 to 1. Near danger it is not asked. */
export function intentOf({ reading }: Pick<Message, 'reading'>): Heard | null {
  if (reading?.level !== 0) return null;
  const [best] = Object.entries(reading.about.intents).sort(
    ([, one], [, other]) => other - one,
  ) as [Intent, number][];
  return best ? { intent: best[0], score: best[1] } : null;
}
type Heard = { intent: Intent; score: number };

/**
 * Whether the reader hears that a message only tells, and asks for nothing. A question mark means less than it seems: of the messages of four writers
 * that the reader had not met and that have one it heard 10 of 24 that only told so surely, and one of 78 that asked.
 */
export const onlyTellsSurely = (message: Pick<Message, 'reading' | 'text'>): boolean => {
  const heard = intentOf(message);
  const asksNothing = (practicalIn(message) ?? 0) < mayBePractical;
  return heard?.intent === 'tells' && heard.score >= sureOfTelling && asksNothing;
};

/** How surely a message asks for what the shelf of answers is for, from 0 to 1. Null: the reader hears nothing of what it asks. */
export const practicalIn = ({ reading }: Pick<Message, 'reading'>): number | null => {
  const intents = reading?.about.intents ?? {};
  return Object.keys(intents).length === 0 ? null : (intents.practical ?? 0);
};

/** How surely one of these is asked, from 0 to 1. Null: the reader hears nothing of what is asked. */
export function heardOf(
  { reading }: Pick<Message, 'reading'>,
  asked: readonly Intent[],
): number | null {
  const intents = reading?.about.intents ?? {};
  if (Object.keys(intents).length === 0) return null;
  return Math.max(...asked.map((intent) => intents[intent] ?? 0));
}

/** Whether one of these may be asked. Words alone are wrong too often; without the reader they decide. */
export const mayAsk = (
  message: Pick<Message, 'reading'>,
  asked: readonly Intent[],
  least: number = mayBeAsked,
): boolean => (heardOf(message, asked) ?? 1) >= least;

/** Something of the app, or of the companion itself. */
export const ofCompanion: readonly Intent[] = intents.filter((intent) =>
  /^(?:app|you)-/.test(intent),
);

/** Whether the reader is sure that this is asked. */
export const isHeardAs = (message: Message, intent: Intent): boolean => {
  const heard = intentOf(message);
  return heard?.intent === intent && heard.score >= sureOfIntent;
};

const [sureOfIntent, sureOfTelling, mayBePractical, mayBeAsked] = [0.6, 0.8, 0.3, 0.08];
