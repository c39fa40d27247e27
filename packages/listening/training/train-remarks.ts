/**
 * Puts into model.bin what a good listener might say after a message: `pnpm listening:remarks`, some minutes. `pnpm listening:train` ends with it. It learns from
 * `remarks/*.tsv`. `--dev`: keeps one message in eight apart and prints how often what it names first was among the labels.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEncoder } from '../src/reader/encoder.ts';
import { parseModel } from '../src/reader/model-file.ts';
import { sigmoid } from '../src/reader/scores.ts';
import { learnRemarks, type RemarkHead } from './learn-remarks.ts';
import { modelPath, saveModel, withTensors } from './model-writer.ts';
import { readRemarks } from './read-remarks.ts';

const isDev = process.argv.includes('--dev');

const lines = readRemarks(join(import.meta.dirname, 'remarks'));
const labels = [...new Set(lines.flatMap(({ remarks }) => remarks))].sort();
// Whatever stood there before: the encoder that reads them needs a head of the right shape.
const bytes = withHead(new Uint8Array(readFileSync(modelPath)), emptyHead());
const encoder = await createEncoder(parseModel(bytes.buffer));
const examples = lines.map(({ text, remarks, isKept }) => ({
  mean: encoder.meanOf(text),
  isFit: labels.map((label) => remarks.includes(label)),
  isKept,
}));
const head = learnRemarks(
  isDev ? examples.filter(({ isKept }) => !isKept) : examples,
  labels.length,
);
if (isDev) printPrecision(head);
else saveModel(withHead(bytes, head), `${lines.length} messages, ${labels.length} remarks`);

function withHead(file: Uint8Array<ArrayBuffer>, { weights, biases }: RemarkHead) {
  const tensors = [
    { name: 'remark.weight', rows: weights },
    { name: 'remark.bias', rows: [biases], isPlain: true },
  ];
  return withTensors(file, { prefix: 'remark.', tensors, labels: { remark: labels } });
}

function emptyHead(): RemarkHead {
  return {
    weights: labels.map(() => new Float64Array(512)),
    biases: new Float64Array(labels.length),
  };
}

function printPrecision({ weights, biases }: RemarkHead): void {
  const kept = examples.filter(({ isKept }) => isKept);
  const named = kept
    .map(({ mean, isFit }) => {
      const scores = weights.map((row, label) =>
        sigmoid(
          row.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), biases[label] ?? 0),
        ),
      );
      const at = scores.indexOf(Math.max(...scores));
      return { score: scores[at] ?? 0, isRight: isFit[at] === true };
    })
    .sort((one, other) => other.score - one.score);
  for (const share of [0.05, 0.1, 0.15, 0.2, 0.3, 0.4]) {
    const first = named.slice(0, Math.round(share * named.length));
    const right = first.filter(({ isRight }) => isRight).length / first.length;
    console.info(
      `${share} of ${kept.length}: from ${first.at(-1)?.score.toFixed(2)} on, right ${right.toFixed(3)}`,
    );
  }
}
