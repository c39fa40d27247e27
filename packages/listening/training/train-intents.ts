/**
 * Learns single intents anew, and leaves the others as `pnpm listening:replies` learned them: `pnpm listening:intents practical`, three minutes.
 * Each is a row of one head, on the encoder with the changes, which stay as they are. It learns from `intents/*.tsv`, from ways in which people ask
 * for an answer of the shelf, and from the judged messages that surely only tell. `--dev`: keeps one message in eight apart, and prints how often
 * what is named is right. The model may lack the rows that are learned: so an intent is added.
 */
import { readFileSync } from 'node:fs';
import { createEncoder } from '../src/reader/encoder.ts';
import { intents } from '../src/reader/intents.ts';
import { parseModel } from '../src/reader/model-file.ts';
import { sigmoid } from '../src/reader/scores.ts';
import { learnHead } from './learn-head.ts';
import { modelPath, saveModel, withTensors } from './model-writer.ts';
import { bestOf, printPrecision } from './precision.ts';
import { intentLines, tellingLines } from './reply-examples.ts';

const isDev = process.argv.includes('--dev');
const anew = intents.filter((intent) => process.argv.includes(intent));
if (anew.length === 0) throw new Error('Name the intents that are to be learned.');
const bytes = new Uint8Array(readFileSync(modelPath));
const model = parseModel(bytes.buffer);
const encoder = await createEncoder(model);

// Of those that only tell one in three is enough here.
const telling = tellingLines().filter((_, at) => at % 3 === 0);
const examples = [...intentLines, ...telling].map(({ text, intent, isKept }) => ({
  isKept,
  mean: encoder.meanForReplies(text),
  isFit: anew.map((label) => label === intent),
}));
const learned = isDev ? examples.filter(({ isKept }) => !isKept) : examples;
const { weights, biases } = learnHead(learned, anew.length);

if (isDev) {
  const scoresOf = (mean: Float32Array) =>
    weights.map((row, label) =>
      sigmoid(row.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), biases[label] ?? 0)),
    );
  const kept = examples.filter(({ isKept }) => isKept);
  printPrecision(
    anew.join(),
    kept.map(({ mean, isFit }) => bestOf(scoresOf(mean), isFit)),
  );
} else {
  const { rows, biases: all } = withRows();
  saveModel(
    withTensors(bytes, {
      prefix: 'intent.',
      tensors: [
        { name: 'intent.weight', rows },
        { name: 'intent.bias', rows: [all], isPlain: true },
      ],
    }),
    `${examples.length} messages that ask or tell`,
  );
}

/** The head with the rows that were learned, and those that the model has of the others. */
function withRows(): { rows: Float64Array[]; biases: Float64Array } {
  const { values, scales } = model.tensor('intent.weight');
  const plain = model.tensor('intent.bias').values;
  const isComplete = plain.length === intents.length;
  const before = isComplete ? [...intents] : intents.filter((intent) => !anew.includes(intent));
  if (before.length !== plain.length) throw new Error('The model has other intents.');
  const rowOf = (at: number) =>
    Float64Array.from({ length: 512 }, (_, column) => {
      return (values[at * 512 + column] ?? 0) * (scales?.[at] ?? 1);
    });
  const found = intents.map((intent) => {
    const at = anew.indexOf(intent);
    if (at >= 0) return { row: weights[at] ?? new Float64Array(512), bias: biases[at] ?? 0 };
    const was = before.indexOf(intent);
    return { row: rowOf(was), bias: plain[was] ?? 0 };
  });
  return {
    rows: found.map(({ row }) => row),
    biases: Float64Array.from(found, ({ bias }) => bias),
  };
}
