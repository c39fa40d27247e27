import { matchAt, type Pattern } from './pattern.ts';
import type { Rule } from './rule.ts';
import { type RulePattern, rulePatterns } from './rules.ts';
import type { TokenisedText } from './tokenise.ts';

/** Words that match a rule: the position of the first and of the one after the last. */
export type RuleMatch = { found: RulePattern; from: number; to: number };

/** A pattern is looked up by its rarest word, the anchor, which stands `least` to `most` words after its first. */
type Anchor = { pattern: RulePattern; least: number; most: number };
type AnchoredRule = { rule: Rule; anchors: Anchor[] };

/** Words of nearly every text. As an anchor they would be looked up all the time. */
const commonWords = new Set(
  'i im ive id ill my me to the a and is was be been are it its of in on at that this dont not no you your he she they him her them his their wanna want gonna will would could should must might may needto have had has got get can cant how what when if so for with just like know feel feeling feels go going do did does up out off all any never ever one some there here now then again still being am or but by from as too even only more much into about because who why where than think been made make take took said says down over life day days way time people left goto wish before after very really good back home night'.split(
    ' ',
  ),
);

const rulesByAnchor = new Map<string, AnchoredRule[]>();
for (const pattern of rulePatterns) {
  const { anchor, words } = anchorOf(pattern);
  for (const word of words) {
    const anchored = rulesByAnchor.get(word) ?? [];
    rulesByAnchor.set(word, anchored);
    const known = anchored.find(({ rule }) => rule === pattern.rule);
    if (known) known.anchors.push(anchor);
    else anchored.push({ rule: pattern.rule, anchors: [anchor] });
  }
}

/** Beyond so many words, places that stand between the same words are only looked at `mostRepeats` times. */
const longText = 1000;
const mostRepeats = 40;

/**
 * Every match of the rules that are still `isWanted`. The work for each word is bounded, however long the text, and in a
 * long text also the work for one thing said again and again.
 */
export function* findMatches(
  text: TokenisedText,
  isWanted: (rule: Rule) => boolean,
): Generator<RuleMatch> {
  const seen = text.words.length > longText ? new Map<string, number>() : null;
  for (let position = 0; position < text.words.length; position += 1) {
    const anchored = rulesByAnchor.get(text.words[position] ?? '');
    if (!anchored || (seen && isRepeated(text, position, seen))) continue;
    for (const { rule, anchors } of anchored) {
      if (!isWanted(rule)) continue;
      for (const { pattern: found, least, most } of anchors) {
        for (let from = Math.max(0, position - most); from <= position - least; from += 1) {
          if (!found.compiled.firstWords.has(text.words[from] ?? '')) continue;
          const to = matchAt(found.compiled, text, from);
          if (to < 0 || isExcluded(found, text, from, to)) continue;
          yield { found, from, to };
        }
      }
    }
  }
}

function isRepeated({ words }: TokenisedText, position: number, seen: Map<string, number>) {
  const between = words.slice(Math.max(0, position - 3), position + 4).join(' ');
  const times = (seen.get(between) ?? 0) + 1;
  seen.set(between, times);
  return times > mostRepeats;
}

/** How many words before and after a match may exclude it. */
const exclusionWindow = 8;

/** Whether a word near the match gives it another meaning. */
function isExcluded(
  { unlessNear }: RulePattern,
  { words }: TokenisedText,
  from: number,
  to: number,
): boolean {
  if (unlessNear.size === 0) return false;
  return words
    .slice(Math.max(0, from - exclusionWindow), to + exclusionWindow)
    .some((word) => unlessNear.has(word));
}

function anchorOf(pattern: RulePattern): { anchor: Anchor; words: readonly string[] } {
  let best = { cost: Number.POSITIVE_INFINITY, least: 0, most: 0, words: [] as string[] };
  let least = 0;
  let most = 0;
  for (const step of pattern.compiled.steps) {
    if (step.is === 'gap') most += step.most;
    if (step.is !== 'word') continue;
    const isCertain = !step.isOptional && !step.canBeEnd;
    const cost = lookupCost(step.words);
    if (isCertain && step.prefixes.length === 0 && cost < best.cost)
      best = { cost, least, most, words: [...step.words] };
    if (isCertain) least += 1;
    most += 1;
  }
  return { anchor: { pattern, least: best.least, most: best.most }, words: best.words };
}

function lookupCost(words: Pattern['firstWords']) {
  return [...words].reduce((sum, word) => sum + (commonWords.has(word) ? 100 : 1), 0);
}
