import { round, type Stroke, seeded, swell } from './stroke.ts';

/** A harbour in its own units: where the horizon, the buoy and its waterline stand. */
export type HarbourPlan = {
  width: number;
  height: number;
  horizon: number;
  /** Where the buoy stands. */
  lampX: number;
  /** The buoy is 100 units tall at 1. */
  scale: number;
  seed: number;
  /** How many rows of water. */
  lines: number;
  baseline: number;
};

type Water = { water: Stroke[]; light: Stroke[] };

/** The rows of water, and the lamp's light lying on them in broken pieces. */
export function harbourStrokes(plan: HarbourPlan): Water {
  const random = seeded(plan.seed);
  const water = Array.from({ length: plan.lines }, (_, row) => waterRow(plan, row, random));
  const steps = Math.round(plan.lines * 1.15);
  const light = Array.from({ length: steps }, (_, step) =>
    lightAt(plan, (step + 0.7) / steps, random),
  ).flat();
  return { water, light };
}

function waterRow(plan: HarbourPlan, row: number, random: () => number): Stroke {
  const { width, height, horizon, lines } = plan;
  const t = row / (lines - 1);
  const y = horizon + 5 + (height - horizon - 5) * t ** 1.65;
  let x = -40 - random() * 120;
  let d = '';
  while (x < width + 20) {
    const length = (50 + random() * 190) * (0.4 + t * 1.15);
    if (random() > 0.28) {
      d += swell(
        x,
        y + (random() - 0.5) * (2 + 10 * t),
        length,
        (0.5 + 4.6 * t) * (0.5 + random()),
      );
    }
    x += length + (14 + random() * 90) * (0.35 + t);
  }
  return { d, width: round(0.55 + 1.1 * t), opacity: round(12 + 34 * t ** 0.7) / 100 };
}

function lightAt(plan: HarbourPlan, t: number, random: () => number): Stroke[] {
  const { height, baseline, lampX, scale } = plan;
  const y = baseline + 6 * scale + (height - baseline) * 0.9 * t ** 1.25;
  const reach = scale * (5 + 30 * t ** 0.8);
  const pieces = 1 + Math.floor(random() * (1.4 + 2.2 * t));
  return Array.from({ length: pieces }, (_, k) => {
    const first = k === 0;
    const off = (random() + random() + random() - 1.5) * reach * (first ? 0.5 : 1.5);
    const half = reach * (first ? 0.45 + random() * 0.55 : 0.12 + random() * 0.3);
    const fade = (1 - t) ** 0.75 * (first ? 0.95 : 0.6);
    return {
      d: swell(
        lampX + off - half,
        y + (random() - 0.5) * 3 * (1 + t),
        half * 2,
        0.3 + 2 * t * random(),
      ),
      width: round(1.3 + 1.5 * t * random()),
      opacity: round(fade * 100 + 3) / 100,
    };
  });
}
