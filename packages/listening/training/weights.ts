import { shareOf } from '../src/reader/foreign-reader.ts';

const [rate, decay] = [0.25, 2e-4];

export type Weights = ReturnType<typeof createWeights>;

/** Weights of a logistic regression, learned by stochastic gradients with a rate of its own for each weight (Adagrad). */
export function createWeights(count: number) {
  const values = new Float64Array(count);
  const sums = new Float64Array(count).fill(0.01);
  return {
    values,
    sum: (rows: readonly number[]) =>
      rows.reduce((all, row) => all + (values[row] ?? 0), 0) * shareOf(rows),
    learn(rows: readonly number[], error: number) {
      const share = shareOf(rows);
      for (const row of rows) {
        const slope = error * share + decay * (values[row] ?? 0);
        sums[row] = (sums[row] ?? 0) + slope * slope;
        values[row] = (values[row] ?? 0) - (rate * slope) / Math.sqrt(sums[row] ?? 1);
      }
    },
  };
}

/** By how much one step of the 8 bits changes a weight. */
export const scaleOf = (values: Float64Array = new Float64Array()): number =>
  values.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-9) / 127;
