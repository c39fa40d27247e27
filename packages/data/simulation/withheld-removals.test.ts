/** A row that is removed, and that a lying server does not give out when it is asked for before the removal. */
import { AppError } from '@mooring/contract';
import type { Remote, Row } from '@mooring/storage';
import { expect, test } from 'vitest';
import { createSimulatedDevices } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

const words = { title: '', content: 'The lake.', tags: [] };

/** The server lies to the first device only. Two devices that both have the entry, and another one. */
async function devicesWithEntry() {
  const lies = { withholds: false, losesAnswers: false, isGone: false };
  let id = '';
  const isEntry = ({ row }: { row: Row }) => row.id === id;
  const answer = async (rows: ReturnType<Remote['fetch']>) =>
    (await rows).filter((one) => !(lies.withholds && isEntry(one)));
  const losing = async <T>(request: Promise<T>): Promise<T> => {
    const answer = await request;
    if (lies.losesAnswers) throw new AppError('sync.offline');
    return answer;
  };
  const wrapRemote = (remote: Remote, device: number): Remote => {
    if (device !== 1) return remote;
    return {
      ...remote,
      insert: (...given) => losing(remote.insert(...given)),
      update: (...given) => losing(remote.update(...given)),
      fetch: (...given) => answer(remote.fetch(...given)),
      rowsAfter: (...given) => answer(remote.rowsAfter(...given)),
      newest: (...given) => answer(remote.newest(...given)),
      async tombstonesAfter(...given) {
        const real = await remote.tombstonesAfter(...given);
        const row = server.rows('journal_entries').find(isEntry);
        if (!lies.isGone || !row) return real;
        return [...real, { table: 'journal_entries', id, seq: row.seq, seal: null }];
      },
    };
  };
  const { startDevice, server } = createSimulatedDevices({ wrapRemote });
  const [one, other] = [await startDevice(), await startDevice()];
  id = (await one.entries.create(words)).id;
  await one.entries.create(words);
  await sync(one, other);
  const isOnServer = () => server.rows('journal_entries').some(isEntry);
  return { one, other, server, lies, id, isOnServer };
}

test('a removal is sent also where the server made up a deletion before, and the answer to that was lost', async () => {
  const { one, other, lies, id, isOnServer } = await devicesWithEntry();
  lies.isGone = true;
  lies.losesAnswers = true;
  await expect(sync(one)).rejects.toThrow();
  Object.assign(lies, { isGone: false, losesAnswers: false, withholds: true });
  await one.entries.remove(id);
  await sync(one);
  lies.withholds = false;
  await sync(one, other, one);
  expect(isOnServer()).toBe(false);
  expect(await other.entries.get(id)).toBeNull();
  expect(await one.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
});

test('a removal waits as long as the server lists the row and does not give it out', async () => {
  const { one, other, lies, id, isOnServer } = await devicesWithEntry();
  await one.store.sync.compareAll();
  lies.withholds = true;
  await one.entries.remove(id);
  await sync(one, one);
  expect(isOnServer()).toBe(true);
  expect(await one.store.sync.readStatus()).toMatchObject({ waiting: 1 });
  lies.withholds = false;
  await sync(one, other);
  expect(isOnServer()).toBe(false);
  expect(await other.entries.get(id)).toBeNull();
  expect(await one.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
});

test('what another device wrote meanwhile still beats a removal that had to wait', async () => {
  const { one, other, lies, id } = await devicesWithEntry();
  await one.store.sync.compareAll();
  lies.withholds = true;
  await one.entries.remove(id);
  await sync(one);
  await other.entries.update(id, { ...words, content: 'The lake, at six.' });
  await sync(other);
  lies.withholds = false;
  await sync(one, other, one);
  for (const device of [one, other]) {
    expect((await device.entries.get(id))?.content).toBe('The lake, at six.');
  }
});

test('a removal of a row that never arrived, or that both devices removed, is done', async () => {
  const { one, other, lies, id } = await devicesWithEntry();
  await one.entries.remove(id);
  await other.entries.remove(id);
  const late = await one.entries.create(words);
  lies.losesAnswers = true;
  await expect(sync(one)).rejects.toThrow();
  lies.losesAnswers = false;
  await one.entries.remove(late.id);
  await sync(other, one, other);
  for (const device of [one, other]) {
    expect(await device.store.ids('journal_entries')).toHaveLength(1);
    expect(await device.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
  }
});
