/** What one device removes and another one changes at the same time: the change stays, with all that belongs to it. */
import { expect, test } from 'vitest';
import { jpegFile } from '../src/pictures/picture-testing.ts';
import { seededRandom } from './seeded-random.ts';
import { createSimulatedDevices, type SimulatedDevice } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 31) % 256);
const voicemail = () => new File([bytes(300_001)], 'voicemail.m4a', { type: 'audio/mp4' });

async function openDevices() {
  const { startDevice, server } = createSimulatedDevices();
  const one = await startDevice();
  const other = await startDevice();
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

/** An entry with a picture and its original on two devices, and what both of them do to it before they sync. */
async function removeAndChange() {
  const { one, other, server, sync } = await openDevices();
  const words = (content: string) => ({ title: '', content, tags: [] });
  const take = async (device: SimulatedDevice) => {
    const taken = await device.pictures.take(jpegFile(), { keepOriginal: true });
    if (!('picture' in taken)) throw new Error('It was refused.');
    return taken.picture;
  };
  const shared = await take(one);
  const entry = await one.entries.create({ ...words('As it was.'), pictures: [shared] });
  await sync(one, other, one);
  await one.entries.remove(entry.id);
  const added = await take(other);
  await other.entries.update(entry.id, { ...words('Changed.'), pictures: [added] }, entry);
  const pictures = async (device: SimulatedDevice) => {
    const [kept, ...rest] = (await device.entries.list()).items;
    const { items } = await device.pictures.of(kept?.id ?? '');
    for (const picture of items) {
      expect((await device.pictures.open(picture)).size).toBe(2_000);
      expect((await device.pictures.openOriginal(picture)).isWhole).toBe(true);
    }
    return { content: kept?.content, copies: rest.length, ids: items.map(({ id }) => id).sort() };
  };
  const whole = { content: 'Changed.', copies: 0, ids: [shared.id, added.id].sort() };
  return { one, other, server, sync, pictures, whole };
}

test.each(['removed', 'changed'])(
  'an entry that one device removes and another changes comes back with all its pictures (%s first)',
  async (first) => {
    const { one, other, sync, pictures, whole } = await removeAndChange();
    await sync(...(first === 'removed' ? [one, other] : [other, one]));
    await sync(one, other, one, other);
    for (const device of [one, other]) {
      expect(await pictures(device)).toEqual(whole);
      expect(await device.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
    }
  },
);

test.each(['one', 'other'] as const)(
  'they are all there also where device "%s" is cut off after any request',
  async (which) => {
    for (let last = 1; last < 30; last += 1) {
      const { one, other, sync, pictures, whole } = await removeAndChange();
      const [cut, second] = which === 'one' ? [one, other] : [other, one];
      let requests = 0;
      const offlineAfter = () => {
        requests += 1;
        return requests > last ? ('request-lost' as const) : null;
      };
      await cut.syncOnce(offlineAfter, seededRandom(1)).catch(() => {});
      await sync(second, cut, second, cut);
      for (const device of [one, other]) {
        expect({ last, ...(await pictures(device)) }).toEqual({ last, ...whole });
      }
    }
  },
);

test('they are all there also where the device that removed them compares everything after it was cut off', async () => {
  for (let last = 1; last < 30; last += 1) {
    const { one, other, sync, pictures, whole } = await removeAndChange();
    await sync(other);
    let requests = 0;
    const offlineAfter = () => {
      requests += 1;
      return requests > last ? ('request-lost' as const) : null;
    };
    await one.syncOnce(offlineAfter, seededRandom(1)).catch(() => {});
    await one.store.sync.compareAll();
    await sync(one, other, one);
    for (const device of [one, other]) {
      expect({ last, ...(await pictures(device)) }).toEqual({ last, ...whole });
    }
  }
});

test('a third device, which had changed nothing, has all the pictures as well', async () => {
  const { startDevice } = createSimulatedDevices();
  const devices = [await startDevice(), await startDevice(), await startDevice()] as const;
  const [one, other, third] = devices;
  const taken = await one.pictures.take(jpegFile());
  if (!('picture' in taken)) throw new Error('It was refused.');
  const words = { title: '', content: 'As it was.', tags: [] };
  const entry = await one.entries.create({ ...words, pictures: [taken.picture] });
  await sync(...devices);
  await one.entries.remove(entry.id);
  await other.entries.update(entry.id, { ...words, content: 'Changed.' }, entry);
  await sync(one, third, other, third, one, other, third);
  for (const device of devices) {
    expect((await device.entries.get(entry.id))?.content).toBe('Changed.');
    const [picture] = (await device.pictures.of(entry.id)).items;
    if (!picture) throw new Error('The picture is gone.');
    expect((await device.pictures.open(picture)).size).toBe(2_000);
  }
});

test('a picture that was taken out of an entry stays out, although the entry is changed elsewhere', async () => {
  const { one, other, sync } = await openDevices();
  const words = (content: string) => ({ title: '', content, tags: [] });
  const taken = await one.pictures.take(jpegFile());
  if (!('picture' in taken)) throw new Error('It was refused.');
  const entry = await one.entries.create({ ...words('As it was.'), pictures: [taken.picture] });
  await sync(one, other);
  await one.entries.update(
    entry.id,
    { ...words('As it was.'), removedPictures: [taken.picture.id] },
    entry,
  );
  await other.entries.update(entry.id, words('Changed.'), entry);
  await sync(one, other, one, other);
  for (const device of [one, other]) expect(await device.pictures.counts()).toEqual(new Map());
});

test('an entry that was removed with its pictures stays removed on both devices', async () => {
  const { one, other, server, sync } = await openDevices();
  const taken = await one.pictures.take(jpegFile());
  if (!('picture' in taken)) throw new Error('It was refused.');
  const words = { title: '', content: 'As it was.', tags: [], pictures: [taken.picture] };
  const entry = await one.entries.create(words);
  await sync(one, other);
  await other.entries.remove(entry.id);
  await sync(other, one, other);
  await one.store.sync.compareAll();
  await sync(one, other, one);
  expect(server.rows('journal_entries')).toEqual([]);
  for (const device of [one, other]) {
    expect(await device.pictures.counts()).toEqual(new Map());
    expect((await device.entries.list()).items).toEqual([]);
  }
});
