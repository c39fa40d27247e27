import { seededRandom } from '../packages/data/simulation/seeded-random.ts';

/** What happens in one run of the eviction campaign, before the browser is killed. */
export type Step =
  /** Writes an entry. `clearAfter`: ms after the press on Save at which the browser clears the storage meanwhile. */
  | { kind: 'save'; clearAfter?: number }
  /** Writes, and leaves it as a draft. */
  | { kind: 'draft' }
  | { kind: 'clear' }
  /** Bytes that stay free. */
  | { kind: 'fill'; leave: number }
  | { kind: 'free' }
  | { kind: 'pause'; ms: number };

export type Plan = {
  /** Nobody has written in this browser before. */
  isFirstVisit: boolean;
  /** Written and killed faster than anybody types, or goes on in the profile of such a run, which may have no note. */
  isHurried: boolean;
  steps: Step[];
  /** ms from the last step to the kill. */
  killAfter: number;
};

const rooms = [0, 16_000, 100_000, 400_000, 1_500_000];

/** The same for every run of a number. Three of four runs are the first visit; the fourth goes on in the profile of the third. */
export function planOf(run: number): Plan {
  const random = seededRandom(run * 7919 + 11);
  const steps: Step[] = [{ kind: 'save' }];
  const fill = (): Step => ({ kind: 'fill', leave: random.pick(rooms) ?? 0 });
  const clearing = (): Step[] =>
    random.chance(0.4)
      ? [{ kind: 'save', clearAfter: random.below(400) }]
      : [{ kind: 'clear' }, ...(random.chance(0.5) ? [fill()] : [])];
  const step = (): Step => {
    const chance = random.next();
    if (chance < 0.35) return { kind: 'save' };
    if (chance < 0.65) return fill();
    if (chance < 0.75) return { kind: 'free' };
    return { kind: 'pause', ms: random.below(1500) };
  };
  for (let left = random.below(3); left > 0; left -= 1) steps.push(step());
  steps.push(...clearing());
  for (let left = random.below(4); left > 0; left -= 1) steps.push(step());
  if (random.chance(0.25)) steps.push(...clearing());
  if (random.chance(0.2)) steps.push({ kind: 'draft' });
  return {
    isFirstVisit: run % 4 !== 3,
    isHurried: run % 20 === 6 || run % 20 === 7,
    steps,
    killAfter: random.chance(0.5) ? random.below(60) : random.below(1500),
  };
}
