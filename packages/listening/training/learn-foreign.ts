import { foreignWords, isUnspaced, plainForeign } from '../src/danger/foreign-pattern.ts';
import { createConceptFinder, type Lexicon } from '../src/reader/concepts.ts';
import {
  conceptBuckets,
  conceptRows,
  letterBuckets,
  letterRows,
} from '../src/reader/foreign-pieces.ts';
import { type ForeignHeader, foreignOutputs, letterOutputs } from '../src/reader/foreign-reader.ts';
import type { Line } from './lines.ts';
import { seededOrder } from './seeded-order.ts';
import { createWeights, scaleOf } from './weights.ts';

/** The lexicon and the labelled lines of one language. */
export type LanguageMaterial = { language: string; lexicon: Lexicon; lines: readonly Line[] };

const [epochs, biasRate] = [12, 0.02];

/** What each output is to say of a line. */
const targets: Readonly<Record<(typeof foreignOutputs)[number], (line: Line) => boolean>> = {
  danger: ({ level }) => level >= 2,
  acute: ({ level }) => level >= 3,
  'self-harm': ({ level, kinds }) => level === 2 && kinds.includes('self-harm'),
  overdose: ({ kinds }) => kinds.includes('overdose'),
  abuse: ({ kinds }) => kinds.includes('abuse') || kinds.includes('control'),
  sexual: ({ kinds }) => kinds.includes('sexual'),
};

type Example = { line: Line; language: number; concepts: number[]; letters: number[] };

/**
 * The file of the reader of other languages. Each output is a logistic regression over the concepts of a text, which all languages
 * share, and over its words and letters, learned together.
 */
export function learnForeign(
  material: readonly LanguageMaterial[],
  english: readonly string[],
): Uint8Array<ArrayBuffer> {
  const examples = material.flatMap(({ language, lexicon, lines }, at) => {
    const find = createConceptFinder(language, lexicon);
    return lines.map((line): Example => {
      const plain = plainForeign(line.text);
      return { line, language: at, concepts: conceptRows(find(plain)), letters: letterRows(plain) };
    });
  });
  const learned = foreignOutputs.map((output, at) =>
    learnOne(examples, material.length, targets[output], at < letterOutputs),
  );
  const scales = learned.map(({ shared }) => scaleOf(shared));
  const header: ForeignHeader = {
    scales: scales.map(rounded),
    english: englishIn(material, english),
    languages: material.map(({ language, lexicon }, at) => ({
      language,
      bias: learned.map(({ bias }) => rounded(bias[at] ?? 0)),
      scales: learned.slice(0, letterOutputs).map(({ own }) => rounded(scaleOf(own[at]))),
      lexicon,
    })),
  };
  const head = new TextEncoder().encode(JSON.stringify(header));
  const tables = [
    table(
      learned.map(({ shared }) => shared),
      conceptBuckets,
    ),
    ...material.map((_, at) =>
      table(
        learned.slice(0, letterOutputs).map(({ own }) => own[at] ?? new Float64Array()),
        letterBuckets,
      ),
    ),
  ];
  const bytes = new Uint8Array(
    4 + head.length + tables.reduce((sum, { length }) => sum + length, 0),
  );
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 4);
  let at = 4 + head.length;
  for (const each of tables) {
    bytes.set(new Uint8Array(each.buffer), at);
    at += each.length;
  }
  return bytes;
}

/** Which words of the lexicons stand in two English lines or more. */
function englishIn(material: readonly LanguageMaterial[], english: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of english)
    for (const word of new Set(foreignWords(plainForeign(text))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = material
    .filter(({ language }) => !isUnspaced(language))
    .flatMap(({ lexicon }) => lexicon.flatMap(([, row]) => foreignWords(plainForeign(row))));
  return [...new Set(words)].filter((word) => (counts.get(word) ?? 0) >= 2).sort();
}

function learnOne(
  examples: readonly Example[],
  languages: number,
  isWanted: (line: Line) => boolean,
  usesLetters: boolean,
) {
  const shared = createWeights(conceptBuckets);
  const own = Array.from({ length: languages }, () => createWeights(letterBuckets));
  const bias = Array.from({ length: languages }, () => 0);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const at of seededOrder(examples.length, epoch)) {
      const example = examples[at];
      const letters = example && own[example.language];
      if (!example || !letters) continue;
      const parts = usesLetters
        ? ([
            [shared, example.concepts],
            [letters, example.letters],
          ] as const)
        : ([[shared, example.concepts]] as const);
      const sum = parts.reduce(
        (all, [weights, rows]) => all + weights.sum(rows),
        bias[example.language] ?? 0,
      );
      const error = 1 / (1 + Math.exp(-sum)) - (isWanted(example.line) ? 1 : 0);
      for (const [weights, rows] of parts) weights.learn(rows, error);
      bias[example.language] = (bias[example.language] ?? 0) - biasRate * error;
    }
  }
  return { shared: shared.values, own: own.map(({ values }) => values), bias };
}

const rounded = (value: number): number => Number(value.toPrecision(5));

/** One row after the other, each with its outputs, in 8 bits. */
function table(outputs: readonly Float64Array[], rows: number): Int8Array<ArrayBuffer> {
  const values = new Int8Array(rows * outputs.length);
  for (const [output, weights] of outputs.entries()) {
    const scale = rounded(scaleOf(weights));
    for (const [row, weight] of weights.entries())
      values[row * outputs.length + output] = Math.round(weight / scale);
  }
  return values;
}
