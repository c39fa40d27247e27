/** A device that is cut off between the removal of an entry and those of its pictures, while another one writes the entry again. */
import { AppError } from '@mooring/contract';
import type { Remote } from '@mooring/storage';
import { expect, test } from 'vitest';
import { jpegFile } from '../src/pictures/picture-testing.ts';
import { expectEntryWithPicture } from './expect-entry-with-picture.ts';
import { createSimulatedDevices } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

async function cutBetween() {
  const network = { isCut: false };
  const wrapRemote = (remote: Remote): Remote => {
    const uncut: Pick<Remote, 'remove' | 'update' | 'statements'> = {
      async remove(table, ...given) {
        if (network.isCut && table === 'user_data') throw new AppError('sync.offline');
        return remote.remove(table, ...given);
      },
      async update(table, ...given) {
        if (network.isCut && table === 'user_data') throw new AppError('sync.offline');
        return remote.update(table, ...given);
      },
      async statements(...given) {
        if (network.isCut) throw new AppError('sync.offline');
        return remote.statements(...given);
      },
    };
    return { ...remote, ...uncut };
  };
  const { startDevice, server } = createSimulatedDevices({ wrapRemote });
  const [one, other] = [await startDevice(), await startDevice()];
  const taken = await one.pictures.take(jpegFile(), { keepOriginal: true });
  if (!('picture' in taken)) throw new Error('It was refused.');
  const words = { title: '', content: 'The lake.', tags: [] };
  const { id } = await one.entries.create({ ...words, pictures: [taken.picture] });
  await sync(one, other, one);
  await one.entries.remove(id);
  network.isCut = true;
  await expect(sync(one)).rejects.toThrow();
  expect(server.rows('journal_entries')).toEqual([]);
  return { one, other, server, network, id, words };
}

test('an entry that another device wrote again meanwhile keeps its pictures, also where that one loses its database', async () => {
  const { one, other, network, id, words } = await cutBetween();
  await other.entries.update(id, { ...words, content: 'The lake, at six.' });
  await expect(sync(other)).rejects.toThrow();
  await other.store.sync.requeueAll();
  // It pulls everything, and is cut off again before it says what of it is its own.
  await expect(sync(other)).rejects.toThrow();
  network.isCut = false;
  await sync(one, other, one, other);
  await expectEntryWithPicture([one, other], id, 'The lake, at six.');
  for (const device of [one, other]) {
    const [picture] = (await device.pictures.of(id)).items;
    if (!picture) throw new Error('The picture is gone.');
    expect((await device.pictures.openOriginal(picture)).isWhole).toBe(true);
    expect(await device.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
  }
});

test('where nobody wrote it again its pictures go as well, and every byte of them', async () => {
  const { one, other, server, network, id } = await cutBetween();
  network.isCut = false;
  await sync(one, other);
  for (const device of [one, other]) {
    expect(await device.entries.get(id)).toBeNull();
    expect(await device.pictures.counts()).toEqual(new Map());
    expect(await device.store.ids('audio_chunks')).toEqual([]);
    expect(await device.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
  }
  expect(server.rows('audio_chunks')).toEqual([]);
});
