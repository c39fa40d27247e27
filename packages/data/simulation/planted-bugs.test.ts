import { expect, test } from 'vitest';
import { runDevices } from './device-simulation.ts';
import { plantBug, plantedBugs } from './planted-bugs.ts';

/** How many seeds are tried for each fault. `pnpm proof:simulation` tries more, with all of them. */
const seeds = Number(process.env.MOORING_BUG_SEEDS ?? 10);
const isLong = process.env.MOORING_BUG_SEEDS !== undefined;
const ops = 60;

/** The number of the run that notices the fault, from 1. Null where none of them does. */
async function findBug(name: string): Promise<number | null> {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const result = await runDevices({ seed, ops, bug: plantBug(name) }).catch(() => null);
    if (!result) return seed;
    const { lost, diverged, waiting, notInReplica, unburned } = result;
    if (lost.length + diverged + waiting + notInReplica + unburned > 0) return seed;
  }
  return null;
}

/** In every run of the tests: a few that the first seeds find. */
const quick = [
  'one write in thirty is dropped',
  'every version counts as newer',
  'of a file only the first chunk is kept',
];

test('the simulation notices faults that are planted in the layers', {
  timeout: 60_000 + seeds * 120_000,
}, async () => {
  const names = isLong ? Object.keys(plantedBugs) : quick;
  const found: Record<string, number | null> = {};
  for (const name of names) {
    found[name] = await findBug(name);
    if (isLong) process.stdout.write(`${found[name] ?? 'NOT FOUND'}\t${name}\n`);
  }
  expect(Object.entries(found).filter(([, run]) => run === null)).toEqual([]);
});
