import type { Remote } from '@mooring/storage';
import { expect, test } from 'vitest';
import { runSimulation } from './simulation.ts';

/** Actions per device: few in every run, a thousand by `pnpm proof:sync`. */
const ops = Number(process.env.MOORING_SYNC_OPS ?? 60);
const seed = Number(process.env.MOORING_SYNC_SEED ?? 1);

test('three devices with a faulty network and crashes lose no text, duplicate none, and converge', {
  timeout: 30_000 + ops * 3_000,
}, async () => {
  const result = await runSimulation({ ops, seed });
  if (ops > 60) process.stdout.write(`${JSON.stringify(result)}\n`);
  expect(result).toMatchObject({ lost: [], duplicated: [], unburned: [], diverged: 0, waiting: 0 });
  expect(result.texts).toBeGreaterThan(ops * 2);
  expect(result.crashes).toBeGreaterThan(0);
});

test('the simulation notices when a device no longer recognises its own versions', {
  timeout: 60_000,
}, async () => {
  const withoutSeals = (remote: Remote): Remote => ({
    ...remote,
    fetch: async (...given) =>
      (await remote.fetch(...given)).map((row) => ({ ...row, seal: null })),
  });
  // One device alone can have no conflict.
  const oneDevice = { ops: 120, seed, devices: 1 };
  expect((await runSimulation(oneDevice)).conflicts).toBe(0);
  // Which answers come late depends on the machine, so one seed alone may meet none.
  let conflicts = 0;
  for (let tried = seed; conflicts === 0 && tried < seed + 5; tried += 1) {
    const broken = { ...oneDevice, seed: tried, wrapRemote: withoutSeals };
    conflicts = (await runSimulation(broken)).conflicts;
  }
  expect(conflicts).toBeGreaterThan(0);
});

/** A server that takes every write, whatever it builds upon. */
const withoutComparison = (remote: Remote): Remote => ({
  ...remote,
  async update(table, item, signal) {
    const [now] = await remote.fetch(table, [item.row.id], signal);
    return now ? remote.update(table, { ...item, rev: now.rev }, signal) : null;
  },
});
const careless = { ops: 60, seed: 4, faults: 0.15, wrapRemote: withoutComparison };

test('a server that writes over rows without compare-and-swap loses no text', {
  timeout: 60_000,
}, async () => {
  expect((await runSimulation(careless)).lost).toEqual([]);
});

test('the simulation notices when a device takes every pulled version for a newer one', {
  timeout: 60_000,
}, async () => {
  const { lost } = await runSimulation({
    ...careless,
    wrapSeals: (seals) => ({
      ...seals,
      async checkRow(...given) {
        const checked = await seals.checkRow(...given);
        const ahead = Object.entries(checked.version ?? {}).map(([device]) => [device, 1_000_000]);
        return { ...checked, version: Object.fromEntries(ahead) };
      },
    }),
  });
  expect(lost.length).toBeGreaterThan(0);
});
