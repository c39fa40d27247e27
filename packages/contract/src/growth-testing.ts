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
    // Below ten milliseconds there is nothing to compare: what grows faster takes far longer for so long a text.
    least = Math.min(least, twice < 10 ? 1 : twice / once);
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

/** A text that grows: the piece is repeated between a head and a tail. */
export type GrowingText = { head: string; piece: string; tail: string };

/** Texts made of random tokens of an alphabet, the same for the same seed: what a person who means harm would try by hand. */
export function growingTexts(
  seed: number,
  tokens: readonly string[],
  count: number,
): GrowingText[] {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const some = (least: number, most: number) =>
    Array.from(
      { length: least + below(most - least + 1) },
      () => tokens[below(tokens.length)],
    ).join('');
  return Array.from({ length: count }, () => ({
    head: some(0, 3),
    piece: some(1, 5),
    tail: some(0, 2),
  }));
}

/** Those of the texts whose reading takes more than about twice as long for twice the length, up to 200,000 characters. */
export function tooSlow(read: (text: string) => unknown, texts: readonly GrowingText[]): string[] {
  return texts.flatMap(({ head, piece, tail }) => {
    const growths = [50_000, 100_000].map(
      (length) => () => growthOf((body) => read(`${head}${body}${tail}`), piece, length),
    );
    // What is slow at one length because of the memory of a busy machine is not slow at both.
    const slow: number[] = [];
    for (const measure of growths) {
      const growth = measure();
      if (growth <= mostGrowth) return [];
      slow.push(growth);
    }
    return [
      `${slow.map((each) => each.toFixed(1)).join(', ')} ${JSON.stringify([head, piece, tail])}`,
    ];
  });
}

const mostGrowth = 2.6;
