import type { Remote } from '@mooring/storage';
import { expect, test } from 'vitest';
import { runSimulation } from './simulation.ts';

/** Operations of each device: few in every run, a thousand by `pnpm proof:sync`. */
const ops = Number(process.env.MOORING_SYNC_OPS ?? 60);
const seed = Number(process.env.MOORING_SYNC_SEED ?? 1);

test('three devices on a bad line, killed on the way: no words are lost, none stand twice, and all agree', {
  timeout: 30_000 + ops * 3_000,
}, async () => {
  const outcome = await runSimulation({ ops, seed });
  if (ops > 60) process.stdout.write(`${JSON.stringify(outcome)}\n`);
  expect(outcome).toMatchObject({ lost: [], duplicated: [], apart: 0, waiting: 0 });
  expect(outcome.texts).toBeGreaterThan(ops * 2);
  expect(outcome.kills).toBeGreaterThan(0);
});

test('the same campaign notices when one’s own writes are no longer recognised', {
  timeout: 60_000,
}, async () => {
  let others = 0;
  const unnamed = (remote: Remote): Remote => ({
    ...remote,
    async fetch(...given) {
      others += 1;
      return (await remote.fetch(...given)).map((kept) => ({ ...kept, op: `other-${others}` }));
    },
  });
  // One device alone can have no conflict.
  const alone = { ops: 120, seed, devices: 1 };
  expect((await runSimulation(alone)).conflicts).toBe(0);
  expect((await runSimulation({ ...alone, rules: unnamed })).conflicts).toBeGreaterThan(0);
});

test('the same campaign notices when rows are written over whatever they are now', {
  timeout: 60_000,
}, async () => {
  const { lost } = await runSimulation({
    ops: 60,
    seed: 4,
    faults: 0.15,
    rules: (remote) => ({
      ...remote,
      async update(table, item, signal) {
        const [now] = await remote.fetch(table, [item.row.id], signal);
        return now ? remote.update(table, { ...item, rev: now.rev }, signal) : null;
      },
    }),
  });
  expect(lost.length).toBeGreaterThan(0);
});
