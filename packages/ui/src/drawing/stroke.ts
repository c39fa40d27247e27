/** One stroke of a drawing: its path, and its weight and strength where they are its own. */
export type Stroke = { d: string; width?: number; opacity?: number };

/** Coordinates to a tenth: finer than a screen shows, and short. */
export function round(x: number): number {
  return Number(x.toFixed(1));
}

/** One stroke of water from x to x + length: a long shallow swell. */
export function swell(x: number, y: number, length: number, rise: number): string {
  const q = length / 4;
  const half = `${round(q * 1.3)} ${round(-rise)} ${round(q * 2)} 0`;
  return `M${round(x)} ${round(y)}c${round(q * 0.7)} ${round(-rise)} ${half}s${round(q * 1.3)} ${round(rise)} ${round(q * 2)} 0`;
}

/** A small deterministic generator (mulberry32): the same seed gives the same numbers in [0, 1), hence the same picture. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
