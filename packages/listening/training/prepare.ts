/**
 * Turns the labelled lines into numbers for train.py: each as pieces of words, as letter groups, and with its labels as
 * places in the lists of labels. Both are cut by the code that the app runs.
 *
 * usage: tsx training/prepare.ts LINES START MADE
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heads, readerLabels } from '../src/reader/labels.ts';
import { createPieceReader } from '../src/reader/pieces.ts';
import { letterGroups, tokensOf } from '../src/reader/tokens.ts';
import { type Line, readLines } from './lines.ts';

const [lines = '', start = '', made = ''] = process.argv.slice(2);
const piecesOf = createPieceReader(JSON.parse(readFileSync(join(start, 'vocab.json'), 'utf8')));
const tokens = new Map<string, number>();

function tokenNumbers(text: string): number[] {
  return tokensOf(text).map(({ text: token }) => {
    const known = tokens.get(token) ?? tokens.size;
    tokens.set(token, known);
    return known;
  });
}

const places = (head: keyof typeof readerLabels, names: readonly string[]): number[] =>
  names.flatMap((name) => {
    const at = (readerLabels[head] as readonly string[]).indexOf(name);
    return at < 0 ? [] : [at];
  });

const numbersOf = ({ text, before, group, level, kinds, whose, act, ...line }: Line) => ({
  group,
  level,
  pieces: piecesOf(text),
  lower: piecesOf(text.toLowerCase()),
  before: before ? piecesOf(before) : [],
  tokens: tokenNumbers(text),
  kind: places('kind', kinds),
  whose: places('whose', [whose])[0] ?? 0,
  act: places('act', [act])[0] ?? 0,
  event: places(
    'event',
    line.happened.map(({ event }) => event),
  ),
  relation: places(
    'relation',
    line.happened.map(({ relation }) => relation),
  ),
  feeling: places('feeling', line.feelings),
  denied: places(
    'denied',
    line.feelings.flatMap((name) => (name.startsWith('!') ? [name.slice(1)] : [])),
  ),
  language: places('language', [line.language])[0] ?? 0,
});

const examples = readLines(lines).map(numbersOf);
mkdirSync(made, { recursive: true });
const write = (name: string, value: unknown) =>
  writeFileSync(join(made, name), JSON.stringify(value));
write('examples.json', examples);
write('tokens.json', [...tokens.keys()].map(letterGroups));
write('heads.json', Object.fromEntries(heads.map((head) => [head, readerLabels[head]])));
write(
  'thresholds.json',
  JSON.parse(readFileSync(join(import.meta.dirname, 'thresholds.json'), 'utf8')),
);
console.info(`${examples.length} lines, ${tokens.size} words`);
