import { quotation } from './danger-or-judgement.ts';
import { capitalise } from './text.ts';

/** Auxiliaries first, so that no 'you am' is left. */
const turned: readonly [RegExp, string][] = [
  // Without 'that', 'you' would stand twice.
  [/\b(told|tells|promised|reminded|warned|showed) (me|us) (?=(?:I|we)\b)/gi, '$1 $2 that '],
  [/\bI am\b|\bI'm\b/g, 'you are'],
  [/\bam I\b/g, 'are you'],
  [/\bI wasn't\b/g, "you weren't"],
  [/\bI was\b/g, 'you were'],
  [/\bI'(ve|d|ll)\b/g, "you'$1"],
  [/\bwe'(ve|d|ll|re)\b/gi, "you'$1"],
  [/\b(?:I|me|we|us)\b(?!')/gi, 'you'],
  [/\b(?:my|our)\b/gi, 'your'],
  [/\b(?:mine|ours)\b/gi, 'yours'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bourselves\b/gi, 'yourselves'],
];

/** 'I' to 'you', and the small verbs with it. What is quoted stays as it was said. */
export function inSecondPerson(text: string): string {
  const quoted = text.match(quotation) ?? [];
  return turned
    .reduce((sentence, [from, to]) => sentence.replace(from, to), text.replace(quotation, '\ue000'))
    .replace(/\ue000/g, () => quoted.shift() ?? '');
}

/** What turning may leave that nobody says. */
export const leftOver =
  /\byou (?:am|is|was|has|does|doesn't|hasn't|isn't|wasn't)\b|\b(?:you|your) (?:you|your)\b|\byou and you\b/i;

const days =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december|christmas|easter)\b/gi;

/** Months that are words as well. */
const alsoWords = /\b(in|since|until|was|not|last|next|of|early|late) (may|march)\b/gi;

/** 'He called every dog professor': no name, though it was taken for one. */
const neverNames = /^(?:every|each|some|any|all|both|no|the|one)$/i;

/** Names and days as they are written. */
export const withNames = (text: string, names: readonly string[]): string =>
  names
    .filter((name) => !neverNames.test(name))
    .reduce(
      (sentence, name) =>
        sentence.replace(new RegExp(`(?<![\\w'])${name}(?!\\w|'t\\b)`, 'gi'), name),
      text
        .replace(days, (day) => capitalise(day.toLowerCase()))
        .replace(
          alsoWords,
          (_all, before: string, month: string) => `${before} ${capitalise(month)}`,
        ),
    );
