/**
 * How much longer work takes for a text of twice the length: about 2 where it is linear, 4 where it is quadratic. It is
 * compared, not timed, so that a slow or busy machine gives the same answer; the least of several comparisons counts,
 * since what else the machine does can only lengthen one. `doublings`: the text grows so often, and the growth of one is given.
 */
export function growthOf(
  work: (text: string) => unknown,
  piece: string,
  length = 100_000,
  doublings = 1,
): number {
  const longest = length * 2 ** doublings;
  const text = piece.repeat(Math.ceil(longest / piece.length)).slice(0, longest);
  const short = text.slice(0, length);
  work(short);
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 20 && least > 2.4; turn += 1) {
    const [once, whole] = [fastest(() => work(short)), fastest(() => work(text))];
    // Below ten milliseconds there is nothing to compare: what grows faster takes far longer for so long a text.
    least = Math.min(least, whole < 10 ? 1 : (whole / once) ** (1 / doublings));
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
    const growths = (
      [
        [50_000, 1],
        [100_000, 1],
        [25_000, 3],
      ] as const
    ).map(
      ([length, doublings]) =>
        () =>
          growthOf((body) => read(`${head}${body}${tail}`), piece, length, doublings),
    );
    // Where a text has outgrown the cache of a busy machine it is slow once, and not with each doubling.
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

/** Memory of a busy machine makes it up to 2.8; what grows with the square makes it 4. */
const mostGrowth = 3;
