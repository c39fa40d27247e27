/** What one device removes and another one changes at the same time: the change stays, with all that belongs to it. */
import { expect, test } from 'vitest';
import { jpegFile } from '../src/pictures/picture-testing.ts';
import { noFaults } from './faults.ts';
import { seededRandom } from './seeded-random.ts';
import { createSimulatedDevices, type SimulatedDevice } from './simulated-devices.ts';

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 31) % 256);
const voicemail = () => new File([bytes(300_001)], 'voicemail.m4a', { type: 'audio/mp4' });

async function openDevices() {
  const { startDevice, server } = createSimulatedDevices();
  const one = await startDevice();
  const other = await startDevice();
  const sync = async (...devices: SimulatedDevice[]) => {
    for (const device of devices) await device.syncOnce(noFaults, seededRandom(1));
  };
  const kept = await one.keepsakes.addFile('vera', voicemail());
  await sync(one, other);
  const expectWhole = async (text: string) => {
    for (const device of [one, other]) {
      const [found] = (await device.keepsakes.of('vera')).items;
      if (!found) throw new Error('It is gone.');
      expect(found.text).toBe(text);
      expect((await device.keepsakes.openFile(found)).isWhole).toBe(true);
      expect(await device.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
    }
  };
  return { one, other, server, sync, kept, expectWhole };
}

const describe = (device: SimulatedDevice, id: string) =>
  device.keepsakes.change(id, (now) => ({ ...now, text: 'Her last call' }));

test.each(['removed', 'changed'])(
  'a file that one device removes and another describes stays, and can be opened (%s first)',
  async (first) => {
    const { one, other, sync, kept, expectWhole } = await openDevices();
    await one.keepsakes.remove(kept.id);
    await describe(other, kept.id);
    await sync(...(first === 'removed' ? [one, other] : [other, one]));
    await sync(one, other, one);
    await expectWhole('Her last call');
  },
);

test('a file that is removed on one device is gone on the other, also where the first is cut off meanwhile', async () => {
  const { one, other, server, sync, kept } = await openDevices();
  await one.keepsakes.remove(kept.id);
  for (let last = 1; last < 40; last += 1) {
    let requests = 0;
    const offlineAfter = () => {
      requests += 1;
      return requests > last ? ('request-lost' as const) : null;
    };
    await one.syncOnce(offlineAfter, seededRandom(1)).catch(() => {});
    await sync(other);
  }
  await sync(one, other, one);
  expect(server.rows('audio_chunks')).toEqual([]);
  for (const device of [one, other]) {
    expect((await device.keepsakes.of('vera')).items).toEqual([]);
    expect(await device.store.ids('audio_chunks')).toEqual([]);
  }
});

test('a picture that is added to an entry which another device changes and removes is kept', async () => {
  const { one, other, sync } = await openDevices();
  const words = (content: string) => ({ title: '', content, tags: [] });
  const entry = await one.entries.create(words('As it was.'));
  await sync(one, other);
  const taken = await one.pictures.take(jpegFile());
  if (!('picture' in taken)) throw new Error('It was refused.');
  await one.entries.update(entry.id, { ...words('As it was.'), pictures: [taken.picture] }, entry);
  await other.entries.update(entry.id, words('From there.'), entry);
  await sync(other, one);
  await other.entries.remove(entry.id);
  await sync(other, one, other);
  for (const device of [one, other]) {
    const [copy] = (await device.entries.list()).items;
    expect(copy?.content).toBe('As it was.');
    const [picture] = (await device.pictures.of(copy?.id ?? '')).items;
    if (!picture) throw new Error('The picture is gone.');
    expect((await device.pictures.open(picture)).size).toBe(2_000);
  }
});
