/** A picture, or a file, that is removed on one device before it has arrived on another, where what it belongs to is changed. */

import { AppError } from '@mooring/contract';
import type { Remote } from '@mooring/storage';
import { expect, test } from 'vitest';
import { jpegFile } from '../src/pictures/picture-testing.ts';
import { createSimulatedDevices } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

/** The second device has the rows of an entry with a picture and of a keepsake with a file, and none of their bytes. */
async function openDevices() {
  const line = { isSlow: true };
  const wrapRemote = (remote: Remote, device: number): Remote => ({
    ...remote,
    async versionsAfter(table, ...given) {
      if (line.isSlow && device === 2 && table === 'audio_chunks')
        throw new AppError('sync.offline');
      return remote.versionsAfter(table, ...given);
    },
  });
  const { startDevice } = createSimulatedDevices({ wrapRemote });
  const [one, other, third] = [await startDevice(), await startDevice(), await startDevice()];
  const taken = await one.pictures.take(jpegFile());
  if (!('picture' in taken)) throw new Error('It was refused.');
  const { picture } = taken;
  const entry = await one.entries.create({
    title: '',
    content: 'The lake.',
    tags: ['summer'],
    pictures: [picture],
  });
  const file = new File([new Uint8Array(9_000)], 'voicemail.m4a', { type: 'audio/mp4' });
  const keepsake = await one.keepsakes.addFile('vera', file);
  await sync(one);
  await sync(other).catch(() => {});
  line.isSlow = false;
  return { one, other, third, sync, picture, entry, keepsake };
}

test('a picture that was deleted with its entry before it arrived elsewhere is not said to be on its way', async () => {
  const { one, other, sync, picture, entry } = await openDevices();
  expect(await other.pictures.isHere(picture)).toBe(false);
  expect(await other.pictures.isRemoved(picture)).toBe(false);
  await one.entries.remove(entry.id);
  await other.tags.rename('summer', 'July');
  await sync(one, other, one, other);
  for (const device of [one, other]) {
    expect((await device.entries.get(entry.id))?.tags).toEqual(['July']);
    // The only device that ever had its bytes was told to delete them.
    expect(await device.store.ids('audio_chunks', picture.id)).toEqual([]);
    expect(await device.pictures.isRemoved(picture)).toBe(true);
  }
});

test('a file that was deleted before it arrived elsewhere is not said to be on its way', async () => {
  const { one, other, sync, keepsake } = await openDevices();
  expect(await other.keepsakes.isRemoved(keepsake)).toBe(false);
  await one.keepsakes.remove(keepsake.id);
  await other.keepsakes.change(keepsake.id, (now) => ({ ...now, said: 'Call me.' }));
  await sync(one, other, one, other);
  for (const device of [one, other]) {
    expect((await device.keepsakes.of('vera')).items).toMatchObject([{ said: 'Call me.' }]);
    expect(await device.keepsakes.isRemoved(keepsake)).toBe(true);
  }
});

test('a third device that still has the picture brings it back to all', async () => {
  const { one, other, third, sync, picture, entry } = await openDevices();
  await sync(third);
  await one.entries.remove(entry.id);
  await other.tags.rename('summer', 'July');
  await sync(one, other, third, one, other, third);
  for (const device of [one, other, third]) {
    expect((await device.entries.get(entry.id))?.tags).toEqual(['July']);
    expect(await device.pictures.isRemoved(picture)).toBe(false);
    expect((await device.pictures.open(picture)).size).toBe(2_000);
  }
});
