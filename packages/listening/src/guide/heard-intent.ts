import type { Intent } from '../reader/intents.ts';
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

/** Whether the reader hears that a message only tells, and asks for nothing. What has a question mark may ask all the same. */
export const onlyTellsSurely = (message: Pick<Message, 'reading' | 'text'>): boolean => {
  const heard = intentOf(message);
  const asksNothing = (practicalIn(message) ?? 0) < mayBePractical;
  return (
    heard?.intent === 'tells' &&
    heard.score >= sureOfTelling &&
    asksNothing &&
    !message.text.includes('?')
  );
};

/** How surely a message asks for what the shelf of answers is for, from 0 to 1. Null: the reader hears nothing of what it asks. */
export const practicalIn = ({ reading }: Pick<Message, 'reading'>): number | null => {
  const intents = reading?.about.intents ?? {};
  return Object.keys(intents).length === 0 ? null : (intents.practical ?? 0);
};

/** Whether the reader is sure that this is asked. */
export const isHeardAs = (message: Message, intent: Intent): boolean => {
  const heard = intentOf(message);
  return heard?.intent === intent && heard.score >= sureOfIntent;
};

const [sureOfIntent, sureOfTelling, mayBePractical] = [0.6, 0.8, 0.3];
