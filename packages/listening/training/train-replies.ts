/**
 * Puts into the reader what a good listener might say after a message, and ask: `pnpm listening:replies`, about half an hour on two cores. Needs what
 * train.ts needs. It learns from `remarks/*.tsv` and `questions/*.tsv`: two heads, and low-rank changes of the encoder that are used for them
 * alone (learn_replies.py). `--dev`: keeps one message in eight apart, prints how often what is named first is right, and replaces nothing. `--epochs N`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCues } from '../src/reader/cues.ts';
import { createEncoder } from '../src/reader/encoder.ts';
import { parseModel } from '../src/reader/model-file.ts';
import { createPieceReader } from '../src/reader/pieces.ts';
import { sigmoid } from '../src/reader/scores.ts';
import { learnCues } from './learn-cues.ts';
import { modelPath, type NewTensor, saveModel, withTensors } from './model-writer.ts';
import { bestOf, printPrecision } from './precision.ts';
import { fittedExamples, labelsOf, readFitted } from './read-remarks.ts';

const here = import.meta.dirname;
const options = process.argv.slice(2);
const isDev = options.includes('--dev');
const cache = join(here, '../../../.cache/listening');
mkdirSync(cache, { recursive: true });
const lines = {
  remark: readFitted(join(here, 'remarks'), 'remarks'),
  question: readFitted(join(here, 'questions'), 'questions'),
};
const labels = { remark: labelsOf(lines.remark), question: labelsOf(lines.question) };
const bytes = new Uint8Array(readFileSync(modelPath));

const examplesPath = join(cache, 'replies.json');
const learnedPath = join(cache, 'replies.bin');
writeFileSync(examplesPath, JSON.stringify({ ...labels, examples: examples() }));
execFileSync(
  '/usr/bin/python3',
  ['learn_replies.py', modelPath, examplesPath, learnedPath, ...options],
  { cwd: here, stdio: 'inherit' },
);
const made = withReplies(bytes, readFileSync(learnedPath));
if (isDev) await printOfKept();
else
  saveModel(
    made,
    `${lines.remark.length} messages with remarks, ${lines.question.length} with questions`,
  );

/** Each message once, with the places of what fits it; null where nobody has said. */
function examples() {
  const piecesOf = createPieceReader(parseModel(bytes.buffer).header.pieces);
  type Example = {
    pieces: number[];
    isKept: boolean;
    isOfTalk: boolean;
    remark: number[] | null;
    question: number[] | null;
  };
  const byText = new Map<string, Example>();
  for (const head of ['remark', 'question'] as const) {
    for (const { text, fits, isKept, isOfTalk } of lines[head]) {
      const example = byText.get(text) ?? {
        ...{ pieces: piecesOf(text), isKept, isOfTalk },
        ...{ remark: null, question: null },
      };
      byText.set(text, { ...example, [head]: fits.map((id) => labels[head].indexOf(id)) });
    }
  }
  return [...byText.values()];
}

/** The model with what learn_replies.py wrote: a line of JSON that names the tables, then their floats. */
function withReplies(file: Uint8Array<ArrayBuffer>, learned: Buffer): Uint8Array<ArrayBuffer> {
  const end = learned.indexOf('\n');
  const places: { name: string; rows: number; columns: number }[] = JSON.parse(
    learned.subarray(0, end).toString(),
  );
  let at = end + 1;
  const tensors = places.map(({ name, rows, columns }): NewTensor => {
    const table = Array.from({ length: rows }, () =>
      Float64Array.from({ length: columns }, () => {
        at += 4;
        return learned.readFloatLE(at - 4);
      }),
    );
    return { name, rows: table, isPlain: name.endsWith('.bias') };
  });
  return ['replies.', 'remark.', 'question.'].reduce(
    (before, prefix) =>
      withTensors(before, {
        prefix,
        tensors: tensors.filter(({ name }) => name.startsWith(prefix)),
        labels,
      }),
    file,
  );
}

/** By the encoder alone, and weighed with the words, as the app weighs them. */
async function printOfKept(): Promise<void> {
  const encoder = await createEncoder(parseModel(made.buffer));
  for (const head of ['remark', 'question'] as const) {
    const learned = lines[head].filter(({ isKept }) => !isKept);
    const cues = createCues(learnCues(fittedExamples(learned, labels[head]), labels[head]));
    for (const isOfTalk of [false, true]) {
      const kept = lines[head].filter((line) => line.isKept && line.isOfTalk === isOfTalk);
      const read = kept.map(({ text, fits }) => ({
        heard: encoder.readForReplies(text)[head],
        byWords: cues(text),
        isFit: labels[head].map((label) => fits.includes(label)),
      }));
      const name = `${head}, ${isOfTalk ? 'talks' : 'short messages'}`;
      printPrecision(
        `${name}, by the encoder`,
        read.map(({ heard, isFit }) => bestOf([...heard].map(sigmoid), isFit)),
      );
      const both = read.map(({ heard, byWords, isFit }) => {
        const scores = [...heard].map((score, at) =>
          sigmoid((score + (byWords.get(labels[head][at] ?? '') ?? -10)) / 2),
        );
        return bestOf(scores, isFit);
      });
      printPrecision(`${name}, with the words`, both);
    }
  }
}
