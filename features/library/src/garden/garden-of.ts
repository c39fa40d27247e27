import type { Moment } from '@mooring/data';
import { flora } from './flora.tsx';
import type { Planting } from './shore.ts';

/** Feelings that have another name on the screen than in the catalogue, and may be tagged with either. */
const shownNames: Readonly<Record<string, string>> = {
  confusion: 'confused',
  peace: 'peaceful',
  anxiety: 'anxious',
};

/**
 * The garden of some moments: a plant for each at its place, and a sentence. `isWhole` is false where other moments are not
 * to be brought up.
 */
export function gardenOf(
  moments: readonly Moment[],
  isWhole = true,
): { plants: Planting[]; description: string } {
  return {
    plants: moments.map((moment) => ({ place: moment.place, name: feelingOf(moment) })),
    description: isWhole ? describe(moments.length) : describePart(moments.length),
  };
}

/** The first feeling among a moment's tags; 'plain' where there is none. */
export function feelingOf({ tags }: Pick<Moment, 'tags'>): string {
  return tags.map(plantName).find((name) => Object.hasOwn(flora, name)) ?? 'plain';
}

function plantName(tag: string): string {
  const name = tag.toLowerCase().replace(/^#/, '');
  return Object.hasOwn(shownNames, name) ? (shownNames[name] ?? name) : name;
}

function describe(count: number): string {
  if (count === 1) return 'One plant, for the one moment below.';
  return `${count} plants, one for each moment below. Nothing here wilts.`;
}

const describePart = (count: number) =>
  `${count === 1 ? 'One plant' : `${count} plants`}. What is not to be brought up has none.`;
