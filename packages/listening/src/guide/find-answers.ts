import { type Answer, answerIn } from './answers.ts';
import type { Memory } from './memory.ts';

/** From here on the reader is believed to know which answer is wanted: of one that asks, and of one that only tells. */
const [sureOfQuestion, sureOfStory] = [0.55, 0.7];
/** An answer is offered beside others from here on, and only where the likeliest of them is at least this likely. */
const [worthOffering, worthBeginning] = [0.08, 0.2];
const mostOffered = 3;

type FoundAnswers =
  | { said: Answer }
  | { offered: readonly Answer[] }
  /** Nothing was asked. The answer may help beside the reply. */
  | { beside: Answer };

/**
 * The answer of the shelf that the newest message asks for, or up to three that may be meant. Null: it asks for none.
 * `country`: the one the person chose, ISO 3166.
 */
export function findAnswers({ latest }: Memory, country: string | null): FoundAnswers | null {
  const isAsking =
    latest.act === 'ask-info' || latest.sentences.some(({ isQuestion }) => isQuestion);
  const found = inCountry(latest.reading?.about.answers ?? [], country);
  const [first] = found;
  if (!first) return null;
  if (isAsking && first.score >= sureOfQuestion) return { said: first.answer };
  if (!isAsking) return first.score >= sureOfStory ? { beside: first.answer } : null;
  if (first.score < (latest.act === 'ask-info' ? worthBeginning : worthBeginning * 2)) return null;
  return {
    offered: found
      .filter(({ score }) => score >= worthOffering)
      .slice(0, mostOffered)
      .map(({ answer }) => answer),
  };
}

/** The same answer for several countries counts once, as the one of the person's own. */
function inCountry(scores: readonly { id: string; score: number }[], country: string | null) {
  const found = new Map<string, { answer: Answer; score: number }>();
  for (const { id, score } of scores) {
    const answer = answerIn(id, country);
    if (answer) found.set(answer.id, { answer, score: score + (found.get(answer.id)?.score ?? 0) });
  }
  return [...found.values()].sort((one, other) => other.score - one.score);
}
