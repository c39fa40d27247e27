import { seededOrder } from './seeded-order.ts';

/** A message, read as numbers, and which of the labels fit it. */
export type HeadExample = { mean: Float32Array; isFit: readonly boolean[] };

/** One row of weights a label, and its bias. */
export type Head = { weights: Float64Array[]; biases: Float64Array };

const [epochs, rate, decay] = [24, 0.03, 4e-4];

/**
 * One logistic regression a label over the mean of a text's words, learned by stochastic gradients with a rate of its own for each
 * weight (Adagrad). The numbers are scaled first and the scale is put into the weights. The same examples give the same weights.
 */
export function learnHead(examples: readonly HeadExample[], labels: number): Head {
  const size = examples[0]?.mean.length ?? 0;
  const { middle, width } = scaleOf(examples, size);
  const scaled = examples.map(({ mean, isFit }) => ({
    isFit,
    values: Float64Array.from(mean, (value, at) => (value - (middle[at] ?? 0)) / (width[at] ?? 1)),
  }));
  const weights = Array.from({ length: labels }, () => new Float64Array(size));
  const sums = Array.from({ length: labels }, () => new Float64Array(size).fill(0.01));
  const biases = Float64Array.from({ length: labels }, (_, label) => {
    const fit = examples.filter(({ isFit }) => isFit[label]).length + 0.5;
    return Math.log(fit / (examples.length - fit + 1));
  });
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const at of seededOrder(scaled.length, epoch)) {
      const example = scaled[at];
      if (!example) continue;
      for (let label = 0; label < labels; label += 1) {
        const [row, sum] = [weights[label], sums[label]];
        if (!row || !sum) continue;
        const error =
          shareOf(row, biases[label] ?? 0, example.values) - (example.isFit[label] ? 1 : 0);
        biases[label] = (biases[label] ?? 0) - (rate / 10) * error;
        for (let column = 0; column < size; column += 1) {
          const slope = error * (example.values[column] ?? 0) + decay * (row[column] ?? 0);
          const squares = (sum[column] ?? 0) + slope * slope;
          sum[column] = squares;
          row[column] = (row[column] ?? 0) - (rate * slope) / Math.sqrt(squares);
        }
      }
    }
  }
  return unscaled({ weights, biases }, middle, width);
}

function shareOf(row: Float64Array, bias: number, values: Float64Array): number {
  let sum = bias;
  for (let column = 0; column < row.length; column += 1)
    sum += (row[column] ?? 0) * (values[column] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

function scaleOf(examples: readonly HeadExample[], size: number) {
  const middle = new Float64Array(size);
  const width = new Float64Array(size);
  for (let at = 0; at < size; at += 1) {
    let [sum, squares] = [0, 0];
    for (const { mean } of examples) {
      const value = mean[at] ?? 0;
      sum += value;
      squares += value * value;
    }
    middle[at] = sum / examples.length;
    const spread = Math.sqrt(Math.max(0, squares / examples.length - (middle[at] ?? 0) ** 2));
    // All together have about the length that a single one of them has.
    width[at] = ((spread + 1e-3) * Math.sqrt(size)) / 4;
  }
  return { middle, width };
}

function unscaled({ weights, biases }: Head, middle: Float64Array, width: Float64Array): Head {
  const plain = weights.map((row) => row.map((value, at) => value / (width[at] ?? 1)));
  return {
    weights: plain,
    biases: biases.map((bias, label) =>
      (plain[label] ?? new Float64Array()).reduce(
        (sum, value, at) => sum - value * (middle[at] ?? 0),
        bias,
      ),
    ),
  };
}
