/**
 * Puts into the reader what a good listener might say after a message, and what a message is for: `pnpm listening:remarks`, some minutes.
 * `pnpm listening:train` ends with it. It learns from `remarks/*.tsv`, `purposes/*.tsv` and the acts of the lines: two heads of the
 * encoder, in model.bin, and the words that speak for each, in cues.tsv. `--dev`: keeps one message in eight apart and prints how often
 * what it names is right.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCues } from '../src/reader/cues.ts';
import { createEncoder } from '../src/reader/encoder.ts';
import { parseModel } from '../src/reader/model-file.ts';
import { purposes } from '../src/reader/purposes.ts';
import { sigmoid } from '../src/reader/scores.ts';
import { learnCues } from './learn-cues.ts';
import { learnRemarks, type RemarkExample, type RemarkHead } from './learn-remarks.ts';
import { modelPath, saveModel, withTensors } from './model-writer.ts';
import { purposesOfLines, readPurposes } from './read-purposes.ts';
import { readRemarks } from './read-remarks.ts';

const isDev = process.argv.includes('--dev');
const folder = (name: string) => join(import.meta.dirname, name);

const remarkLines = readRemarks(folder('remarks'));
const purposeLines = [...readPurposes(folder('purposes')), ...purposesOfLines(folder('lines'))];
const remarks = [...new Set(remarkLines.flatMap((line) => line.remarks))].sort();
// Whatever stood there before: the encoder that reads them needs heads of the right shape.
const bytes = withHeads(
  new Uint8Array(readFileSync(modelPath)),
  emptyHead(remarks.length),
  emptyHead(purposes.length),
);
const encoder = await createEncoder(parseModel(bytes.buffer));

type Example = RemarkExample & { text: string; isKept: boolean };
const example = (text: string, isKept: boolean, isFit: readonly boolean[]): Example => ({
  ...{ text, isKept, isFit },
  mean: encoder.meanOf(text),
});
const [ofRemarks, ofPurposes] = [
  remarkLines.map((line) =>
    example(
      line.text,
      line.isKept,
      remarks.map((label) => line.remarks.includes(label)),
    ),
  ),
  purposeLines.map((line) =>
    example(
      line.text,
      line.isKept,
      purposes.map((label) => line.purpose === label),
    ),
  ),
];
const learned = (examples: readonly Example[]) =>
  isDev ? examples.filter(({ isKept }) => !isKept) : examples;
const heads = [
  learnRemarks(learned(ofRemarks), remarks.length),
  learnRemarks(learned(ofPurposes), purposes.length),
] as const;
// What fits is known of the labels of one kind only.
const unknown = (labels: readonly unknown[]) => labels.map(() => undefined);
const table = learnCues(
  [
    ...learned(ofRemarks).map(({ text, isFit }) => ({
      text,
      isFit: [...isFit, ...unknown(purposes)],
    })),
    ...learned(ofPurposes).map(({ text, isFit }) => ({
      text,
      isFit: [...unknown(remarks), ...isFit],
    })),
  ],
  [...remarks, ...purposes],
);
if (isDev) {
  printPrecision('remarks', ofRemarks, heads[0], remarks);
  printPrecision('purposes', ofPurposes, heads[1], purposes);
} else {
  writeFileSync(join(import.meta.dirname, '../src/reader/cues.tsv'), table);
  const from = `${remarkLines.length} messages, ${remarks.length} remarks, ${purposeLines.length} messages with a purpose`;
  saveModel(withHeads(bytes, ...heads), from);
}

function withHeads(
  file: Uint8Array<ArrayBuffer>,
  remark: RemarkHead,
  purpose: RemarkHead,
): Uint8Array<ArrayBuffer> {
  const tensorsOf = (name: string, { weights, biases }: RemarkHead) => [
    { name: `${name}.weight`, rows: weights },
    { name: `${name}.bias`, rows: [biases], isPlain: true },
  ];
  const withRemarks = withTensors(file, {
    prefix: 'remark.',
    tensors: tensorsOf('remark', remark),
    labels: { remark: remarks },
  });
  return withTensors(withRemarks, { prefix: 'purpose.', tensors: tensorsOf('purpose', purpose) });
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
        return sigmoid((ofMean + (byCues.get(labels[label] ?? '') ?? 0)) / 2);
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
