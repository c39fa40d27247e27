/**
 * Turns the labelled lines into numbers for train.py: each as pieces of words, as letter groups, and with its labels as
 * places in the lists of labels. Both are cut by the code that the app runs.
 *
 * usage: tsx training/prepare.ts LINES TOPICS ANSWERS WISHES OWN START MADE
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTsv } from '@mooring/contract/tsv';
import { heads, readerLabels } from '../src/reader/labels.ts';
import { createPieceReader } from '../src/reader/pieces.ts';
import { letterGroups, tokensOf } from '../src/reader/tokens.ts';
import { type Heard, readHeard } from './heard.ts';
import { type Line, readLines } from './lines.ts';
import { calmWishes } from './read-purposes.ts';
import { actOfTopic, answerTarget, labelledHeads, mayTouchDanger, topicTarget } from './targets.ts';

const [lines = '', topics = '', answers = '', wishes = '', own = '', start = '', made = ''] =
  process.argv.slice(2);
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

const heardTopics = readHeard(topics);
const heardAnswers = readHeard(answers);
const labels = {
  topic: ['none', ...new Set(heardTopics.map(({ label }) => label))],
  answer: ['none', ...new Set(heardAnswers.map(({ label }) => label))],
};

/** A target that is 'unknown' takes no part in the loss of its head. */
const unknown = { at: -1, weight: 0 };
const placeOf = (head: 'topic' | 'answer', target: { label: string; weight: number } | null) =>
  target ? { at: labels[head].indexOf(target.label), weight: target.weight } : unknown;

const withoutLabels = (text: string, group: string) =>
  numbersOf({
    text,
    group,
    level: 0,
    kinds: [],
    whose: '-',
    act: 'tell',
    happened: [],
    feelings: [],
    before: '',
    language: 'en',
  });

const ofTopic = ({ text, label, group }: Heard) => {
  const act = actOfTopic(label);
  return {
    ...withoutLabels(text, group),
    heard: true,
    known: [...(mayTouchDanger.has(label) ? [] : ['level', 'kind']), ...(act ? ['act'] : [])],
    act: places('act', [act ?? 'tell'])[0] ?? 0,
    topic: placeOf('topic', { label, weight: 1 }),
    answer: placeOf('answer', { label: 'none', weight: act === null ? 0 : 1 }),
  };
};

const ofAnswer = ({ text, label, group }: Heard) => ({
  ...withoutLabels(text, group),
  heard: true,
  known: ['act'],
  act: places('act', ['ask-info'])[0] ?? 0,
  topic: unknown,
  answer: placeOf('answer', { label, weight: 1 }),
});

/** A calm text that teaches nothing else: what the app itself says, and questions of people in no danger. */
const ofCalmText = (text: string, group: string) => ({
  ...withoutLabels(text, group),
  heard: true,
  known: ['level', 'kind'],
  topic: unknown,
  answer: unknown,
});

const ofLine = (known: ReturnType<typeof labelledHeads>) => (line: Line) => {
  const isAbout = known.includes('act') || line.level >= 2;
  return {
    ...numbersOf(line),
    heard: false,
    known,
    topic: isAbout ? placeOf('topic', topicTarget(line)) : unknown,
    answer: isAbout ? placeOf('answer', answerTarget(line)) : unknown,
  };
};

const files = new Map<string, Line[]>();
for (const line of readLines(lines))
  files.set(line.group, [...(files.get(line.group) ?? []), line]);
const examples = [
  ...[...files.values()].flatMap((file) => file.map(ofLine(labelledHeads(file)))),
  ...heardTopics.map(ofTopic),
  ...heardAnswers.map(ofAnswer),
  ...calmWishes(wishes).map((text, at) => ofCalmText(text, `wishes/${at}`)),
  ...(JSON.parse(readFileSync(own, 'utf8')) as string[]).map((text, at) =>
    ofCalmText(text, `own/${at}`),
  ),
];
mkdirSync(made, { recursive: true });
const write = (name: string, value: unknown) =>
  writeFileSync(join(made, name), JSON.stringify(value));
write('examples.json', examples);
write('tokens.json', [...tokens.keys()].map(letterGroups));
write('heads.json', {
  ...Object.fromEntries(heads.map((head) => [head, readerLabels[head]])),
  ...labels,
});
write('labels.json', labels);
const replies = join(import.meta.dirname, 'replies');
write(
  'replies.json',
  readdirSync(replies)
    .sort()
    .flatMap((file) =>
      readTsv<'label' | 'kind' | 'reply'>(readFileSync(join(replies, file), 'utf8')),
    )
    .map(({ label, kind, reply }) => ({
      kind,
      isBad: label === 'bad',
      pieces: piecesOf(reply.replaceAll(' / ', '\n')),
    })),
);
write(
  'thresholds.json',
  JSON.parse(readFileSync(join(import.meta.dirname, 'thresholds.json'), 'utf8')),
);
console.info(`${examples.length} lines, ${tokens.size} words`);
