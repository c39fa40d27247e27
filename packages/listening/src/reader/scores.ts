/** From a score of any size to a share between 0 and 1. */
export const sigmoid = (value = 0): number => 1 / (1 + Math.exp(-value));

/** From scores to shares that add up to 1. */
export function softmax(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const sum = shares.reduce((one, other) => one + other, 0);
  return shares.map((share) => share / sum);
}

/** The label with the highest score. */
export function best<T>(labels: readonly T[], scores: Float32Array): T {
  let at = 0;
  for (const [other, score] of scores.entries()) if (score > (scores[at] ?? 0)) at = other;
  return labels[at] as T;
}
