import type { Tone } from '../engine.ts';
import { disclosure } from './forbidden.ts';

const contractions: readonly [RegExp, string][] = [
  [/\b(do|does|did|is|was|were|has|have|had|would|could|should|are) not\b(?! only)/gi, "$1n't"],
  [/\bcannot\b/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [/(?<=^|[.?:,] |\band |\bbut )(that) is (?=[a-z{])/gi, "$1's "],
  [
    /(?<!(?:as|than|how|what|where|way|who|why|of|about|with|for|in) )\b(it|there) is (?=[a-z{])(?!what |how )/gi,
    "$1's ",
  ],
  [/(?<!(?:as|than|how|what|where|way|who|why) )\b(you|they) are (?=[a-z{])/gi, "$1're "],
  [/\bI am (?=[a-z{])/g, "I'm "],
  [/\bI would (?=[a-z{])/g, "I'd "],
  [/\bI have (?=(?:got|kept|not|heard|understood|said|lost)\b)/g, "I've "],
];

/** Adds contractions in the two livelier tones. Works on a template, before its slots are filled. */
export function applyTone(text: string, tone: Tone): string {
  if (tone === 'calm' || tone === 'soothing' || text.includes(disclosure)) return text;
  return withContractions(text);
}

export const withContractions = (text: string): string =>
  contractions.reduce((contracted, [long, short]) => contracted.replace(long, short), text);
