/**
 * Puts into the reader what a good listener might say after a message, what they might ask, and what a message asks of the companion:
 * `pnpm listening:replies`, about half an hour on two cores. Needs what train.ts needs. It learns from `remarks/*.tsv`, `questions/*.tsv` and
 * `intents/*.tsv`: three heads, and low-rank changes of the encoder that are used for them alone (learn_replies.py). `--dev`: keeps one message or
 * person in eight apart, prints how often what is named first is right, and replaces nothing without `--save`. `--learned`: takes what was learned last.
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
import { modelPath, saveModel } from './model-writer.ts';
import { bestOf, printPrecision } from './precision.ts';
import { withReplies } from './put-replies.ts';
import { fittedExamples } from './read-remarks.ts';
import { intentLines, labels, lines, replyExamples } from './reply-examples.ts';

const here = import.meta.dirname;
const options = process.argv.slice(2);
const [isDev, isLearned] = [options.includes('--dev'), options.includes('--learned')];
const cache = join(here, '../../../.cache/listening');
mkdirSync(cache, { recursive: true });
const bytes = new Uint8Array(readFileSync(modelPath));
const learnedPath = join(cache, 'replies.bin');
if (!isLearned) learn();
const made = withReplies(bytes, readFileSync(learnedPath), labels);
if (isDev) await printOfKept();
if (!isDev || options.includes('--save'))
  saveModel(
    made,
    `${lines.remark.length} messages with remarks, ${lines.question.length} with questions, ${intentLines.length} that ask`,
  );

function learn(): void {
  const examplesPath = join(cache, 'replies.json');
  const examples = replyExamples(createPieceReader(parseModel(bytes.buffer).header.pieces));
  writeFileSync(examplesPath, JSON.stringify({ ...labels, examples }));
  const passed = options.filter((option) => option !== '--save');
  execFileSync(
    '/usr/bin/python3',
    ['learn_replies.py', modelPath, examplesPath, learnedPath, ...passed],
    { cwd: here, stdio: 'inherit' },
  );
}

/** By the encoder alone, and weighed with the words, as the app weighs them. Intents are read by the encoder alone. */
async function printOfKept(): Promise<void> {
  const encoder = await createEncoder(parseModel(made.buffer));
  for (const head of ['remark', 'question'] as const) {
    const learned = lines[head].filter(({ isKept }) => !isKept);
    const cues = createCues(learnCues(fittedExamples(learned, labels[head]), labels[head]));
    for (const kind of ['short', 'talks', 'judged'] as const) {
      const read = lines[head]
        .filter((line) => line.isKept && kindOf(line) === kind)
        .map(({ text, fits }) => ({
          heard: encoder.readForReplies(text)[head],
          byWords: cues(text),
          isFit: labels[head].map((label) => fits.includes(label)),
        }));
      printPrecision(
        `${head}, ${kind}, by the encoder`,
        read.map(({ heard, isFit }) => bestOf([...heard].map(sigmoid), isFit)),
      );
      const both = read.map(({ heard, byWords, isFit }) => {
        const scores = [...heard].map((score, at) =>
          sigmoid((score + (byWords.get(labels[head][at] ?? '') ?? -10)) / 2),
        );
        return bestOf(scores, isFit);
      });
      printPrecision(`${head}, ${kind}, with the words`, both);
    }
  }
  printPrecision(
    'intent',
    intentLines
      .filter(({ isKept }) => isKept)
      .map(({ text, intent }) =>
        bestOf(
          [...encoder.readForReplies(text).intent].map(sigmoid),
          labels.intent.map((label) => label === intent),
        ),
      ),
  );
}

function kindOf({ isOfTalk, unfit }: { isOfTalk: boolean; unfit: string[] | null }) {
  if (unfit) return 'judged';
  return isOfTalk ? 'talks' : 'short';
}
