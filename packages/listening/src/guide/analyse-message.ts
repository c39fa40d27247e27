import type { Intent, Mood, SentencePattern, Topic } from './bank-entries.ts';
import { concreteNounsIn } from './concrete-nouns.ts';
import { isOtherLanguage } from './detect-language.ts';
import { type Loss, losses } from './losses.ts';
import { swapPerspective } from './perspective.ts';
import { contrastIn, echoesIn, quotesIn } from './quotable-clauses.ts';
import { quotableExcerpt } from './quotable-excerpt.ts';
import { intents, moods, sentencePatterns, topics } from './reply-bank.ts';
import { type Clause, clausesOf, normaliseMessage, wordsOf } from './text.ts';
import { durationIn, timeIn, timeSinceIn } from './time-expressions.ts';

/** `x` is what the pattern captured, in the second person. */
export type PatternMatch = { pattern: SentencePattern; x: string; clause: Clause };
export type TopicMatch = { topic: Topic; clause: Clause };
export type MoodMatch = { mood: Mood; isNegated: boolean; isStrong: boolean; clause: Clause };
export type LossMatch = { loss: Loss; clause: Clause };

/** What one message says, without the rest of the conversation. */
export type MessageAnalysis = {
  /** Normalised. */
  text: string;
  wordCount: number;
  clauses: readonly Clause[];
  intent: Intent | null;
  patterns: readonly PatternMatch[];
  topics: readonly TopicMatch[];
  moods: readonly MoodMatch[];
  losses: readonly LossMatch[];
  /** Whole clauses in the second person, the most important first. */
  echoes: readonly string[];
  /** The person's words, to be quoted. */
  quotes: readonly string[];
  nouns: readonly string[];
  /** The two sides of 'x but y', in the second person. */
  contrast: readonly [string, string] | null;
  /** A point in time: 'three weeks ago'. */
  time: string | null;
  /** How long it has been: 'three weeks'. */
  timeSince: string | null;
  /** How long something lasted: 'twenty years'. */
  duration: string | null;
  isOtherLanguage: boolean;
};

export function analyseMessage(message: string): MessageAnalysis {
  const text = normaliseMessage(message);
  const clauses = clausesOf(text);
  const wordCount = wordsOf(text).length;
  return {
    text,
    wordCount,
    clauses,
    intent:
      intents.find(({ cues, maxWords = 400 }) => cues.test(text) && wordCount <= maxWords) ?? null,
    patterns: clauses.flatMap(patternsIn),
    topics: topics.flatMap((topic) => matchTopic(topic, text, clauses)),
    moods: moods.flatMap((mood) => matchMood(mood, clauses)),
    losses: clauses.flatMap((clause) =>
      losses.filter(({ cues }) => cues.test(clause.text)).map((loss) => ({ loss, clause })),
    ),
    echoes: echoesIn(clauses),
    quotes: quotesIn(text, clauses),
    nouns: concreteNounsIn(text),
    contrast: contrastIn(text),
    time: timeIn(text),
    timeSince: timeSinceIn(text),
    duration: durationIn(text),
    isOtherLanguage: isOtherLanguage(text, wordCount),
  };
}

function patternsIn(clause: Clause): PatternMatch[] {
  return sentencePatterns.flatMap((pattern) => {
    if (clause.isQuestion && !/^(?:what-if|do-not-know)$/.test(pattern.id)) return [];
    const captured = clause.text.match(pattern.pattern)?.[1];
    const excerpt = captured ? quotableExcerpt(captured) : null;
    if (!excerpt || !canBeCaptured(pattern, excerpt)) return [];
    return [{ pattern, x: inMidSentence(swapPerspective(excerpt), pattern), clause }];
  });
}

const notVerbs =
  /^(?:the|a|an|my|your|his|her|their|our|it|this|that|he|she|they|we|i|me|him|them|us|so|very|too|and|or|but|in|on|at|for|with|of|to|not|more|all|much|many)\b/i;

function canBeCaptured({ captures }: SentencePattern, words: string): boolean {
  if (captures === 'verb') return !notVerbs.test(words) && /^[a-z]/i.test(words);
  if (captures === 'thing') return !/^(?:so|that|very|not|when|if|because|to|how)\b/i.test(words);
  return wordsOf(words).length >= (captures === 'clause' ? 2 : 1);
}

/** A captured clause in lower case, if only its place in the sentence made it begin with a capital. */
const inMidSentence = (words: string, { captures }: SentencePattern): string =>
  captures === 'clause' &&
  /^(?:The|A|An|He|She|They|It|Your|You|We|His|Her|Their|This|That|To|There|Everyone|Everybody|People|When)\b/.test(
    words,
  )
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;

function matchTopic(topic: Topic, text: string, clauses: readonly Clause[]): TopicMatch[] {
  if (!topic.cues.test(text)) return [];
  const clause = clauses.find((each) => topic.cues.test(each.text)) ?? clauses[0];
  return clause ? [{ topic, clause }] : [];
}

const negation =
  /\b(?:not|n't|never|no longer|isn't|wasn't|don't|doesn't|didn't|without|stopped being|can't feel)\s+(?:\w+\s+){0,2}$/i;
const intensifier =
  /\b(?:so|very|really|completely|absolutely|totally|unbearably|always|all the time|extremely|utterly)\b/i;

function matchMood(mood: Mood, clauses: readonly Clause[]): MoodMatch[] {
  for (const clause of clauses) {
    const match = clause.text.match(mood.cues);
    if (!match) continue;
    const before = clause.text.slice(0, match.index);
    const isNegated = negation.test(before) && !/n't/.test(match[0]);
    return [{ mood, clause, isNegated, isStrong: intensifier.test(before) }];
  }
  return [];
}
