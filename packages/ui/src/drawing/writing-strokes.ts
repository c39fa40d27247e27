import { round, seeded } from './stroke.ts';

/** Lines of handwriting that are also lines of water, on ruled lines. */
export function writingStrokes(width: number, seed: number): { rules: string; script: string } {
  const random = seeded(seed);
  let rules = '';
  let script = '';
  for (let row = 0; row < 5; row += 1) {
    const y = 27 + row * 17;
    rules += `M20 ${y}H${width - 20}`;
    const end = row === 4 ? width * 0.44 : width - 24 - random() * 34;
    let x = 21;
    while (x < end - 8) {
      const length = Math.min(end - x, 14 + random() * 40);
      script += `M${round(x)} ${y - 2}${word(length, random)}`;
      x += length + 8;
    }
  }
  return { rules, script };
}

function word(length: number, random: () => number): string {
  const humps = Math.max(2, Math.round(length / 6.5));
  const w = length / humps;
  return Array.from({ length: humps }, () => {
    const h = random() > 0.9 ? 8 : 2.4 + random() * 2;
    const rise = `${round(w * 0.1)} ${round(-h * 0.8)} ${round(w * 0.25)} ${round(-h)}`;
    return `c${rise} ${round(w * 0.5)} ${round(-h)}s${round(w * 0.35)} ${round(h * 0.3)} ${round(w * 0.5)} ${round(h)}`;
  }).join('');
}
