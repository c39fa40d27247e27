/** An entry is removed with its picture on one device and changed on another, which is cut off while it sends what comes back. */
import { expect, test } from 'vitest';
import { jpegFile } from '../src/pictures/picture-testing.ts';
import { expectEntryWithPicture } from './expect-entry-with-picture.ts';
import { seededRandom } from './seeded-random.ts';
import { createSimulatedDevices } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

const words = { title: '', content: 'The lake.', tags: [] };
const everyRequest = Array.from({ length: 22 }, (_, index) => index);

/** Only the first `last` requests of the second device arrive. The first device may be cut off before it sends the removal of the bytes. */
async function cutAfter(last: number, areBytesLeft: boolean) {
  const offlineAfter = (requests: number) => {
    let count = 0;
    return () => {
      count += 1;
      return count > requests ? ('request-lost' as const) : null;
    };
  };
  const { startDevice, server } = createSimulatedDevices();
  const [one, other] = [await startDevice(), await startDevice()];
  const taken = await one.pictures.take(jpegFile(), { keepOriginal: true });
  if (!('picture' in taken)) throw new Error('It was refused.');
  const { id } = await one.entries.create({ ...words, pictures: [taken.picture] });
  await sync(one, other, one);
  await one.entries.remove(id);
  for (let requests = 1; areBytesLeft; requests += 1) {
    await one.syncOnce(offlineAfter(requests), seededRandom(1)).catch(() => {});
    if (server.rows('user_data').every(({ row }) => !row.id.includes(':picture:'))) break;
  }
  if (!areBytesLeft) await sync(one);
  expect(server.rows('audio_chunks').length > 0).toBe(areBytesLeft);
  await other.entries.update(id, { ...words, content: 'The lake, at six.' });
  await other.syncOnce(offlineAfter(last), seededRandom(1)).catch(() => {});
  return { one, other, id };
}

test.each([true, false])(
  'no picture comes back without its bytes, whichever request is the last (bytes left on the server: %s)',
  async (areBytesLeft) => {
    let arrived = 0;
    for (const last of everyRequest) {
      const { one, id } = await cutAfter(last, areBytesLeft);
      await sync(one);
      if ((await one.pictures.of(id)).items.length === 0) continue;
      arrived += 1;
      await expectEntryWithPicture([one], id, 'The lake, at six.');
      const [picture] = (await one.pictures.of(id)).items;
      if (picture) expect((await one.pictures.openOriginal(picture)).isWhole).toBe(true);
    }
    expect(arrived).toBeGreaterThan(1);
  },
);

test.each([true, false])(
  'nor where the entry is then removed on that device as well (bytes left on the server: %s)',
  async (areBytesLeft) => {
    for (const last of everyRequest) {
      const { one, other, id } = await cutAfter(last, areBytesLeft);
      await other.entries.remove(id);
      await sync(one, other, one, other);
      for (const device of [one, other]) {
        for (const picture of (await device.pictures.of(id)).items) {
          expect((await device.pictures.open(picture)).size).toBe(2_000);
          expect((await device.pictures.openOriginal(picture)).isWhole).toBe(true);
        }
        expect(await device.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
      }
    }
  },
);
