/** ms before the first retry, doubled with each further failure, and the longest wait. */
const firstDelay = 2_000;
const longestDelay = 5 * 60_000;

/** Exponential backoff with jitter: ms to wait after this many failures, times 0.5 to 1 by `randomByte` (0–255). */
export function backoffDelay(failures: number, randomByte: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** (failures - 1)) * (0.5 + randomByte / 512);
}
