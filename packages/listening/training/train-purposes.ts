/**
 * Puts into the reader what a message is for, what it wants, and whether somebody blames themselves: `pnpm listening:purposes`, ten minutes.
 * `pnpm listening:train` ends with it. It learns from `purposes/*.tsv`, `wishes/*.tsv`, `blame/*.tsv` and the acts of the lines: three heads of
 * the encoder, in model.bin. `--dev`: keeps one message in eight apart and prints how often what it names is right. `--only blame`: learns
 * one of the heads.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEncoder } from '../src/reader/encoder.ts';
import { parseModel } from '../src/reader/model-file.ts';
import { purposes, wishes } from '../src/reader/purposes.ts';
import { sigmoid } from '../src/reader/scores.ts';
import { type Head, type HeadExample, learnHead } from './learn-head.ts';
import { modelPath, saveModel, withTensors } from './model-writer.ts';
import { bestOf, printPrecision } from './precision.ts';
import { purposesOfLines, readBlame, readPurposes, readWishes } from './read-purposes.ts';
import { readFitted } from './read-remarks.ts';

const isDev = process.argv.includes('--dev');
const onlyAt = process.argv.indexOf('--only');
/** The one head that is learned anew; the others stay. */
const only = onlyAt < 0 ? null : process.argv[onlyAt + 1];
const folder = (name: string) => join(import.meta.dirname, name);

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
const nothingBlamed = readFitted(folder('remarks'), 'remarks').filter(({ fits }) =>
  fits.some((id) => ofNoBlame.has(id)),
);

/** What is read of a message beside its danger, by a head of the encoder each. */
type Kind = {
  name: 'purpose' | 'wish' | 'blame';
  labels: readonly string[];
  lines: readonly { text: string; isKept: boolean; fits: readonly string[] }[];
};
const allKinds: readonly Kind[] = [
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

type Example = HeadExample & { text: string; isKept: boolean };
const means = new Map<string, Float32Array>();
function meanOf(text: string): Float32Array {
  const known = means.get(text) ?? encoder.meanOf(text);
  means.set(text, known);
  return known;
}
const read = kinds.map(({ lines, labels, name }) => {
  const examples: Example[] = lines.map(({ text, isKept, fits }) => ({
    ...{ text, isKept, mean: meanOf(text) },
    isFit: labels.map((label) => fits.includes(label)),
  }));
  const learned = isDev ? examples.filter(({ isKept }) => !isKept) : examples;
  return { name, labels, examples, head: learnHead(learned, labels.length) };
});
if (isDev) {
  for (const { name, examples, head } of read) {
    const kept = examples.filter(({ isKept }) => isKept);
    printPrecision(
      name,
      kept.map(({ mean, isFit }) => bestOf(scoresOf(head, mean), isFit)),
    );
  }
} else {
  const from = `${purposeLines.length} messages with a purpose, ${wishLines.length} with a wish, ${blameLines.length} of blame`;
  saveModel(
    read.reduce((file, kind) => withHead(file, kind, kind.head), bytes),
    from,
  );
}

function scoresOf({ weights, biases }: Head, mean: Float32Array): number[] {
  return weights.map((row, label) =>
    sigmoid(row.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), biases[label] ?? 0)),
  );
}

function withHead(
  file: Uint8Array<ArrayBuffer>,
  { name }: Pick<Kind, 'name'>,
  { weights, biases }: Head,
): Uint8Array<ArrayBuffer> {
  return withTensors(file, {
    prefix: `${name}.`,
    tensors: [
      { name: `${name}.weight`, rows: weights },
      { name: `${name}.bias`, rows: [biases], isPlain: true },
    ],
  });
}

function emptyHead(labels: number): Head {
  return {
    weights: Array.from({ length: labels }, () => new Float64Array(512)),
    biases: new Float64Array(labels),
  };
}
