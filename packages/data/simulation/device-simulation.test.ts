import { expect, test } from 'vitest';
import { type DeviceRun, runDevices } from './device-simulation.ts';

/** `pnpm proof:simulation` runs new seeds for this many minutes. In every run of the tests: six. */
const minutes = Number(process.env.MOORING_MINUTES ?? 0);
const firstSeed = Number(process.env.MOORING_SEED ?? 1);
const leastSeeds = 6;
const ops = 60;

const isSound = ({ lost, diverged, waiting, notInReplica, unburned }: DeviceRun) =>
  lost.length + diverged + waiting + notInReplica + unburned === 0;

test('the same seed gives the same run, and another seed another', {
  timeout: 60_000,
}, async () => {
  const one = await runDevices({ seed: 5, ops: 30 });
  expect(await runDevices({ seed: 5, ops: 30 })).toEqual(one);
  expect((await runDevices({ seed: 6, ops: 30 })).trace).not.toBe(one.trace);
});

test('seeds that once lost an edit or a picture, kept a burned letter, or counted a held row as one, are sound', {
  timeout: 60_000,
}, async () => {
  const runs = [];
  const seeds = [20, 81, 85, 321, 502, 518, 589, 2094];
  const late = [100_077, 100_236, 100_260, 100_319, 100_593, 201_413, 1_001_808, 1_002_526];
  const latest = [7_003_920, 7_004_599, 7_006_095, 6_006_295, 7_002_348, 12_018_136, 12_018_060];
  const removed = [11_010_955, 11_017_414, 11_018_897, 12_018_857, 21_000_471];
  const fetchedAgain = [32_008_146];
  const removedOnBoth = [33_000_278, 51_001_716];
  for (const seed of [...seeds, ...late, ...latest, ...removed, ...fetchedAgain, ...removedOnBoth])
    runs.push(await runDevices({ seed, ops }));
  expect(runs.filter((run) => !isSound(run))).toEqual([]);
});

test('devices with tabs, cuts of power, full disks and a lying server lose nothing that was acknowledged', {
  timeout: 120_000 + minutes * 90_000,
}, async () => {
  const unsound: DeviceRun[] = [];
  const start = performance.now();
  const isOver = (seeds: number) =>
    seeds >= leastSeeds && performance.now() - start >= minutes * 60_000;
  let seeds = 0;
  let cuts = 0;
  for (; !isOver(seeds); seeds += 1) {
    const result = await runDevices({ seed: firstSeed + seeds, ops });
    cuts += result.cuts;
    if (!isSound(result)) unsound.push(result);
  }
  if (minutes > 0) {
    process.stdout.write(
      `${seeds} seeds, ${seeds * ops} operations, ${cuts} cuts, ${unsound.length} unsound\n`,
    );
  }
  expect(unsound).toEqual([]);
  expect(cuts).toBeGreaterThan(0);
});
