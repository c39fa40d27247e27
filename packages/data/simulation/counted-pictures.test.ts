/** Which pictures the simulations count as lost, where an entry comes back that somebody had removed. */
import { AppError } from '@mooring/contract';
import type { Remote } from '@mooring/storage';
import { expect, test } from 'vitest';
import { missingPicturesOn, noteBroughtBack, noteRemovedPictures } from './counted-pictures.ts';
import { addPicture, removeEntry } from './entry-actions.ts';
import { seededRandom } from './seeded-random.ts';
import { createSimulatedDevices, type SimulatedDevice } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';
import { newTextHistory, noteUnfinished } from './text-history.ts';

const words = { title: '', content: 'The lake.', tags: [] };

/** Two devices that both have an entry. While the line is cut, an entry and the bytes of its picture arrive, and the picture's row does not. */
async function openDevices() {
  const line = { isCut: false };
  const wrapRemote = (remote: Remote): Remote => ({
    ...remote,
    async insert(table, ...given) {
      if (line.isCut && table === 'user_data') throw new AppError('sync.offline');
      return remote.insert(table, ...given);
    },
  });
  const { startDevice, server } = createSimulatedDevices({ wrapRemote });
  const [one, other] = [await startDevice(), await startDevice()];
  const history = newTextHistory();
  const { id } = await other.entries.create(words);
  const entryOn = async (device: SimulatedDevice) => {
    const entry = await device.entries.get(id);
    if (!entry) throw new Error('It is gone.');
    return entry;
  };
  const add = async () => addPicture(other, await entryOn(other), seededRandom(1), history);
  const remove = async (device: SimulatedDevice) =>
    removeEntry(device, await entryOn(device), history);
  const missing = async () =>
    (
      await Promise.all(
        [one, other].map((device) => missingPicturesOn(device, history, server.disk, [one, other])),
      )
    ).flat();
  const expectWordsAlone = async () => {
    for (const device of [one, other]) {
      expect((await entryOn(device)).content).toBe('The lake.');
      expect((await device.pictures.of(id)).items).toEqual([]);
    }
    expect(await missing()).toEqual([]);
  };
  /** As if the rows of these pictures were removed on a device, and the entry not. */
  const dropPictures = ({ disk }: SimulatedDevice, pictureId = '') => {
    for (const tables of disk.values()) {
      const rows = tables.get('user_data');
      for (const rowId of [...(rows?.keys() ?? [])])
        if (rowId.includes(`:picture:${id}:${pictureId}`)) rows?.delete(rowId);
    }
  };
  await sync(other, one);
  return {
    ...{ one, other, line, server, history, id, entryOn, add, remove, missing },
    ...{ expectWordsAlone, dropPictures },
  };
}

test('a picture that was removed with its entry is not counted where a device without it brings the entry back', async () => {
  const { one, other, line, history, entryOn, add, remove, missing } = await openDevices();
  await remove(one);
  await sync(one);
  await add();
  line.isCut = true;
  await expect(sync(other)).rejects.toThrow();
  await remove(other);
  line.isCut = false;
  // It had removed the entry, gets it back in a state that it did not know, and sends that.
  await sync(one);
  noteBroughtBack(one.disk, history);
  await sync(other, one, other);
  for (const device of [one, other]) expect((await entryOn(device)).content).toBe('The lake.');
  expect(await missing()).toEqual([]);
});

test('a picture that the device had when it removed the entry is still counted', async () => {
  const { one, other, line, history, id, add, remove, missing } = await openDevices();
  await add();
  await sync(other, one);
  const [picture] = (await one.pictures.of(id)).items;
  await remove(one);
  await sync(one);
  await add();
  line.isCut = true;
  await expect(sync(other)).rejects.toThrow();
  await sync(one);
  noteBroughtBack(one.disk, history);
  // The entry is back before its pictures, which the other device still has.
  expect((await one.pictures.of(id)).items).toEqual([]);
  expect(await missing()).toContain(picture?.id);
  line.isCut = false;
  await sync(other, one);
  expect(await missing()).toEqual([]);
});

test('a picture that was removed with its entry on both devices is not counted where a change brings the words back', async () => {
  const { one, other, line, history, id, add, remove, missing, expectWordsAlone } =
    await openDevices();
  await add();
  await sync(other, one);
  const [picture] = (await one.pictures.of(id)).items;
  if (!picture) throw new Error('It has no picture.');
  const gone = () => [one, other].map(({ disk }) => history.removedFrom.get(disk)?.size ?? 0);
  await remove(one);
  await sync(one);
  // A change, which sends the entry as new. The row of its picture waits.
  await add();
  line.isCut = true;
  await expect(sync(other)).rejects.toThrow();
  // Takes the entry back without its picture, and sends a state that replaces both: the other device does not know it.
  await sync(one);
  noteBroughtBack(one.disk, history);
  expect(gone()).toEqual([1, 0]);
  // Still to come from the other device.
  expect(await missing()).toContain(picture.id);
  await remove(other);
  line.isCut = false;
  await sync(one, other, one);
  for (const device of [one, other]) noteBroughtBack(device.disk, history);
  await expectWordsAlone();
});

test('a picture that was removed with its entry on both devices is counted where it had come back on one of them', async () => {
  const { one, other, history, id, entryOn, add, remove, missing, dropPictures } =
    await openDevices();
  await add();
  await sync(other, one);
  const [picture] = (await one.pictures.of(id)).items;
  await remove(one);
  await sync(one);
  await add();
  // The change brings the entry back with all its pictures.
  await sync(other, one);
  noteBroughtBack(one.disk, history);
  expect((await one.pictures.of(id)).items).toHaveLength(2);
  const entry = await entryOn(other);
  await remove(other);
  // As if the pictures were removed everywhere, and the entry not.
  for (const device of [one, other]) dropPictures(device);
  expect((await entryOn(one)).content).toBe(entry.content);
  expect(await missing()).toContain(picture?.id);
});

test('a picture that was removed on the only device that ever had its row is not counted where the entry comes back', async () => {
  const { one, other, line, id, add, remove, expectWordsAlone } = await openDevices();
  await add();
  line.isCut = true;
  await expect(sync(other)).rejects.toThrow();
  await sync(one);
  // As after a lost database: the same state is sent as a new one.
  const put = await one.store.get('journal_entries', id);
  if (put) await one.store.write([{ table: 'journal_entries', put }]);
  await remove(other);
  line.isCut = false;
  await sync(one, other, one);
  await expectWordsAlone();
});

test('a picture whose row was sent before it was removed is still counted where the entry comes back without it', async () => {
  const { one, other, id, entryOn, add, remove, missing, server, dropPictures } =
    await openDevices();
  await add();
  await sync(other, one);
  const [picture] = (await one.pictures.of(id)).items;
  await remove(other);
  await sync(other);
  expect((await entryOn(one)).content).toBe('The lake.');
  expect(await missing()).toEqual([]);
  // As if the removal of the picture were carried out, and that of the entry not.
  const row = `picture:${id}:${picture?.id}`;
  dropPictures(one, picture?.id);
  expect(server.disk.past.some((state) => state.id.endsWith(row))).toBe(true);
  expect(await missing()).toEqual([picture?.id]);
});

test('whoever removes an entry removes all its pictures, also where the save after them was cut short and had arrived', async () => {
  const { one, other, line, server, history, entryOn, add, remove } = await openDevices();
  await add();
  const cut = {
    ...other,
    entries: {
      ...other.entries,
      async update(...given: Parameters<typeof other.entries.update>) {
        await other.entries.update(...given);
        throw new AppError('store.failed');
      },
    },
  };
  const again = addPicture(cut, await entryOn(other), seededRandom(2), history);
  await expect(again).rejects.toThrow();
  noteUnfinished(other.disk, history);
  // The other device has the entry, and neither of the pictures.
  line.isCut = true;
  await expect(sync(other)).rejects.toThrow();
  await sync(one);
  await remove(one);
  noteRemovedPictures(history, server.disk);
  expect(history.written.size).toBe(2);
  for (const picture of history.written) expect(history.removed).toContain(picture);
});

test('whoever removes a conflict copy removes the pictures of the state that it is a copy of', async () => {
  const { one, other, line, server, history, entryOn, add } = await openDevices();
  await one.entries.update((await entryOn(one)).id, { ...words, content: 'The lake, at six.' });
  await add();
  await sync(one);
  // The copy arrives, and the row of its picture does not.
  line.isCut = true;
  await expect(sync(other)).rejects.toThrow();
  await sync(one);
  const copy = (await one.entries.list()).items.find(({ content }) => content === 'The lake.');
  if (!copy) throw new Error('There is no copy.');
  await removeEntry(one, copy, history);
  line.isCut = false;
  await sync(other, one, other);
  noteRemovedPictures(history, server.disk);
  expect(history.written.size).toBe(1);
  for (const picture of history.written) expect(history.removed).toContain(picture);
});

test('whoever removes an entry removes the pictures that another device had added to the same words', async () => {
  const { one, other, line, server, history, entryOn, add, remove } = await openDevices();
  await add();
  line.isCut = true;
  await expect(sync(other)).rejects.toThrow();
  await addPicture(one, await entryOn(one), seededRandom(2), history);
  // Both have added one. The state of this device replaces the other one on the server.
  await expect(sync(one)).rejects.toThrow();
  await remove(one);
  line.isCut = false;
  await sync(one, other, one);
  noteRemovedPictures(history, server.disk);
  expect(history.written.size).toBe(2);
  for (const picture of history.written) expect(history.removed).toContain(picture);
});

test('whoever removes an entry without knowing of a picture does not remove it', async () => {
  const { one, other, server, history, add, remove } = await openDevices();
  await remove(one);
  await add();
  await sync(one, other);
  noteRemovedPictures(history, server.disk);
  expect(history.written.size).toBe(1);
  for (const picture of history.written) expect(history.removed).not.toContain(picture);
});
