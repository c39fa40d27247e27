import { round, seeded, swell } from '@mooring/ui/bundled';
import { flora, plain } from './flora.tsx';

/** The size of one stretch of shore in its own units, and how many plants stand on it. */
export const shoreSize = { width: 350, height: 214, plants: 13 } as const;

const { width, height } = shoreSize;
const middle = width / 2;
const ground = height - 36;
const sky = ground - 34;
const step = 25;

export type PlantedStem = {
  /** The feeling it stands for; 'plain' where none was named. */
  name: string;
  /** Where its head is. */
  x: number;
  y: number;
  /** Degrees the head leans, and whether it is turned round. */
  lean: number;
  flip: boolean;
  stem: string;
  blades: string[];
};

/** The line of the shore at x: highest in the middle. */
const shoreAt = (x: number) => ground + 9 * ((x - middle) / middle) ** 2;

/**
 * Where each plant of one stretch stands, from the middle outward. Depends on nothing that comes after it: a plant that
 * is there never moves. `stretch` counts from 0; feelings in the order they were kept.
 */
export function plantShore(feelings: readonly string[], stretch: number): PlantedStem[] {
  const random = seeded(11 + stretch * 97);
  const crowns: { x: number; y: number }[] = [];
  return feelings.slice(0, shoreSize.plants).map((name, index): PlantedStem => {
    const { tall: share } = flora[name] ?? plain;
    const side = index % 2 ? 1 : -1;
    const x = middle + side * Math.ceil(index / 2) * step + (random() - 0.5) * step * 0.3;
    const foot = shoreAt(x);
    let tall = share * sky * (0.9 + random() * 0.2);
    const lean = (random() - 0.5) * 12;
    const bow = (random() - 0.5) * 12;
    // A newcomer makes room: it grows to another height rather than into a neighbour's flower.
    const crowded = () =>
      crowns.some(
        (crown) => Math.abs(crown.x - x - lean) < 30 && Math.abs(crown.y - foot + tall) < 31,
      );
    for (let tries = 0; tries < 5 && crowded(); tries += 1) {
      tall *= tall > sky * 0.42 ? 0.86 : 2.05;
    }
    const top = { x: round(x + lean), y: round(foot - tall) };
    crowns.push(top);
    const bend = round(top.x - lean * 0.3 - bow * 0.4);
    const stem = `M${round(x)} ${round(foot)}C${round(x + bow)} ${round(foot - tall * 0.4)} ${bend} ${round(foot - tall * 0.75)} ${top.x} ${top.y}`;
    const count = 2 + Math.floor(random() * 2);
    const blades = Array.from({ length: count }, (_, blade) => {
      const length = tall * (0.24 + random() * 0.3);
      const out = (blade % 2 ? 1 : -1) * (7 + random() * 17);
      return `M${round(x)} ${round(foot)}q${round(out * 0.06)} ${round(-length * 0.72)} ${round(out)} ${round(-length)}q${round(-out * 0.42)} ${round(length * 0.4)} ${round(-out)} ${round(length)}z`;
    });
    return { name, ...top, lean: round(lean * 0.6), flip: random() > 0.5, stem, blades };
  });
}

/** The ground itself: its line, the grass on it and the water before it. The same for a stretch however full it is. */
export function groundStrokes(stretch: number): { line: string; grass: string; water: string } {
  const random = seeded(5 + stretch * 31);
  let grass = '';
  for (let blade = 0; blade < 64; blade += 1) {
    const x = width * (0.04 + 0.92 * random());
    const far = Math.abs(x - middle) / middle;
    const tall = (5 + random() * 20) * (1 - 0.5 * far);
    grass += `M${round(x)} ${round(shoreAt(x))}q${round((random() - 0.5) * 3)} ${round(-tall * 0.6)} ${round((random() - 0.5) * 12)} ${round(-tall)}`;
  }
  let water = '';
  for (let row = 0; row < 4; row += 1) {
    let x = width * (0.02 + 0.06 * row) + random() * 26;
    while (x < width * (0.92 - 0.07 * row)) {
      const length = 28 + random() * 70;
      water += swell(x, ground + 15 + row * 6.5, length, 0.7 + row * 0.4);
      x += length + 12 + random() * 44;
    }
  }
  const edge = round(shoreAt(0));
  const line = `M${round(width * 0.01)} ${edge}Q${middle} ${round(2 * ground - edge)} ${round(width * 0.99)} ${edge}`;
  return { line, grass, water };
}
