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
  expect(result).toMatchObject({ lost: [], duplicated: [], diverged: 0, waiting: 0 });
  expect(result.texts).toBeGreaterThan(ops * 2);
  expect(result.crashes).toBeGreaterThan(0);
});

test('the simulation notices when a device no longer recognises its own mutation ids', {
  timeout: 60_000,
}, async () => {
  let fetches = 0;
  const withForeignIds = (remote: Remote): Remote => ({
    ...remote,
    async fetch(...given) {
      fetches += 1;
      const rows = await remote.fetch(...given);
      return rows.map((row) => ({ ...row, mutationId: `other-${fetches}` }));
    },
  });
  // One device alone can have no conflict.
  const oneDevice = { ops: 120, seed, devices: 1 };
  expect((await runSimulation(oneDevice)).conflicts).toBe(0);
  const broken = await runSimulation({ ...oneDevice, wrapRemote: withForeignIds });
  expect(broken.conflicts).toBeGreaterThan(0);
});

test('the simulation notices when rows are overwritten without compare-and-swap', {
  timeout: 60_000,
}, async () => {
  const { lost } = await runSimulation({
    ops: 60,
    seed: 4,
    faults: 0.15,
    wrapRemote: (remote) => ({
      ...remote,
      async update(table, item, signal) {
        const [now] = await remote.fetch(table, [item.row.id], signal);
        return now ? remote.update(table, { ...item, rev: now.rev }, signal) : null;
      },
    }),
  });
  expect(lost.length).toBeGreaterThan(0);
});
