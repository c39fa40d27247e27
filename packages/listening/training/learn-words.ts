import { plainForeign } from '../src/danger/foreign-pattern.ts';
import { englishBuckets, letterRows } from '../src/reader/foreign-pieces.ts';
import { withTensors } from './model-writer.ts';
import { seededOrder } from './seeded-order.ts';
import { createWeights } from './weights.ts';

export type WordExample = { text: string; isDanger: boolean };

const [epochs, biasRate] = [12, 0.02];

/** The weights and the bias by which danger is heard from the words of English texts. The same examples give the same weights. */
export function learnWords(examples: readonly WordExample[]): {
  weights: Float64Array;
  bias: number;
} {
  const known = examples.map(({ text, isDanger }) => ({
    rows: letterRows(plainForeign(text), englishBuckets),
    wanted: isDanger ? 1 : 0,
  }));
  const weights = createWeights(englishBuckets);
  let bias = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const at of seededOrder(known.length, epoch)) {
      const example = known[at];
      if (!example) continue;
      const error = 1 / (1 + Math.exp(-weights.sum(example.rows) - bias)) - example.wanted;
      weights.learn(example.rows, error);
      bias -= biasRate * error;
    }
  }
  return { weights: weights.values, bias };
}

/** The file of a model with these words in it, in place of those that it may have. */
export const withWords = (
  bytes: Uint8Array<ArrayBuffer>,
  { weights, bias }: ReturnType<typeof learnWords>,
): Uint8Array<ArrayBuffer> =>
  withTensors(bytes, {
    prefix: 'words.',
    tensors: [
      { name: 'words.weight', rows: [weights] },
      { name: 'words.bias', rows: [Float64Array.of(bias)], isPlain: true },
    ],
  });
