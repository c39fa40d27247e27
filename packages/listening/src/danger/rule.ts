import type { DangerKind, DangerLevel } from './assessment.ts';

/** Patterns (pattern.ts says how they are written) that say the same about a person. */
export type Rule = {
  level: DangerLevel;
  kind: DangerKind;
  /** A 'not' before it changes nothing: the pattern contains its own negation, or reports what has happened. */
  ignoresNegation?: true;
  /** Reports the past: with 'used to' or 'years ago' it is level 1 at most. */
  isAboutPast?: true;
  /** Words near a match that give it another meaning. */
  unlessNear?: string;
  patterns: readonly string[];
};
