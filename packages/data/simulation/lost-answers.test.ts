/** A device whose change arrived, and who never heard of it: what another device then removes stays removed. */
import { AppError } from '@mooring/contract';
import type { Remote } from '@mooring/storage';
import { expect, test } from 'vitest';
import { jpegFile } from '../src/pictures/picture-testing.ts';
import { expectEntryWithPicture } from './expect-entry-with-picture.ts';
import { seededRandom } from './seeded-random.ts';
import { createSimulatedDevices, type SimulatedDevice } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

const letter = { id: 'l1', to: 'Vera', text: 'I never sent it.' };

async function openDevices() {
  const { startDevice, server } = createSimulatedDevices();
  const [one, other] = [await startDevice(), await startDevice()];
  /** The answer of this request is lost, and the device is offline from then on. */
  const losingAnswer = (last: number) => {
    let requests = 0;
    return () => {
      requests += 1;
      if (requests < last) return null;
      return requests === last ? ('answer-lost' as const) : ('request-lost' as const);
    };
  };
  const syncCutAt = (device: SimulatedDevice, last: number) =>
    device.syncOnce(losingAnswer(last), seededRandom(1)).catch(() => {});
  await sync(one, other);
  return { one, other, server, sync, syncCutAt };
}

const everyRequest = Array.from({ length: 12 }, (_, index) => index + 1);

test('a letter that arrived although its device never heard so stays burned where it is burned elsewhere', async () => {
  let burned = 0;
  for (const last of everyRequest) {
    const { one, other, server, sync, syncCutAt } = await openDevices();
    await one.letters.put(letter);
    await syncCutAt(one, last);
    await sync(other);
    if (!(await other.letters.get('l1'))) continue;
    burned += 1;
    await other.letters.burn('l1');
    await sync(other, one, other);
    for (const device of [one, other]) expect(await device.letters.get('l1')).toBeNull();
    expect(server.rows().filter(({ row }) => row.id.endsWith(':letter:l1'))).toEqual([]);
    expect(await one.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
  }
  expect(burned).toBeGreaterThan(1);
});

test('an entry and its picture stay removed as well', async () => {
  let removed = 0;
  for (const last of everyRequest) {
    const { one, other, server, sync, syncCutAt } = await openDevices();
    const taken = await one.pictures.take(jpegFile());
    if (!('picture' in taken)) throw new Error('It was refused.');
    const words = { title: '', content: 'The lake.', tags: ['summer'] };
    const { id } = await one.entries.create({ ...words, pictures: [taken.picture] });
    await sync(one, other);
    await one.tags.rename('summer', 'July');
    await syncCutAt(one, last);
    await sync(other);
    if ((await other.entries.get(id))?.tags[0] !== 'July') continue;
    removed += 1;
    await other.entries.remove(id);
    await sync(other, one, other);
    for (const device of [one, other]) {
      expect(await device.entries.get(id)).toBeNull();
      expect(await device.pictures.counts()).toEqual(new Map());
      expect(await device.store.ids('audio_chunks')).toEqual([]);
    }
    expect(server.rows('journal_entries')).toEqual([]);
  }
  expect(removed).toBeGreaterThan(1);
});

test('what was written on after the answer was lost is kept, although the letter was burned elsewhere', async () => {
  for (const last of everyRequest) {
    const { one, other, sync, syncCutAt } = await openDevices();
    await one.letters.put(letter);
    await syncCutAt(one, last);
    await one.letters.put({ ...letter, text: 'Written on.' });
    await sync(other);
    await other.letters.burn('l1');
    await sync(other, one, other);
    for (const device of [one, other]) {
      expect((await device.letters.get('l1'))?.text).toBe('Written on.');
    }
  }
});

test('a picture whose answer was lost is kept with its entry, which was written on after it and removed elsewhere', async () => {
  let removed = 0;
  for (const last of everyRequest) {
    const { one, other, sync, syncCutAt } = await openDevices();
    const words = { title: '', content: 'The lake.', tags: [] };
    const { id } = await one.entries.create(words);
    await sync(one, other);
    const taken = await one.pictures.take(jpegFile());
    if (!('picture' in taken)) throw new Error('It was refused.');
    await one.entries.update(id, { ...words, pictures: [taken.picture] });
    await syncCutAt(one, last);
    await sync(other);
    if ((await other.pictures.of(id)).items.length === 0) continue;
    removed += 1;
    await other.entries.remove(id);
    await sync(other);
    await one.entries.update(id, { ...words, content: 'The lake, at six.' });
    await sync(one, other, one, other);
    await expectEntryWithPicture([one, other], id, 'The lake, at six.');
  }
  expect(removed).toBeGreaterThan(1);
});

test('an entry that comes back after a lost database keeps its picture, also where the answer to that is lost', async () => {
  const meanwhile = { remove: async () => {}, isCut: false };
  const wrapRemote = (remote: Remote, device: number): Remote => ({
    ...remote,
    async insert(table, ...given) {
      if (device !== 1 || table !== 'journal_entries') return remote.insert(table, ...given);
      await meanwhile.remove();
      const inserted = await remote.insert(table, ...given);
      if (meanwhile.isCut) throw new AppError('sync.offline');
      return inserted;
    },
  });
  const { startDevice } = createSimulatedDevices({ wrapRemote });
  const [one, other] = [await startDevice(), await startDevice()];
  const taken = await one.pictures.take(jpegFile());
  if (!('picture' in taken)) throw new Error('It was refused.');
  const words = { title: '', content: 'The lake.', tags: [] };
  const { id } = await one.entries.create({ ...words, pictures: [taken.picture] });
  await sync(one, other);
  await one.entries.update(id, { ...words, content: 'The lake, at six.' });
  await one.store.sync.requeueAll();
  meanwhile.isCut = true;
  meanwhile.remove = async () => {
    meanwhile.remove = async () => {};
    await other.entries.remove(id);
    await sync(other);
  };
  await sync(one).catch(() => {});
  meanwhile.isCut = false;
  await sync(one, other, one, other);
  await expectEntryWithPicture([one, other], id, 'The lake, at six.');
});
