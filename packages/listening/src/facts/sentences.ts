import { clausesOf, normaliseMessage, sentencesOf as sentencesIn } from '../guide/text.ts';

/** A sentence longer than this is told in its clauses, so that a fact stands beside words that can be read at once. */
const longest = 160;

/** The sentences of a message that tell something, in the person's words. Questions are left out. */
export function toldSentences(text: string): string[] {
  const message = normaliseMessage(text);
  return sentencesIn(message).flatMap((sentence) => {
    if (sentence.isQuestion) return [];
    if (sentence.text.length <= longest) return [sentence.text];
    return clausesOf(sentence.text).map((clause) => clause.text);
  });
}

/** All sentences of a message, with their end marks. A number that names one of them holds as long as the text does. */
export const sentencesOf = (text: string): string[] =>
  sentencesIn(normaliseMessage(text)).map(
    (sentence) => `${sentence.text}${sentence.isQuestion ? '?' : '.'}`,
  );
