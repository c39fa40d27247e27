import type { TokenisedText } from './tokenise.ts';
import { wordClasses } from './word-classes.ts';

/**
 * A compiled pattern over words. It is written as words in a row: `a|b` one of them, `ab*` a prefix, `@name` a list from
 * word-classes.ts, `word?` may be missing, `$` among others the end of a clause, `~3` up to three other words, `!a|b` not
 * followed by these, `<a|b` (first) not preceded by these, `^` and `$` where a clause starts and ends. A match never runs
 * across the end of a sentence.
 */
export type Pattern = { steps: readonly PatternStep[]; firstWords: ReadonlySet<string> };

type PatternStep =
  | {
      is: 'word';
      words: ReadonlySet<string>;
      prefixes: readonly string[];
      isOptional: boolean;
      canBeEnd: boolean;
    }
  | { is: 'gap'; most: number }
  | { is: 'not-followed' | 'not-preceded'; words: ReadonlySet<string> }
  | { is: 'clause-start' | 'clause-end' };

/** Throws for a pattern that could not be looked up by its first word. */
export function compilePattern(text: string): Pattern {
  const steps = text.split(' ').map(compileStep);
  const firstWords = new Set<string>();
  for (const step of steps) {
    if (step.is !== 'word') continue;
    if (step.prefixes.length > 0) throw new Error(`A pattern starts with a whole word: ${text}`);
    for (const word of step.words) firstWords.add(word);
    if (!step.isOptional) return { steps, firstWords };
  }
  throw new Error(`A pattern needs a word: ${text}`);
}

function compileStep(part: string): PatternStep {
  if (part === '^') return { is: 'clause-start' };
  if (part === '$') return { is: 'clause-end' };
  if (part.startsWith('~')) return { is: 'gap', most: Number(part.slice(1)) };
  if (part.startsWith('!')) return { is: 'not-followed', words: wordsOf(part.slice(1)).words };
  if (part.startsWith('<')) return { is: 'not-preceded', words: wordsOf(part.slice(1)).words };
  const isOptional = part.endsWith('?');
  const canBeEnd = part.split('|').includes('$');
  return { is: 'word', isOptional, canBeEnd, ...wordsOf(isOptional ? part.slice(0, -1) : part) };
}

function wordsOf(part: string) {
  const each = part.split('|').flatMap((word) => {
    if (!word.startsWith('@')) return [word];
    const listed = wordClasses[word.slice(1)];
    if (!listed) throw new Error(`There is no word class called ${word}`);
    return listed;
  });
  return {
    words: new Set(each.filter((word) => !word.endsWith('*'))),
    prefixes: each.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}

/** The position after the last word of the match that starts at `from`, or -1. */
export function matchAt({ steps }: Pattern, text: TokenisedText, from: number): number {
  return matchSteps(steps, 0, text, from, from);
}

function matchSteps(
  steps: readonly PatternStep[],
  index: number,
  text: TokenisedText,
  from: number,
  position: number,
): number {
  const step = steps[index];
  if (!step) return position;
  const matchRest = (next: number) => matchSteps(steps, index + 1, text, from, next);
  const breakBefore = text.breaks[position] ?? 2;
  const isInSentence = position < text.words.length && (position === from || breakBefore < 2);
  switch (step.is) {
    case 'clause-start':
      return breakBefore > 0 || clauseOpeners.has(text.words[position - 1] ?? '')
        ? matchRest(position)
        : -1;
    case 'clause-end':
      return position >= text.words.length || breakBefore > 0 ? matchRest(position) : -1;
    case 'not-followed':
      return isInSentence && step.words.has(text.words[position] ?? '') ? -1 : matchRest(position);
    case 'not-preceded':
      return breakBefore === 0 && step.words.has(text.words[position - 1] ?? '')
        ? -1
        : matchRest(position);
    case 'gap': {
      for (let skipped = 0; skipped <= step.most; skipped += 1) {
        if (skipped > 0 && (text.breaks[position + skipped - 1] ?? 2) > 1) return -1;
        const end = matchRest(position + skipped);
        if (end >= 0) return end;
      }
      return -1;
    }
    case 'word': {
      const word = isInSentence ? (text.words[position] ?? '') : '';
      const fits = step.words.has(word) || step.prefixes.some((prefix) => word.startsWith(prefix));
      const endsClause = step.canBeEnd && (position >= text.words.length || breakBefore > 0);
      const end =
        word !== '' && fits ? matchRest(position + 1) : endsClause ? matchRest(position) : -1;
      return end < 0 && step.isOptional ? matchRest(position) : end;
    }
  }
}

/** Words after which a clause may start without a comma. */
const clauseOpeners = new Set([
  'and',
  'but',
  'so',
  'because',
  'cause',
  'cuz',
  'then',
  'just',
  'really',
  'that',
  'or',
]);
