import {
  type Assessment,
  type Kind,
  kindsByUrgency,
  type Level,
  nothingFound,
} from './assessment.ts';
import { denied, longAgo, speaker } from './context.ts';
import { type Found, find } from './find.ts';
import { normalise } from './normalise.ts';
import { repair } from './repair.ts';
import type { Rule } from './rule.ts';
import { listed } from './rules.ts';
import { tokens, type Words } from './tokens.ts';

/** What is read in a text: a pure function, on the device, in time linear to its length. Quotes nothing. */
export function screenText(text: string): Assessment {
  const words = repair(tokens(normalise(text)), listed);
  const kinds = new Set<Kind>();
  let level: Level = 0;
  // What could neither raise the level nor add a kind is not looked for.
  const wanted = (rule: Rule) => rule.level > level || !kinds.has(rule.kind);
  for (const found of find(words, wanted)) {
    const meant = meaning(words, found);
    if (!meant) continue;
    kinds.add(meant.kind);
    if (meant.level > level) level = meant.level;
  }
  if (kinds.size === 0) return nothingFound;
  return { level, kinds: kindsByUrgency.filter((kind) => kinds.has(kind)) };
}

const ownRisk = new Set<Kind>(['suicide', 'self-harm', 'hopeless']);

/** A row of words where it stands: denied, told of long ago or said by another it weighs less, or nothing. */
export function meaning(
  words: Words,
  { line, from, to }: Found,
): { level: Level; kind: Kind } | null {
  const { level, kind, firm, past } = line.rule;
  if (kind === 'someone-else' && speaker(words, to - 1) === 'work') return null;
  if (ownRisk.has(kind)) {
    const said = speaker(words, from);
    if (said === 'work') return null;
    if (said === 'someone') return level >= 2 ? { level: 2, kind: 'someone-else' } : null;
  }
  if (!firm && denied(words, from, to, line.names))
    return kind === 'suicide' ? { level: 1, kind: 'hopeless' } : null;
  if (level >= 2 && (past || !firm) && longAgo(words, from, to))
    return { level: 1, kind: 'hopeless' };
  return { level, kind };
}
