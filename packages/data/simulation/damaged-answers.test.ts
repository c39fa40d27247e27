import { AppError } from '@mooring/contract';
import type { Remote } from '@mooring/storage';
import type { ServerRow } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { createSimulatedDevices, type SimulatedDevice } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

const contents = async ({ moments }: SimulatedDevice) =>
  (await moments.list()).items.map(({ content }) => content).sort();

/**
 * What a second device has while the second of three moments is given to it through `answer`, and what after that. The first device is
 * cut off after its push, before its statement covers the rows: no statement ever tells that something is missing.
 */
async function misled(answer: (row: ServerRow) => ServerRow[]) {
  const lie = { about: '', isCut: false };
  const wrapRemote = (remote: Remote, device: number): Remote => ({
    ...remote,
    async fetch(...given) {
      const rows = await remote.fetch(...given);
      return rows.flatMap((one) =>
        device === 2 && one.row.id === lie.about ? answer(one) : [one],
      );
    },
    async statements(...given) {
      if (device === 1 && lie.isCut) throw new AppError('sync.offline');
      return remote.statements(...given);
    },
  });
  const { startDevice } = createSimulatedDevices({ wrapRemote });
  const [a, b] = [await startDevice(), await startDevice()];
  await sync(a, b);
  for (const content of ['one', 'two', 'three']) {
    const { id } = await a.moments.add({ content, source: 'manual' });
    if (content === 'two') lie.about = id;
  }
  lie.isCut = true;
  await expect(sync(a)).rejects.toMatchObject({ key: 'sync.offline' });
  await sync(b);
  const meanwhile = await contents(b);
  lie.about = '';
  await sync(b);
  const held = await b.store.ids('user_data', `${b.vault.userId}:held:`);
  return { meanwhile, after: await contents(b), held: held.length };
}

test('a new row that came damaged is asked for again, and what came stays held', async () => {
  const damaged = await misled((one) => [{ ...one, seal: 'e2.damaged' }]);
  expect(damaged).toEqual({ meanwhile: ['one', 'three'], after: ['one', 'three', 'two'], held: 1 });
});

test('a new row that was listed and not given out is asked for again', async () => {
  const withheld = await misled(() => []);
  expect(withheld).toEqual({
    meanwhile: ['one', 'three'],
    after: ['one', 'three', 'two'],
    held: 0,
  });
});
