/** A server that leaves out a row while a device compares everything with it, and gives it out later. */
import { AppError } from '@mooring/contract';
import type { Remote } from '@mooring/storage';
import { expect, test } from 'vitest';
import { noFaults } from './faults.ts';
import { seededRandom } from './seeded-random.ts';
import { createSimulatedDevices, type SimulatedDevice } from './simulated-devices.ts';

const minutesOfADay = 1_440;
const contents = async ({ moments }: SimulatedDevice) =>
  (await moments.list()).items.map(({ content }) => content).sort();

/** `isLost`: the first device is cut off after its push, before its statement covers the row, and then loses its database. */
async function misledDevice({ isLost = false } = {}) {
  const lie = { about: '', compared: 0, isCut: false };
  const wrapRemote = (remote: Remote, device: number): Remote => {
    const isShown = (id: string) => device === 1 || id !== lie.about;
    return {
      ...remote,
      async newest(...given) {
        if (device === 2 && given[0] === 'saved_moments') lie.compared += 1;
        return (await remote.newest(...given)).filter(({ row }) => isShown(row.id));
      },
      rowsAfter: async (...given) =>
        (await remote.rowsAfter(...given)).filter(({ row }) => isShown(row.id)),
      async statements(...given) {
        if (lie.isCut) throw new AppError('sync.offline');
        return remote.statements(...given);
      },
    };
  };
  const { startDevice, env } = createSimulatedDevices({ wrapRemote });
  const [a, b] = [await startDevice(), await startDevice()];
  const sync = (device: SimulatedDevice) => device.syncOnce(noFaults, seededRandom(1));
  lie.about = (await a.moments.add({ content: 'two', source: 'manual' })).id;
  lie.isCut = isLost;
  await sync(a).catch(() => {});
  lie.isCut = false;
  if (isLost) {
    await a.store.sync.requeueAll();
    await sync(a);
  }
  await a.moments.add({ content: 'one', source: 'manual' });
  await sync(a);
  await sync(b);
  return {
    b,
    lie,
    sync,
    /** The clock goes on by a minute with each look at it. */
    passDay() {
      for (let minute = 0; minute < minutesOfADay; minute += 1) env.now();
    },
  };
}

test.each([
  'whose device has said that it wrote it',
  'whose device sent it, and lost its database before it could say so',
])(
  'a row %s, is missed where a server leaves it out, and looked for again the next day',
  async (name) => {
    const { b, lie, sync, passDay } = await misledDevice({ isLost: name.includes('lost') });
    expect(await contents(b)).toEqual(['one']);
    expect(b.lastFindings().isMissing).toBe(true);
    lie.about = '';
    passDay();
    await sync(b);
    expect(await contents(b)).toEqual(['one', 'two']);
    expect(b.lastFindings().isMissing).toBe(false);
  },
);

test('as long as a row is missing everything is compared once a day, and not with every sync', async () => {
  const { b, lie, sync, passDay } = await misledDevice();
  const before = lie.compared;
  await sync(b);
  await sync(b);
  expect(lie.compared).toBe(before);
  passDay();
  await sync(b);
  await sync(b);
  expect(lie.compared).toBe(before + 1);
});

test('a row whose removal was announced, and lost with its database before it was sent, is missed where a server leaves it out', async () => {
  const lie = { isTold: false, isCut: false };
  const wrapRemote = (remote: Remote, device: number): Remote => {
    const shown = <T>(rows: T[]) => (lie.isTold && device === 3 ? [] : rows);
    return {
      ...remote,
      newest: async (...given) => shown(await remote.newest(...given)),
      rowsAfter: async (...given) => shown(await remote.rowsAfter(...given)),
      fetch: async (...given) => shown(await remote.fetch(...given)),
      async remove(...given) {
        if (lie.isCut) throw new AppError('sync.offline');
        return remote.remove(...given);
      },
    };
  };
  const { startDevice, env } = createSimulatedDevices({ wrapRemote });
  const [a, b] = [await startDevice(), await startDevice()];
  const sync = (device: SimulatedDevice) => device.syncOnce(noFaults, seededRandom(1));
  const { id } = await a.moments.add({ content: 'one', source: 'manual' });
  await sync(a);
  await sync(b);
  await a.moments.remove(id);
  lie.isCut = true;
  await expect(sync(a)).rejects.toThrow();
  // The first device, without anything of its database.
  const again = await startDevice();
  lie.isTold = true;
  await sync(again);
  expect(await contents(again)).toEqual([]);
  expect(again.lastFindings().isMissing).toBe(true);
  lie.isTold = false;
  for (let minute = 0; minute < minutesOfADay; minute += 1) env.now();
  await sync(again);
  expect(await contents(again)).toEqual(['one']);
  expect(again.lastFindings().isMissing).toBe(false);
  expect(await contents(b)).toEqual(['one']);
});
