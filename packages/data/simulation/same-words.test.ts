/** Two devices add a picture each to an entry, so that its words are the same on both. Then one of them removes it. */
import { expect, test } from 'vitest';
import { jpegFile } from '../src/pictures/picture-testing.ts';
import { createSimulatedDevices, type SimulatedDevice } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

const words = { title: '', content: 'The lake.', tags: [] };

async function addPicture(device: SimulatedDevice, entryId: string): Promise<string> {
  const taken = await device.pictures.take(jpegFile());
  if (!('picture' in taken)) throw new Error('It was refused.');
  await device.entries.update(entryId, { ...words, pictures: [taken.picture] });
  return taken.picture.id;
}

async function addOnBoth() {
  const { startDevice, server } = createSimulatedDevices();
  const [one, other] = [await startDevice(), await startDevice()];
  const { id } = await one.entries.create(words);
  await sync(one, other);
  const here = await addPicture(one, id);
  const there = await addPicture(other, id);
  await sync(other, one);
  return { one, other, server, id, here, there };
}

const picturesOf = async (device: SimulatedDevice, id: string) =>
  (await device.pictures.of(id)).items.map((picture) => picture.id).sort();

test('a picture is kept where the other device removes the entry without having seen it', async () => {
  const { one, other, id, here, there } = await addOnBoth();
  await other.entries.remove(id);
  await sync(other, one, other, one);
  for (const device of [one, other]) {
    expect((await device.entries.get(id))?.content).toBe('The lake.');
    expect(await picturesOf(device, id)).toEqual([here, there].sort());
    for (const picture of (await device.pictures.of(id)).items) {
      expect((await device.pictures.open(picture)).size).toBe(2_000);
    }
    expect(await device.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
  }
});

test('where nobody removes the entry it is there once, with both pictures', async () => {
  const { one, other, id, here, there } = await addOnBoth();
  await sync(other, one, other);
  for (const device of [one, other]) {
    expect((await device.entries.list()).items.map((entry) => entry.id)).toEqual([id]);
    expect(await picturesOf(device, id)).toEqual([here, there].sort());
  }
});

test('a device that has seen all the pictures removes the entry with every byte of them', async () => {
  const { one, other, server, id } = await addOnBoth();
  await sync(other, one, other);
  await other.entries.remove(id);
  await sync(other, one);
  for (const device of [one, other]) {
    expect(await device.entries.get(id)).toBeNull();
    expect(await device.store.ids('audio_chunks')).toEqual([]);
  }
  expect(server.rows('audio_chunks')).toEqual([]);
});
