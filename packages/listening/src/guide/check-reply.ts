import { forbiddenIn } from './forbidden.ts';
import { wordsOf } from './text.ts';

/** The most words and questions that a text may have. */
export type ReplyBounds = { words: number; questions: number };

export const replyBounds: ReplyBounds = { words: 60, questions: 1 };
export const draftBounds: ReplyBounds = { words: 220, questions: 0 };

/** What filled slots can break: left-over braces, agreement, doubled words, punctuation, articles. */
const grammarFaults: readonly RegExp[] = [
  /[{}]|\bundefined\b|\bnull\b|\bNaN\b/,
  /\byou (?:am|is|was|has|does|doesn't|hasn't|isn't|wasn't)\b/i,
  /\b(?:she|he) (?:are|were|have|do|don't|haven't)\b/i,
  /\b(?:the|a|an|your|my) (?:the|a|an|your|my|his|her|their)\b/i,
  /\b(?:to to|that that|of of|you you|and and|not not|is is|so so)\b/i,
  /\s[,.;:?]|[,.;:]{2,}|\?\.|\.\?/,
  /\ba [aeiou](?!ne\b|nce\b|niv|sual|sed|seful|u)\w+/i,
  /\ban [bcdfgjklmnpqrstvwxyz]\w+/i,
];

/** Why a reply may not be shown, or null if it may. `recent` are the companion's last replies, newest first. */
export function findFault(
  text: string,
  recent: readonly string[],
  bounds: ReplyBounds = replyBounds,
): string | null {
  return forbiddenIn(text) ?? findFormFault(text, recent, bounds);
}

/** The same for sentences of the bank, which a test checks for what no reply may say. */
export function findFormFault(
  text: string,
  recent: readonly string[],
  bounds: ReplyBounds = replyBounds,
): string | null {
  if (grammarFaults.some((pattern) => pattern.test(text))) return 'grammar';
  if (wordsOf(text).length > bounds.words) return 'length';
  if ((text.match(/\?/g) ?? []).length > bounds.questions) return 'questions';
  const said = new Set(recent.slice(0, 20).flatMap(longSentences));
  if (longSentences(text).some((sentence) => said.has(sentence))) return 'repeated';
  const opening = openingOf(text);
  return recent.slice(0, 3).some((reply) => openingOf(reply) === opening) ? 'opening' : null;
}

/** The first two words: no two replies in a row begin alike. */
export const openingOf = (text: string): string =>
  wordsOf(text.toLowerCase()).slice(0, 2).join(' ');

/** Sentences of three words and more, in a form that can be compared. */
export const longSentences = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/(?<=[.?])\s+|\n+/)
    .map((sentence) => wordsOf(sentence).join(' '))
    .filter((sentence) => sentence.split(' ').length >= 3);
