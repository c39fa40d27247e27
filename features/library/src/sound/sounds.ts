import type { SoundRecipe } from './sound-engine.ts';

export type Sound = { id: string; title: string; text: string; recipe: SoundRecipe };

export const soundscapes: readonly Sound[] = [
  {
    id: 'shore',
    title: 'Shore',
    text: 'Long, low waves on sand.',
    recipe: {
      kind: 'noise',
      noise: 'brown',
      cutoff: 520,
      swell: { every: 10, depth: 0.45 },
      level: 0.9,
    },
  },
  {
    id: 'rain',
    title: 'Rain',
    text: 'Even rain outside a closed window.',
    recipe: {
      kind: 'noise',
      noise: 'pink',
      cutoff: 6500,
      swell: { every: 23, depth: 0.12 },
      level: 0.35,
    },
  },
  {
    id: 'night',
    title: 'Night',
    text: 'A slow wind somewhere beyond the houses.',
    recipe: {
      kind: 'noise',
      noise: 'brown',
      cutoff: 190,
      swell: { every: 17, depth: 0.4 },
      level: 1,
    },
  },
];

export const tones: readonly Sound[] = [
  {
    id: 'low',
    title: 'Low',
    text: 'A deep tone, 110 hertz.',
    recipe: { kind: 'tone', frequency: 110, level: 0.3 },
  },
  {
    id: 'middle',
    title: 'Middle',
    text: 'A warm tone, 174 hertz.',
    recipe: { kind: 'tone', frequency: 174, level: 0.24 },
  },
  {
    id: 'high',
    title: 'High',
    text: 'A clear tone, 264 hertz.',
    recipe: { kind: 'tone', frequency: 264, level: 0.16 },
  },
];
