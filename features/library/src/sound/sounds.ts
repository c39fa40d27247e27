import type { Recipe } from './recipe.ts';
import { fire, plainNoise, rain, sea, wind } from './soundscape-recipes.ts';
import { singingBowl, steadyTone } from './tone-recipes.ts';

export type Sound = { id: string; title: string; text: string; recipe: Recipe };

export const soundscapes: readonly Sound[] = [
  { id: 'shore', title: 'Shore', text: 'Long, low waves on sand.', recipe: sea },
  {
    id: 'rain',
    title: 'Rain',
    text: 'Even rain, and single drops near the window.',
    recipe: rain,
  },
  {
    id: 'night',
    title: 'Night',
    text: 'A slow wind somewhere beyond the houses.',
    recipe: wind,
  },
  { id: 'fire', title: 'Fire', text: 'A small fire that somebody tends.', recipe: fire },
  {
    id: 'brown',
    title: 'Deep noise',
    text: 'Brown noise: like a far waterfall behind a wall.',
    recipe: plainNoise('brown'),
  },
  {
    id: 'pink',
    title: 'Soft noise',
    text: 'Pink noise: even, and lighter than the deep one.',
    recipe: plainNoise('pink'),
  },
];

export const tones: readonly Sound[] = [
  { id: 'low', title: 'Low tone', text: 'A deep tone, 110 hertz.', recipe: steadyTone(110) },
  { id: 'middle', title: 'Middle tone', text: 'A warm tone, 174 hertz.', recipe: steadyTone(174) },
  { id: 'high', title: 'High tone', text: 'A clear tone, 264 hertz.', recipe: steadyTone(264) },
  {
    id: 'bowl',
    title: 'Singing bowl',
    text: 'Struck every twelve seconds, and left to ring.',
    recipe: singingBowl(174),
  },
  {
    id: 'small-bowl',
    title: 'Small bowl',
    text: 'The same, brighter.',
    recipe: singingBowl(288),
  },
];
