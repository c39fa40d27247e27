/** A device that sends again what the server lacks, and another one that burns a letter meanwhile. */
import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';
import { createSimulatedDevices, type SimulatedDevice } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

const letter = { id: 'l1', to: 'Vera', text: 'I never sent it.' };
const rowId = '00000000-0000-4000-8000-00000000a0a0:letter:l1';

async function openDevices() {
  const { startDevice, server } = createSimulatedDevices();
  const one = await startDevice();
  const other = await startDevice();
  await one.letters.put(letter);
  await sync(one, other, one);
  const expectBurned = async () => {
    for (const device of [one, other]) {
      expect(await device.letters.get('l1')).toBeNull();
      expect(await device.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
    }
    expect(server.rows().filter(({ row }) => row.id === rowId)).toEqual([]);
  };
  /** The server has the row damaged, and this device knows it. It is not sent again before the next sync. */
  const queueResend = async (device: SimulatedDevice) => {
    const stored = server.disk.rows.get(`user_data/${rowId}`);
    if (!stored) throw new Error('The server has no such row.');
    const whole = structuredClone(stored);
    server.disk.rows.set(`user_data/${rowId}`, {
      ...stored,
      seal: 'e2.damaged',
      seq: server.disk.nextSeq(),
    });
    // Offline from some request on: the first one at which the row is known to be damaged, and not yet sent again.
    for (let last = 1; (await device.store.sync.readStatus()).waiting === 0; last += 1) {
      let requests = 0;
      const offlineAfter = () => {
        requests += 1;
        return requests > last ? ('request-lost' as const) : null;
      };
      await device.syncOnce(offlineAfter, seededRandom(1)).catch(() => {});
    }
    return whole;
  };
  return { one, other, server, sync, expectBurned, queueResend };
}

test('a letter that is burned while another device compares everything stays burned', async () => {
  const { one, other, sync, expectBurned } = await openDevices();
  await one.store.sync.compareAll();
  await other.letters.burn('l1');
  await sync(other, one, other);
  await expectBurned();
});

test('a letter that is burned while another device is to send it again stays burned', async () => {
  const { one, other, server, sync, expectBurned, queueResend } = await openDevices();
  const whole = await queueResend(one);
  await other.letters.burn('l1');
  server.disk.rows.set(`user_data/${rowId}`, whole);
  await sync(other);
  // Nothing of it reaches the server again, even where the device that burned it never comes back.
  await sync(one);
  expect(server.disk.past.filter(({ id }) => id === rowId)).toHaveLength(1);
  await sync(other);
  await expectBurned();
});

test('a letter that was sent again before its burn arrives stays burned', async () => {
  const { one, other, sync, expectBurned, queueResend } = await openDevices();
  await queueResend(one);
  await other.letters.burn('l1');
  await sync(one, other, one);
  await expectBurned();
});

test('a letter that is changed here after the comparison began is kept', async () => {
  const { one, other, sync } = await openDevices();
  await one.store.sync.compareAll();
  await one.letters.put({ ...letter, text: 'Written on.' });
  await other.letters.burn('l1');
  await sync(other, one, other);
  expect((await other.letters.get('l1'))?.text).toBe('Written on.');
});

test('what was written into a letter on one device is kept where another, which did not know of it, burns the letter', async () => {
  const { one, other, sync } = await openDevices();
  await one.letters.put({ ...letter, text: 'Written on here.' });
  await other.letters.put({ ...letter, text: 'Written on there.' });
  await sync(other);
  await other.letters.burn('l1');
  // The later of the two is the letter, and the other becomes an earlier version on its device alone.
  await sync(one, other, one, other);
  for (const device of [one, other]) {
    expect((await device.letters.get('l1'))?.text).toBe('Written on there.');
    expect(await device.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
  }
  expect((await one.earlierVersions.list()).map(({ value }) => value)).toMatchObject([
    { text: 'Written on here.' },
  ]);
});
