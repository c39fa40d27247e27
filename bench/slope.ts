import type { Line } from './measure.ts';

/** One thing measured once at one size. */
export type Taken = { what: string; size: number; ms: number };

/**
 * How the time grows with the size, from the smallest to each larger one: log(t₂ ÷ t₁) ÷ log(n₂ ÷ n₁). 1 is in proportion,
 * 0 not at all. The budget is 1.05 for the largest.
 */
export function growthLines(of: string, taken: readonly Taken[]): Line[] {
  const names = [...new Set(taken.map(({ what }) => what))];
  return names.flatMap((what) => {
    const sides = taken.filter((one) => one.what === what).sort((a, b) => a.size - b.size);
    const first = sides[0];
    if (!first) return [];
    return sides.slice(1).map(({ size, ms }, at): Line => {
      const isLargest = at === sides.length - 2;
      return {
        name: `${of}: ${what}, slope ${withCommas(first.size)} to ${withCommas(size)}`,
        ours: Math.log(ms / first.ms) / Math.log(size / first.size),
        against: undefined,
        unit: '',
        ...(isLargest ? { budget: { most: 1.05 } } : {}),
        note: `${first.ms.toFixed(0)} and ${ms.toFixed(0)} ms`,
      };
    });
  });
}

const withCommas = (count: number) => count.toLocaleString('en');
