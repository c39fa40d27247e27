import { createHash } from 'node:crypto';
import { plainForeign } from '../src/danger/foreign-pattern.ts';
import { englishBuckets, letterRows } from '../src/reader/foreign-pieces.ts';
import type { ModelHeader } from '../src/reader/model-file.ts';
import { seededOrder } from './seeded-order.ts';
import { createWeights, scaleOf } from './weights.ts';

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
export function withWords(
  bytes: Uint8Array<ArrayBuffer>,
  { weights, bias }: ReturnType<typeof learnWords>,
): Uint8Array<ArrayBuffer> {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header: ModelHeader = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  const others = header.tensors.filter(({ name }) => !name.startsWith('words.'));
  const old = header.tensors.find(({ name }) => name === 'words.weight');
  const body = bytes.subarray(4 + length, old ? 4 + length + old.at : bytes.length);
  const scale = scaleOf(weights);
  const table = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  const floats = new Uint8Array(Float32Array.of(scale, bias).buffer);
  const at = body.length;
  const tensors = [
    ...others,
    { name: 'words.weight', rows: 1, columns: table.length, at, scalesAt: at + table.length },
    { name: 'words.bias', rows: 1, columns: 1, at: at + table.length + 4, scalesAt: null },
  ];
  const whole = Buffer.concat([body, new Uint8Array(table.buffer), floats]);
  const version = createHash('sha256').update(whole).digest('hex').slice(0, 12);
  const head = new TextEncoder().encode(JSON.stringify({ ...header, version, tensors }));
  const padded = Buffer.concat([head, Buffer.alloc(-head.length & 3, ' ')]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(padded.length);
  return new Uint8Array(Buffer.concat([size, padded, whole]));
}
