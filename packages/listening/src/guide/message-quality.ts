import type { MessageAnalysis } from './analyse-message.ts';
import { swapPerspective } from './perspective.ts';
import { wordsOf } from './text.ts';

const unlikelyWord = /[bcdfghjklmnpqrstvwxz]{5,}|^(?:asd|qwe|zxc|sdf|dfg|fgh|hjk|jkl)/i;

/** Whether a message looks like words, and not like random keys. */
export function isReadable({ text }: MessageAnalysis): boolean {
  const words = wordsOf(text);
  const likely = words.filter(
    (word) => /[aeiouy]/i.test(word) && !unlikelyWord.test(word) && word.length < 18,
  );
  return likely.length / Math.max(1, words.length) >= 0.7;
}

/** Whether a message is a few words without a verb, such as the answer to a question: 'in the kitchen'. */
export const isFragment = (message: MessageAnalysis): boolean =>
  message.wordCount >= 2 &&
  message.wordCount <= 6 &&
  isReadable(message) &&
  message.echoes.length === 0 &&
  fragmentOf(message) !== '';

/** The fragment in the second person, or an empty text. */
export function fragmentOf({ clauses: [clause] }: MessageAnalysis): string {
  const text = clause && !clause.isQuestion ? clause.text : '';
  const startsLikeFragment =
    /^(?:his|her|my|our|the|their|a|an|in|on|at|every|when|mostly|just|only|being|about|with|like)\b/i;
  if (!startsLikeFragment.test(text)) return '';
  if (/\b(?:you|your|yours|fuck\w*|shit\w*)\b/i.test(text)) return '';
  const swapped = swapPerspective(text);
  return swapped.charAt(0).toLowerCase() + swapped.slice(1);
}

/** Whether nothing in a message can be answered. */
export function isUnclear(message: MessageAnalysis): boolean {
  const { patterns, topics, moods, losses, echoes, nouns } = message;
  const found = [patterns, topics, moods, losses, echoes, nouns].some((list) => list.length > 0);
  if (found || isFragment(message)) return false;
  const isEmpty = message.wordCount <= 3 && message.quotes.length === 0 && message.time === null;
  return !isReadable(message) || isEmpty;
}
