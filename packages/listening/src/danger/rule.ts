import type { Kind, Level } from './assessment.ts';

/** Lines of words (see pattern.ts) that mean the same for a person. */
export type Rule = {
  level: Level;
  kind: Kind;
  /** A 'not' before it changes nothing: the line says no by itself, or tells what has happened. */
  firm?: true;
  /** Tells of earlier: with 'used to' or 'years ago' it is a soft line at most. */
  past?: true;
  /** Words near it that make it mean something else. */
  unless?: string;
  lines: readonly string[];
};
