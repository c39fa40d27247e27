import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseModel } from '../src/reader/model-file.ts';
import { learnHead } from './learn-head.ts';
import { modelPath, withTensors } from './model-writer.ts';

const examples = [
  { mean: Float32Array.of(1, 0, 0.2), isFit: [true, false] },
  { mean: Float32Array.of(0.9, 0.1, 0.1), isFit: [true, false] },
  { mean: Float32Array.of(0, 1, 0.3), isFit: [false, true] },
  { mean: Float32Array.of(0.1, 0.8, 0.2), isFit: [false, true] },
];
const scoreOf = (
  { weights, biases }: ReturnType<typeof learnHead>,
  label: number,
  mean: Float32Array,
) => mean.reduce((sum, value, at) => sum + value * (weights[label]?.[at] ?? 0), biases[label] ?? 0);

test('what fitted before fits again, and the same messages give the same weights', () => {
  const head = learnHead(examples, 2);
  expect(learnHead(examples, 2)).toEqual(head);
  const unseen = Float32Array.of(0.8, 0, 0.2);
  expect(scoreOf(head, 0, unseen)).toBeGreaterThan(scoreOf(head, 1, unseen));
});

test('a table that is put into the model is read from it, and all others are as they were', () => {
  const file = new Uint8Array(readFileSync(modelPath));
  const rows = [Float64Array.of(0.5, -1), Float64Array.of(0.01, 0.02)];
  const bytes = withTensors(file, {
    prefix: 'remark.',
    tensors: [
      { name: 'remark.weight', rows },
      { name: 'remark.bias', rows, isPlain: true },
    ],
    labels: { remark: ['one', 'other'] },
  });
  const [made, shipped] = [parseModel(bytes.buffer), parseModel(file.buffer)];
  expect(made.header.labels.remark).toEqual(['one', 'other']);
  const { values, scales } = made.tensor('remark.weight');
  expect([...values]).toEqual([64, -127, 64, 127]);
  expect(scales?.[1]).toBeCloseTo(0.02 / 127, 8);
  expect([...made.tensor('remark.bias').values]).toEqual([0.5, -1, 0.01, 0.02].map(Math.fround));
  const bytesOf = (model: typeof made, name: string) => {
    const { values } = model.tensor(name);
    return Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  };
  const others = shipped.header.tensors.filter(({ name }) => !name.startsWith('remark.'));
  const changed = others.filter(({ name }) => !bytesOf(made, name).equals(bytesOf(shipped, name)));
  expect(changed).toEqual([]);
});
