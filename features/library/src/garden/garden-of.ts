import type { Moment } from '@mooring/data';
import { flora } from './flora.tsx';
import { shoreSize } from './shore.ts';

export type Stretch = { stretch: number; feelings: string[] };

/** The garden of some moments (newest first, as they are listed): full stretches stay as they are, the newest grows. */
export function gardenOf(moments: readonly Moment[]): {
  stretches: Stretch[];
  description: string;
} {
  const feelings = moments.toReversed().map(feelingOf);
  const stretches: Stretch[] = [];
  for (let from = 0; from < feelings.length; from += shoreSize.plants) {
    stretches.unshift({
      stretch: from / shoreSize.plants,
      feelings: feelings.slice(from, from + shoreSize.plants),
    });
  }
  return { stretches, description: describe(moments.length) };
}

/** The first feeling among a moment's tags; 'plain' where there is none. */
export function feelingOf({ tags }: Pick<Moment, 'tags'>): string {
  return tags.map((tag) => tag.toLowerCase()).find((tag) => Object.hasOwn(flora, tag)) ?? 'plain';
}

function describe(count: number): string {
  if (count === 1) return 'One plant, for the one moment below.';
  return `${count} plants, one for each moment below. Nothing here wilts.`;
}
