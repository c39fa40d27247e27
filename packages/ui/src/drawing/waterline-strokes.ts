import { type Stroke, seeded, swell } from './stroke.ts';

/** Three quiet rows of water, each shorter and fainter than the one above; 26 units tall. */
export function waterlineStrokes(width: number, seed: number): Stroke[] {
  const random = seeded(seed);
  return [0.75, 0.5, 0.3].map((opacity, row) => {
    let x = width * (0.02 + 0.12 * row) + random() * 20;
    let d = '';
    while (x < width * (0.98 - 0.14 * row)) {
      const length = 36 + random() * 90;
      d += swell(x, 6 + row * 7, length, 1 + random() * 1.6);
      x += length + 10 + random() * 26;
    }
    return { d, opacity };
  });
}
