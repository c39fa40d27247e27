import { round, seeded, swell } from '@mooring/ui/bundled';
import { flora, plain } from './flora.tsx';

/** The shore while it has at most `plants` plants, in its own units. After that it grows to the right. */
export const shoreSize = { width: 350, height: 214, plants: 13 } as const;

const { width, height } = shoreSize;
const middle = width / 2;
const ground = height - 36;
const sky = ground - 34;
const step = 25;
/** How many stems stand from the middle to either end of the first stretch. */
const half = (shoreSize.plants - 1) / 2;
/**
 * Heights of heads over the ground, and how they follow each other along the shore: no two beside each other are the same,
 * so that each head stands free and each can be pressed, whatever grows or is gone beside it.
 */
const tiers = [50, 95, 140];
const rhythm = [1, 0, 2, 0, 1, 2, 1, 0, 2, 1, 0, 2, 0];

/** What grows at which place of the garden. */
export type Planting = { place: number; name: string };

export type PlantedStem = {
  place: number;
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

/** How long the shore is when its last plant stands at `last`, or -1 for none. */
export const shoreWidth = (last: number): number =>
  width + Math.max(0, last + 1 - shoreSize.plants) * step;

/** The line of the shore at x: highest in the middle of its first stretch, and level after it. */
const shoreAt = (x: number) => ground + 9 * Math.min(1, ((x - middle) / middle) ** 2);

/** The first stretch is planted from its middle outward; what comes later, along the shore. */
const stepsAlong = (place: number) =>
  place < shoreSize.plants ? half + (place % 2 ? 1 : -1) * Math.ceil(place / 2) : place;

/** The middle of where a plant is pressed. At least 22 away from that of any other, across or along. */
export function pressPoint(place: number): { x: number; y: number } {
  const along = stepsAlong(place);
  const x = (along + 1) * step;
  return { x, y: round(shoreAt(x)) - (tiers[rhythm[along % rhythm.length] ?? 1] ?? sky) };
}

/** Grows from its place alone: nothing that comes, goes or stands beside it changes it. */
export function plantAt({ place, name }: Planting): PlantedStem {
  const random = seeded(11 + place * 29);
  const { tall: share } = flora[name] ?? plain;
  const press = pressPoint(place);
  const x = press.x + (random() - 0.5) * step * 0.3;
  const foot = shoreAt(x);
  const tall = foot - press.y + (share - 0.74) * 10 + (random() - 0.5) * 6;
  const lean = (random() - 0.5) * 12;
  const bow = (random() - 0.5) * 12;
  const top = { x: round(x + lean), y: round(foot - tall) };
  const bend = round(top.x - lean * 0.3 - bow * 0.4);
  const stem = `M${round(x)} ${round(foot)}C${round(x + bow)} ${round(foot - tall * 0.4)} ${bend} ${round(foot - tall * 0.75)} ${top.x} ${top.y}`;
  const count = 2 + Math.floor(random() * 2);
  const blades = Array.from({ length: count }, (_, blade) => {
    const length = tall * (0.24 + random() * 0.3);
    const out = (blade % 2 ? 1 : -1) * (7 + random() * 17);
    return `M${round(x)} ${round(foot)}q${round(out * 0.06)} ${round(-length * 0.72)} ${round(out)} ${round(-length)}q${round(-out * 0.42)} ${round(length * 0.4)} ${round(-out)} ${round(length)}z`;
  });
  return { place, name, ...top, lean: round(lean * 0.6), flip: random() > 0.5, stem, blades };
}

/** Grass, where a plant once stood or where none is shown. */
export function grassAt(place: number): string {
  const random = seeded(7 + place * 31);
  const { x } = pressPoint(place);
  return Array.from({ length: 6 }, () =>
    bladeAt(x + (random() - 0.5) * step * 0.8, 14 + random() * 22, random),
  ).join('');
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
