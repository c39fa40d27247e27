import { type Pattern, pattern } from './pattern.ts';
import type { Rule } from './rule.ts';
import { bereavedRules } from './rules-bereaved.ts';
import { bodyRules } from './rules-body.ts';
import { codedRules } from './rules-coded.ts';
import { explicitRules } from './rules-explicit.ts';
import { harmRules } from './rules-harm.ts';
import { heavyRules } from './rules-heavy.ts';
import { obliqueRules } from './rules-oblique.ts';
import { othersRules } from './rules-others.ts';
import { passiveRules } from './rules-passive.ts';
import { reunionRules } from './rules-reunion.ts';
import { youngRules } from './rules-young.ts';

export type Line = {
  rule: Rule;
  pattern: Pattern;
  unless: ReadonlySet<string>;
  text: string;
  names: ReadonlySet<string>;
};

const namedIn = ({ steps }: Pattern): ReadonlySet<string> =>
  new Set(steps.flatMap((step) => ('words' in step ? [...step.words] : [])));

const none: ReadonlySet<string> = new Set();

/** All lines of all rules. */
export const lines: readonly Line[] = [
  ...explicitRules,
  ...codedRules,
  ...passiveRules,
  ...obliqueRules,
  ...reunionRules,
  ...harmRules,
  ...bodyRules,
  ...othersRules,
  ...youngRules,
  ...bereavedRules,
  ...heavyRules,
].flatMap((rule) => {
  const unless = rule.unless ? new Set(rule.unless.split(' ')) : none;
  return rule.lines.map((text) => {
    const row = pattern(text);
    return { rule, pattern: row, unless, text, names: namedIn(row) };
  });
});

/** Every word some rule names: what a slip may be put right to. */
export const listed: ReadonlySet<string> = new Set(lines.flatMap(({ names }) => [...names]));
