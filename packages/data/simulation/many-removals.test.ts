import { AppError } from '@mooring/contract';
import type { Remote } from '@mooring/storage';
import { expect, test } from 'vitest';
import { createSimulatedDevices, type SimulatedDevice } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

const countEntries = async ({ entries }: SimulatedDevice) => (await entries.list()).items.length;
const removeSome = async ({ entries }: SimulatedDevice, count: number) => {
  for (const { id } of (await entries.list()).items.slice(0, count)) await entries.remove(id);
};
const answer = async ({ store, lastFindings }: SimulatedDevice, kind: 'keep' | 'remove') =>
  store.sync.answerRemovals({ kind, upTo: lastFindings().removals?.upTo ?? 0 });

/** Two devices that have the same thirty entries, and a first one that then removes `count` of them. */
async function removedOnOne(count: number) {
  const { startDevice, server } = createSimulatedDevices();
  const [a, b] = [await startDevice(), await startDevice()];
  for (let entry = 0; entry < 30; entry += 1) {
    await a.entries.create({ title: '', content: `entry ${entry}`, tags: [] });
  }
  await sync(a, b);
  await removeSome(a, count);
  await sync(a, b);
  return { a, b, server, startDevice };
}

test('many removals at once wait for an answer, at every sync, and nothing else is said to be wrong', async () => {
  const { a, b } = await removedOnOne(25);
  for (let round = 0; round < 2; round += 1) {
    expect(b.lastFindings()).toMatchObject({
      removals: { pieces: 25 },
      isMissing: false,
      repaired: 0,
    });
    expect(await countEntries(b)).toBe(30);
    await sync(b);
  }
  // What is written meanwhile is still synced.
  await b.entries.create({ title: '', content: 'written meanwhile', tags: [] });
  await sync(b, a);
  expect(await countEntries(a)).toBe(6);
  expect(a.lastFindings()).toMatchObject({ removals: null, isMissing: false });
});

test('what waits for the answer is not sent again meanwhile, also where it was only just changed and sent', async () => {
  const answers = { areLost: false };
  const wrapRemote = (remote: Remote): Remote => ({
    ...remote,
    async insert(...given) {
      const inserted = await remote.insert(...given);
      if (answers.areLost) throw new AppError('sync.offline');
      return inserted;
    },
  });
  const { startDevice, server } = createSimulatedDevices({ wrapRemote });
  const [a, b] = [await startDevice(), await startDevice()];
  await sync(a, b);
  for (let moment = 0; moment < 25; moment += 1) {
    await b.moments.add({ content: `moment ${moment}`, source: 'manual' });
  }
  answers.areLost = true;
  await expect(sync(b)).rejects.toThrow();
  answers.areLost = false;
  expect(server.rows('saved_moments')).toHaveLength(25);
  await sync(a);
  for (const { id } of (await a.moments.list()).items) await a.moments.remove(id);
  await sync(a, b, b);
  expect(b.lastFindings().removals).toMatchObject({ pieces: 25 });
  expect(server.rows('saved_moments')).toEqual([]);
  await answer(b, 'remove');
  await sync(b);
  expect((await b.moments.list()).items).toEqual([]);
});

test('after a yes the rows are removed, and a later mass removal asks again', async () => {
  const { a, b } = await removedOnOne(25);
  await answer(b, 'remove');
  await sync(b, a, b);
  expect(await countEntries(b)).toBe(5);
  expect(b.lastFindings()).toMatchObject({ removals: null, isMissing: false });
  for (let entry = 0; entry < 30; entry += 1) {
    await a.entries.create({ title: '', content: `later ${entry}`, tags: [] });
  }
  await sync(a, b);
  await removeSome(a, 30);
  await sync(a, b);
  expect(b.lastFindings().removals).toMatchObject({ pieces: 30 });
});

test('after a no the rows are sent again, and every device has them', async () => {
  const { a, b, startDevice } = await removedOnOne(25);
  await answer(b, 'keep');
  await sync(b, a, b);
  const late = await startDevice();
  await sync(late);
  for (const device of [a, b, late]) {
    expect(await countEntries(device)).toBe(30);
    expect(device.lastFindings()).toMatchObject({ removals: null, isMissing: false, repaired: 0 });
  }
  expect(await b.store.sync.removalsAnswer()).toBeNull();
});

test('twenty removals, or a small share of a large journal, are carried out unasked', async () => {
  const { a, b } = await removedOnOne(20);
  expect(b.lastFindings().removals).toBeNull();
  expect(await countEntries(b)).toBe(10);
  for (let entry = 0; entry < 240; entry += 1) {
    await a.entries.create({ title: '', content: `more ${entry}`, tags: [] });
  }
  await sync(a, b);
  await removeSome(a, 24);
  await sync(a, b);
  expect(b.lastFindings().removals).toBeNull();
  expect(await countEntries(b)).toBe(226);
});

test('letters, people, days and what is kept of somebody count as entries do, and the chunks of a file do not', async () => {
  const { startDevice } = createSimulatedDevices();
  const [a, b] = [await startDevice(), await startDevice()];
  const file = new File([new Uint8Array(4_000_000)], 'voicemail.m4a');
  const kept = await a.keepsakes.addFile('vera', file);
  for (let letter = 0; letter < 25; letter += 1) {
    await a.letters.put({ id: `${letter}`, to: 'Vera', text: `letter ${letter}` });
  }
  await sync(a, b);
  await a.keepsakes.remove(kept.id);
  await sync(a, b);
  expect(b.lastFindings().removals).toBeNull();
  for (let letter = 0; letter < 25; letter += 1) await a.letters.remove(`${letter}`);
  await sync(a, b);
  expect(b.lastFindings().removals).toMatchObject({ pieces: 25 });
  expect((await b.letters.list()).items).toHaveLength(25);
  await answer(b, 'remove');
  await sync(b);
  expect((await b.letters.list()).items).toEqual([]);
});
