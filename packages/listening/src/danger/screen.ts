import {
  type Assessment,
  type DangerKind,
  type DangerLevel,
  kindsByUrgency,
  nothingFound,
} from './assessment.ts';
import { isInPast, isNegated, speakerAt } from './context.ts';
import { withoutFigures } from './figures.ts';
import { findMatches, type RuleMatch } from './find-matches.ts';
import { normalise } from './normalise.ts';
import { tellsOfPreparations } from './preparations.ts';
import { repairTypos } from './repair-typos.ts';
import type { Rule } from './rule.ts';
import { vocabulary } from './rules.ts';
import { type TokenisedText, tokenise } from './tokenise.ts';

/** The danger that a text speaks of. A pure function, on the device, in time linear to the text's length. */
export function screenText(text: string): Assessment {
  const tokenised = repairTypos(tokenise(withoutFigures(normalise(text))), vocabulary);
  const kinds = new Set<DangerKind>();
  let level: DangerLevel = 0;
  // A rule that could neither raise the level nor add a kind is skipped.
  const isWanted = (rule: Rule) => rule.level > level || !kinds.has(rule.kind);
  for (const match of findMatches(tokenised, isWanted)) {
    const meaning = inContext(tokenised, match);
    if (!meaning) continue;
    kinds.add(meaning.kind);
    if (meaning.level > level) level = meaning.level;
  }
  // Read last, across the sentences. A denial, which is at level 1, is believed.
  if (kinds.size === 0 && tellsOfPreparations(text)) return { level: 2, kinds: ['suicide'] };
  if (kinds.size === 0) return nothingFound;
  return { level, kinds: kindsByUrgency.filter((kind) => kinds.has(kind)) };
}

const kindsOfOwnRisk = new Set<DangerKind>(['suicide', 'self-harm', 'hopeless']);

/** What a match means where it stands: negated, in the past or said by somebody else it weighs less, or nothing. */
function inContext(
  text: TokenisedText,
  { found, from, to }: RuleMatch,
): { level: DangerLevel; kind: DangerKind } | null {
  const { level, kind, ignoresNegation, isAboutPast } = found.rule;
  if (kind === 'someone-else' && speakerAt(text, to - 1) === 'work') return null;
  if (kindsOfOwnRisk.has(kind)) {
    const speaker = speakerAt(text, from);
    if (speaker === 'work') return null;
    if (speaker === 'someone') return level >= 2 ? { level: 2, kind: 'someone-else' } : null;
  }
  if (!ignoresNegation && isNegated(text, from, to, found.ownWords))
    return kind === 'suicide' ? { level: 1, kind: 'hopeless' } : null;
  if (level >= 2 && (isAboutPast || !ignoresNegation) && isInPast(text, from, to))
    return { level: 1, kind: 'hopeless' };
  return { level, kind };
}
