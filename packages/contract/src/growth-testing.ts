/**
 * How much longer work takes for a text of twice the length: about 2 where it is linear, 4 where it is quadratic. It is
 * compared, not timed, so that a slow or busy machine gives the same answer; the least of several comparisons counts,
 * since what else the machine does can only lengthen one.
 */
export function growthOf(work: (text: string) => unknown, piece: string, length = 100_000): number {
  const text = piece.repeat(Math.ceil((length * 2) / piece.length)).slice(0, length * 2);
  const half = text.slice(0, length);
  work(half);
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 20 && least > 2.4; turn += 1) {
    const [once, twice] = [fastest(() => work(half)), fastest(() => work(text))];
    // Below three milliseconds there is nothing to compare.
    least = Math.min(least, twice < 3 ? 1 : twice / once);
  }
  return least;
}

/** In ms. */
function fastest(work: () => unknown): number {
  const times = Array.from({ length: 4 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.max(0.2, Math.min(...times));
}
