import { round, seeded, swell } from '@mooring/ui/bundled';
import { flora, plain } from './flora.tsx';

/** The shore while it has at most `plants` plants, in its own units. After that it grows to the right. */
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

/** How long the shore is with so many plants. */
export const shoreWidth = (count: number): number =>
  width + Math.max(0, count - shoreSize.plants) * step;

/** The line of the shore at x: highest in the middle of its first stretch, and level after it. */
const shoreAt = (x: number) => ground + 9 * Math.min(1, ((x - middle) / middle) ** 2);

/** The first stretch is planted from its middle outward; what comes later, along the shore. */
function placeOf(index: number): number {
  if (index >= shoreSize.plants) return width - step / 2 + (index - shoreSize.plants) * step;
  return middle + (index % 2 ? 1 : -1) * Math.ceil(index / 2) * step;
}

/**
 * Where each plant stands. Depends on nothing that comes after it: a plant that is there never moves. Feelings in the
 * order they were kept.
 */
export function plantShore(feelings: readonly string[]): PlantedStem[] {
  const random = seeded(11);
  const crowns: { x: number; y: number }[] = [];
  return feelings.map((name, index): PlantedStem => {
    const { tall: share } = flora[name] ?? plain;
    const x = placeOf(index) + (random() - 0.5) * step * 0.3;
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

/** The ground of a shore so long: its line, the grass on it and the water before it. What is there never moves either. */
export function groundStrokes(long: number): { line: string; grass: string; water: string } {
  const later = Math.ceil((long - width) / width);
  const parts = [
    firstGround(),
    ...Array.from({ length: later }, (_, index) => laterGround(index, long)),
  ];
  const edge = round(shoreAt(0));
  const bow = `M${round(width * 0.01)} ${edge}Q${middle} ${round(2 * ground - edge)} ${round(width * 0.99)} ${edge}`;
  return {
    line: later > 0 ? `${bow}H${round(long - width * 0.01)}` : bow,
    grass: parts.map(({ grass }) => grass).join(''),
    water: parts.map(({ water }) => water).join(''),
  };
}

function firstGround() {
  const random = seeded(5);
  let grass = '';
  for (let blade = 0; blade < 64; blade += 1) {
    const x = width * (0.04 + 0.92 * random());
    const far = Math.abs(x - middle) / middle;
    grass += bladeAt(x, (5 + random() * 20) * (1 - 0.5 * far), random);
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
  return { grass, water };
}

/** A further stretch, as far as the shore has come. Every stroke takes its numbers, shown or not. */
function laterGround(index: number, long: number) {
  const random = seeded(36 + index * 31);
  const from = width * (index + 1);
  let grass = '';
  for (let blade = 0; blade < 44; blade += 1) {
    const x = from + width * random();
    const drawn = bladeAt(x, 4 + random() * 14, random);
    if (x < long - step / 2) grass += drawn;
  }
  let water = '';
  for (let row = 0; row < 4; row += 1) {
    for (let x = from + random() * 40; x < from + width; x += 60 + random() * 70) {
      const length = 28 + random() * 50;
      const height = 0.7 + row * 0.4;
      if (x + length < long - row * 6) water += swell(x, ground + 15 + row * 6.5, length, height);
    }
  }
  return { grass, water };
}

const bladeAt = (x: number, tall: number, random: () => number) =>
  `M${round(x)} ${round(shoreAt(x))}q${round((random() - 0.5) * 3)} ${round(-tall * 0.6)} ${round((random() - 0.5) * 12)} ${round(-tall)}`;
