/**
 * Puts into the reader what a good listener might say after a message, what a message is for, what it wants, and whether somebody blames themselves: `pnpm
 * listening:remarks`, ten to twenty minutes. `pnpm listening:train` ends with it. It learns from `remarks/*.tsv`, `purposes/*.tsv`, `wishes/*.tsv`,
 * `blame/*.tsv` and the acts of the lines: four heads of the encoder, in model.bin, and the words that speak for the labels of the first two, in
 * cues.tsv. `--dev`: keeps one message in eight apart and prints how often what it names is right. `--only blame`: learns one of the heads, a minute or two.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCues } from '../src/reader/cues.ts';
import { createEncoder } from '../src/reader/encoder.ts';
import { parseModel } from '../src/reader/model-file.ts';
import { purposes, wishes } from '../src/reader/purposes.ts';
import { sigmoid } from '../src/reader/scores.ts';
import { learnCues } from './learn-cues.ts';
import { learnRemarks, type RemarkExample, type RemarkHead } from './learn-remarks.ts';
import { modelPath, saveModel, withTensors } from './model-writer.ts';
import { purposesOfLines, readBlame, readPurposes, readWishes } from './read-purposes.ts';
import { readRemarks } from './read-remarks.ts';

const isDev = process.argv.includes('--dev');
const onlyAt = process.argv.indexOf('--only');
/** The one head that is learned anew; the others, and the words beside them, stay. */
const only = onlyAt < 0 ? null : process.argv[onlyAt + 1];
const folder = (name: string) => join(import.meta.dirname, name);

const remarkLines = readRemarks(folder('remarks'));
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
const nothingBlamed = remarkLines.filter(({ remarks: fits }) =>
  fits.some((id) => ofNoBlame.has(id)),
);
const remarks = [...new Set(remarkLines.flatMap((line) => line.remarks))].sort();

/** What is read of a message beside its danger, by a head of the encoder each. */
type Kind = {
  name: 'remark' | 'purpose' | 'wish' | 'blame';
  labels: readonly string[];
  lines: readonly { text: string; isKept: boolean; fits: readonly string[] }[];
};
const allKinds: readonly Kind[] = [
  {
    name: 'remark',
    labels: remarks,
    lines: remarkLines.map((line) => ({ ...line, fits: line.remarks })),
  },
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
/** Of wishes and blame the words beside the encoder name none better. */
const withWords = read.filter(({ name }) => name === 'remark' || name === 'purpose');
const table = learnCues(
  withWords.flatMap((kind) =>
    kind.learned.map(({ text, isFit }) => ({
      text,
      // What fits is known of the labels of one kind only.
      isFit: withWords.flatMap((other): readonly (boolean | undefined)[] =>
        other === kind ? isFit : other.labels.map(() => undefined),
      ),
    })),
  ),
  withWords.flatMap(({ labels }) => labels),
);
if (isDev) {
  for (const kind of read) printPrecision(kind.name, kind.examples, kind.head, kind.labels);
} else {
  if (!only) writeFileSync(join(import.meta.dirname, '../src/reader/cues.tsv'), table);
  const from = `${remarkLines.length} messages, ${remarks.length} remarks, ${purposeLines.length} messages with a purpose, ${wishLines.length} with a wish, ${blameLines.length} of blame`;
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
    // Remarks are lines of the bank, so the model says which; the others are fixed in the code.
    ...(name === 'remark' ? { labels: { remark: [...labels] } } : {}),
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
