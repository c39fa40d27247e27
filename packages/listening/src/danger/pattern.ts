import type { Words } from './tokens.ts';
import { wordClasses } from './word-classes.ts';

/**
 * A rule's line is words in a row: `a|b` one of them, `ab*` a beginning, `@name` a list from word-classes.ts, `word?` may be
 * missing, `$` among others the end of a clause, `~3` up to three other words, `!a|b` not followed by these, `<a|b` (first) not preceded by these, `^` and `$` where a
 * clause starts and ends. A row never runs across the end of a sentence.
 */
export type Pattern = { steps: readonly Step[]; first: ReadonlySet<string> };

type Step =
  | {
      is: 'word';
      words: ReadonlySet<string>;
      starts: readonly string[];
      optional: boolean;
      orEnd: boolean;
    }
  | { is: 'gap'; most: number }
  | { is: 'not' | 'not-before'; words: ReadonlySet<string> }
  | { is: 'start' | 'end' };

/** Throws for a line that could not be looked up by its first word. */
export function pattern(line: string): Pattern {
  const steps = line.split(' ').map(stepOf);
  const first = new Set<string>();
  for (const step of steps) {
    if (step.is !== 'word') continue;
    if (step.starts.length > 0) throw new Error(`A line starts with a whole word: ${line}`);
    for (const word of step.words) first.add(word);
    if (!step.optional) return { steps, first };
  }
  throw new Error(`A line needs a word: ${line}`);
}

function stepOf(part: string): Step {
  if (part === '^') return { is: 'start' };
  if (part === '$') return { is: 'end' };
  if (part.startsWith('~')) return { is: 'gap', most: Number(part.slice(1)) };
  if (part.startsWith('!')) return { is: 'not', words: wordsOf(part.slice(1)).words };
  if (part.startsWith('<')) return { is: 'not-before', words: wordsOf(part.slice(1)).words };
  const optional = part.endsWith('?');
  const orEnd = part.split('|').includes('$');
  return { is: 'word', optional, orEnd, ...wordsOf(optional ? part.slice(0, -1) : part) };
}

function wordsOf(part: string) {
  const each = part.split('|').flatMap((word) => {
    if (!word.startsWith('@')) return [word];
    const listed = wordClasses[word.slice(1)];
    if (!listed) throw new Error(`There is no list called ${word}`);
    return listed;
  });
  return {
    words: new Set(each.filter((word) => !word.endsWith('*'))),
    starts: each.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}

/** The position after the last word of the row that starts at `at`, or -1. */
export function matchAt({ steps }: Pattern, text: Words, at: number): number {
  return run(steps, 0, text, at, at);
}

function run(steps: readonly Step[], index: number, text: Words, from: number, at: number): number {
  const step = steps[index];
  if (!step) return at;
  const rest = (next: number) => run(steps, index + 1, text, from, next);
  const open = at < text.words.length && (at === from || (text.breaks[at] ?? 2) < 2);
  switch (step.is) {
    case 'start':
      return (text.breaks[at] ?? 2) > 0 || joins.has(text.words[at - 1] ?? '') ? rest(at) : -1;
    case 'end':
      return at >= text.words.length || (text.breaks[at] ?? 2) > 0 ? rest(at) : -1;
    case 'not':
      return open && step.words.has(text.words[at] ?? '') ? -1 : rest(at);
    case 'not-before':
      return (text.breaks[at] ?? 2) === 0 && step.words.has(text.words[at - 1] ?? '')
        ? -1
        : rest(at);
    case 'gap': {
      for (let skip = 0; skip <= step.most; skip += 1) {
        if (skip > 0 && (text.breaks[at + skip - 1] ?? 2) > 1) return -1;
        const end = rest(at + skip);
        if (end >= 0) return end;
      }
      return -1;
    }
    case 'word': {
      const word = open ? (text.words[at] ?? '') : '';
      const fits = step.words.has(word) || step.starts.some((start) => word.startsWith(start));
      const ends = step.orEnd && (at >= text.words.length || (text.breaks[at] ?? 2) > 0);
      const end = word !== '' && fits ? rest(at + 1) : ends ? rest(at) : -1;
      return end < 0 && step.optional ? rest(at) : end;
    }
  }
}

const joins = new Set([
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
