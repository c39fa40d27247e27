/**
 * Puts into the reader what a good listener might say after a message and what they might ask, what a message is for, what it wants, and whether somebody
 * blames themselves: `pnpm listening:remarks`, ten to twenty minutes. `pnpm listening:train` ends with it. It learns from `remarks/*.tsv`,
 * `questions/*.tsv`, `purposes/*.tsv`, `wishes/*.tsv`, `blame/*.tsv` and the acts of the lines: five heads of the encoder, in model.bin, and the words
 * that speak for the labels of the first three, in cues.tsv. `--dev`: keeps one message in eight apart and prints how often what it names is right. `--only blame`: learns one of the heads, a minute or two.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCues } from '../src/reader/cues.ts';
import { createEncoder } from '../src/reader/encoder.ts';
import { parseModel } from '../src/reader/model-file.ts';
import { purposes, wishes } from '../src/reader/purposes.ts';
import { sigmoid } from '../src/reader/scores.ts';
import { joinCues, learnCues } from './learn-cues.ts';
import { learnRemarks, type RemarkExample, type RemarkHead } from './learn-remarks.ts';
import { modelPath, saveModel, withTensors } from './model-writer.ts';
import { purposesOfLines, readBlame, readPurposes, readWishes } from './read-purposes.ts';
import { type FittedLine, readFitted } from './read-remarks.ts';

const isDev = process.argv.includes('--dev');
const onlyAt = process.argv.indexOf('--only');
/** The one head that is learned anew; the others stay. The words are always learned, from all of them. */
const only = onlyAt < 0 ? null : process.argv[onlyAt + 1];
const folder = (name: string) => join(import.meta.dirname, name);

const remarkLines = readFitted(folder('remarks'), 'remarks');
const questionLines = readFitted(folder('questions'), 'questions');
const purposeLines = [...readPurposes(folder('purposes')), ...purposesOfLines(folder('lines'))];
const wishLines = readWishes(folder('wishes'));
const blameLines = readBlame(folder('blame'));
// Whoever only tells wants nothing.
const nothingWanted = purposeLines.filter(({ purpose }) => purpose === 'tell');
/** Such remarks are made to nobody who blames themselves. */
const ofNoBlame: ReadonlySet<string> = new Set([
  ...['glad', 'good-story', 'pride', 'ritual', 'was-kind', 'has-someone', 'absurd-office', 'keeps'],
  ...['small-thing', 'wry', 'habit', 'clumsy-words', 'unfair', 'empty-place'],
]);
const nothingBlamed = remarkLines.filter(({ fits }) => fits.some((id) => ofNoBlame.has(id)));
const labelsOf = (lines: readonly FittedLine[]) =>
  [...new Set(lines.flatMap(({ fits }) => fits))].sort();

/** What is read of a message beside its danger, by a head of the encoder each. */
type Kind = {
  name: 'remark' | 'question' | 'purpose' | 'wish' | 'blame';
  labels: readonly string[];
  lines: readonly { text: string; isKept: boolean; fits: readonly string[] }[];
};
const allKinds: readonly Kind[] = [
  { name: 'remark', labels: labelsOf(remarkLines), lines: remarkLines },
  { name: 'question', labels: labelsOf(questionLines), lines: questionLines },
  {
    name: 'purpose',
    labels: purposes,
    lines: purposeLines.map((line) => ({ ...line, fits: [line.purpose] })),
  },
  {
    name: 'wish',
    labels: wishes,
    lines: [
      ...wishLines.map((line) => ({ ...line, fits: line.wish ? [line.wish] : [] })),
      ...nothingWanted.map((line) => ({ ...line, fits: [] })),
    ],
  },
  {
    name: 'blame',
    labels: ['blame'],
    lines: [
      ...blameLines.map((line) => ({ ...line, fits: line.blames ? ['blame'] : [] })),
      ...nothingBlamed.map((line) => ({ ...line, fits: [] })),
    ],
  },
];
const kinds = allKinds.filter(({ name }) => !only || name === only);

// Whatever stood there before: the encoder that reads them needs heads of the right shape.
const bytes = kinds.reduce(
  (file, kind) => withHead(file, kind, emptyHead(kind.labels.length)),
  new Uint8Array(readFileSync(modelPath)),
);
const encoder = await createEncoder(parseModel(bytes.buffer));

type Example = RemarkExample & { text: string; isKept: boolean };
const means = new Map<string, Float32Array>();
function meanOf(text: string): Float32Array {
  const known = means.get(text) ?? encoder.meanOf(text);
  means.set(text, known);
  return known;
}
const read = kinds.map(({ lines, labels, ...kind }) => {
  const examples: Example[] = lines.map(({ text, isKept, fits }) => ({
    ...{ text, isKept, mean: meanOf(text) },
    isFit: labels.map((label) => fits.includes(label)),
  }));
  const learned = isDev ? examples.filter(({ isKept }) => !isKept) : examples;
  return {
    ...kind,
    labels,
    examples,
    learned,
    head: learnRemarks(learned, labels.length),
  };
});
/** The words beside the encoder, of kinds whose messages are learned together. Of wishes and blame they name none better. */
const tableOf = (...names: Kind['name'][]): string => {
  const together = allKinds.filter(({ name }) => names.includes(name));
  const examples = together.flatMap((kind) =>
    kind.lines
      .filter(({ isKept }) => !isDev || !isKept)
      .map(({ text, fits }) => ({
        text,
        // What fits is known of the labels of one kind only.
        isFit: together.flatMap(({ labels }) =>
          labels.map((label) => (labels === kind.labels ? fits.includes(label) : undefined)),
        ),
      })),
  );
  return learnCues(
    examples,
    together.flatMap(({ labels }) => labels),
  );
};
const table = joinCues(tableOf('remark', 'purpose'), tableOf('question'));
if (isDev) {
  for (const kind of read) printPrecision(kind.name, kind.examples, kind.head, kind.labels);
} else {
  writeFileSync(join(import.meta.dirname, '../src/reader/cues.tsv'), table);
  const from = `${remarkLines.length} messages, ${labelsOf(remarkLines).length} remarks, ${questionLines.length} messages, ${labelsOf(questionLines).length} questions, ${purposeLines.length} messages with a purpose, ${wishLines.length} with a wish, ${blameLines.length} of blame`;
  saveModel(
    read.reduce((file, kind) => withHead(file, kind, kind.head), bytes),
    from,
  );
}

function withHead(
  file: Uint8Array<ArrayBuffer>,
  { name, labels }: Pick<Kind, 'name' | 'labels'>,
  { weights, biases }: RemarkHead,
): Uint8Array<ArrayBuffer> {
  return withTensors(file, {
    prefix: `${name}.`,
    tensors: [
      { name: `${name}.weight`, rows: weights },
      { name: `${name}.bias`, rows: [biases], isPlain: true },
    ],
    // Remarks and questions are lines of the bank, so the model says which; the others are fixed in the code.
    ...(name === 'remark' || name === 'question' ? { labels: { [name]: [...labels] } } : {}),
  });
}

function emptyHead(labels: number): RemarkHead {
  return {
    weights: Array.from({ length: labels }, () => new Float64Array(512)),
    biases: new Float64Array(labels),
  };
}

/** Of the messages kept apart: how often the first that is named was among the labels, the surest first. */
function printPrecision(
  name: string,
  examples: readonly Example[],
  { weights, biases }: RemarkHead,
  labels: readonly string[],
): void {
  const cues = createCues(table);
  const kept = examples.filter(({ isKept }) => isKept);
  const named = kept
    .map(({ text, mean, isFit }) => {
      const byCues = cues(text);
      const scores = weights.map((row, label) => {
        const ofMean = row.reduce(
          (sum, weight, at) => sum + weight * (mean[at] ?? 0),
          biases[label] ?? 0,
        );
        const ofWords = byCues.get(labels[label] ?? '');
        return sigmoid(ofWords === undefined ? ofMean : (ofMean + ofWords) / 2);
      });
      const at = scores.indexOf(Math.max(...scores));
      return { score: scores[at] ?? 0, isRight: isFit[at] === true };
    })
    .sort((one, other) => other.score - one.score);
  for (const share of [0.05, 0.1, 0.15, 0.2, 0.3, 0.4]) {
    const first = named.slice(0, Math.round(share * named.length));
    const right = first.filter(({ isRight }) => isRight).length / first.length;
    console.info(
      `${name}, ${share} of ${kept.length}: from ${first.at(-1)?.score.toFixed(2)} on, right ${right.toFixed(3)}`,
    );
  }
}
