import type { Reading } from '../reader/reader.ts';
import { actByWords } from './act-by-words.ts';
import { isOtherLanguage } from './detect-language.ts';
import { type Clause, clausesOf, normaliseMessage, sentencesOf, wordsOf } from './text.ts';
import { timeSinceIn } from './time-expressions.ts';

export type Act = Reading['act'];

/** One message of the person, as it is read: by its words, and by the learned reader where that is there. */
export type Message = {
  /** Normalised. */
  text: string;
  wordCount: number;
  clauses: readonly Clause[];
  sentences: readonly { text: string; isQuestion: boolean }[];
  reading: Reading | null;
  /** What it does. Without the reader only the plainest are known; the rest is null. */
  act: Act | null;
  /** How long it has been: 'three weeks'. */
  timeSince: string | null;
  /** A language that the guide does not speak, 'other' where it cannot be told which; null for English. */
  language: string | null;
};

export function readMessage(original: string, reading: Reading | null): Message {
  const text = normaliseMessage(original);
  const wordCount = wordsOf(text).length;
  return {
    text,
    wordCount,
    clauses: clausesOf(text),
    sentences: sentencesOf(text),
    reading,
    act: actByWords(text, wordCount) ?? reading?.act ?? null,
    timeSince: timeSinceIn(text),
    language: languageOf(text, wordCount, reading),
  };
}

function languageOf(text: string, wordCount: number, reading: Reading | null): string | null {
  if (reading && reading.language !== 'en') return reading.language;
  return isOtherLanguage(text, wordCount) ? 'other' : null;
}
