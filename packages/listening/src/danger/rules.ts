import { compilePattern, type Pattern } from './pattern.ts';
import type { Rule } from './rule.ts';
import { bereavedRules } from './rules-bereaved.ts';
import { childRules } from './rules-child.ts';
import { codedRules } from './rules-coded.ts';
import { emergencyRules } from './rules-emergency.ts';
import { explicitRules } from './rules-explicit.ts';
import { hopelessRules } from './rules-hopeless.ts';
import { indirectRules } from './rules-indirect.ts';
import { overdoseAndEatingRules } from './rules-overdose-eating.ts';
import { passiveRules } from './rules-passive.ts';
import { reunionRules } from './rules-reunion.ts';
import { selfHarmRules } from './rules-self-harm.ts';
import { violenceRules } from './rules-violence.ts';

/** One compiled pattern of a rule. `ownWords` are all the words that the pattern names. */
export type RulePattern = {
  rule: Rule;
  compiled: Pattern;
  unlessNear: ReadonlySet<string>;
  ownWords: ReadonlySet<string>;
};

const noWords: ReadonlySet<string> = new Set();

/** All patterns of all rules. */
export const rulePatterns: readonly RulePattern[] = [
  ...explicitRules,
  ...codedRules,
  ...passiveRules,
  ...indirectRules,
  ...reunionRules,
  ...selfHarmRules,
  ...emergencyRules,
  ...overdoseAndEatingRules,
  ...violenceRules,
  ...childRules,
  ...bereavedRules,
  ...hopelessRules,
].flatMap((rule) => {
  const unlessNear = rule.unlessNear ? new Set(rule.unlessNear.split(' ')) : noWords;
  return rule.patterns.map((text) => {
    const compiled = compilePattern(text);
    return { rule, compiled, unlessNear, ownWords: wordsNamedIn(compiled) };
  });
});

/** Every word that some rule names: a typo is only ever repaired to one of these. */
export const vocabulary: ReadonlySet<string> = new Set(
  rulePatterns.flatMap(({ ownWords }) => [...ownWords]),
);

function wordsNamedIn({ steps }: Pattern): ReadonlySet<string> {
  return new Set(steps.flatMap((step) => ('words' in step ? [...step.words] : [])));
}
