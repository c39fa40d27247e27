/** A pseudo-random generator (mulberry32): the same numbers in every run of a seed, so that a failure can be repeated. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** 0 to 1. */
    next,
    /** An integer below `limit`. */
    below: (limit: number) => Math.floor(next() * limit),
    /** True with this probability. */
    chance: (probability: number) => next() < probability,
    pick: <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)],
  };
}

export type SeededRandom = ReturnType<typeof seededRandom>;
