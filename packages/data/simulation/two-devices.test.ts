import { memoryHosting } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { ana, createTestData } from '../src/testing.ts';
import { fakeServer } from './fake-server.ts';

type Data = Awaited<ReturnType<typeof createTestData>>;

/** A hosted service and the browsers of one person. Each browser has ids of its own. */
function hostedPerson() {
  const hosting = { service: memoryHosting(), serviceRows: fakeServer() };
  return {
    ...hosting,
    firstDevice: () => createTestData({ ...hosting, session: 'open' }),
    async secondDevice() {
      const data = await createTestData({ ...hosting, session: 'signed-out' });
      for (let skipped = 0; skipped < 1000; skipped += 1) data.env.newId();
      await data.accounts.logIn(ana);
      return data;
    },
  };
}

const syncOpenSession = async (data: Data) => {
  await expect.poll(() => data.hosted.state.getState().status).toBe('open');
  await data.sync.now();
  expect(data.sync.state.getState()).toMatchObject({ status: 'synced', waiting: 0, refused: 0 });
};
const contents = async ({ entries }: Data) =>
  (await entries.list()).items.map(({ content }) => content).sort();

test('an entry written on one device is listed on the other, and its watchers are notified', async () => {
  const { firstDevice, secondDevice, serviceRows } = hostedPerson();
  const a = await firstDevice();
  await a.entries.create({ title: '', content: 'quayzephyr', tags: [] });
  await syncOpenSession(a);
  const b = await secondDevice();
  let notified = 0;
  b.watch(['journal_entries'], () => {
    notified += 1;
  });
  await syncOpenSession(b);
  expect(await contents(b)).toEqual(['quayzephyr']);
  expect(notified).toBeGreaterThan(0);
  expect(JSON.stringify(serviceRows.rows())).not.toContain('quayzephyr');
});

test('after concurrent edits both texts are on both devices, each linked to the other', async () => {
  const { firstDevice, secondDevice } = hostedPerson();
  const a = await firstDevice();
  const { id } = await a.entries.create({ title: '', content: 'base', tags: [] });
  await syncOpenSession(a);
  const b = await secondDevice();
  await syncOpenSession(b);
  await a.entries.update(id, { title: '', content: 'from a', tags: [] });
  await b.entries.update(id, { title: '', content: 'from b', tags: [] });
  for (const device of [a, b, a]) await syncOpenSession(device);
  expect(await contents(a)).toEqual(['from a', 'from b']);
  expect(await contents(b)).toEqual(['from a', 'from b']);
  expect(await a.entries.conflictCopies(id)).toHaveLength(1);
  expect(await b.entries.conflictCopies(id)).toEqual(await a.entries.conflictCopies(id));
});

test('a letter that is burned on one device leaves no earlier version on the other', async () => {
  const { firstDevice, secondDevice } = hostedPerson();
  const a = await firstDevice();
  const letter = { id: 'vera', to: 'Vera', text: 'base' };
  await a.letters.put(letter);
  await syncOpenSession(a);
  const b = await secondDevice();
  await syncOpenSession(b);
  await a.letters.put({ ...letter, text: 'from a' });
  await b.letters.put({ ...letter, text: 'from b' });
  for (const device of [a, b, a]) await syncOpenSession(device);
  expect(await b.earlierVersions.list()).toHaveLength(1);
  await a.letters.burn('vera');
  for (const device of [a, b]) await syncOpenSession(device);
  expect(await b.letters.get('vera')).toBeNull();
  expect(await b.earlierVersions.list()).toEqual([]);
  expect(b.rows()).not.toContain('letter:vera');
});

test('words after a pause that were removed on one device do not come back from another', async () => {
  const { firstDevice, secondDevice } = hostedPerson();
  const note = (id: string, text: string) => ({ id, text, writtenAt: `2026-11-0${id}T20:00:00Z` });
  const a = await firstDevice();
  await a.records.put('pause-notes', [note('1', 'stays'), note('2', 'goes')]);
  await syncOpenSession(a);
  const b = await secondDevice();
  await syncOpenSession(b);
  await a.records.put('pause-notes', [note('1', 'stays'), note('2', '')]);
  await b.records.put('pause-notes', [note('1', 'stays'), note('2', 'goes'), note('3', 'new')]);
  for (const device of [a, b, a]) await syncOpenSession(device);
  const merged = [note('1', 'stays'), note('2', ''), note('3', 'new')];
  expect(await a.records.get('pause-notes')).toEqual(merged);
  expect(await b.records.get('pause-notes')).toEqual(merged);
});

test('locking stops sync, unlocking pulls what was written meanwhile, and log-out sends no more requests', async () => {
  const { firstDevice, secondDevice, serviceRows } = hostedPerson();
  const a = await firstDevice();
  await syncOpenSession(a);
  const b = await secondDevice();
  await syncOpenSession(b);
  await b.accounts.lock();
  expect(b.sync.state.getState().status).toBe('off');
  await a.entries.create({ title: '', content: 'while b was locked', tags: [] });
  await syncOpenSession(a);
  await b.sync.now();
  await b.accounts.unlock(ana.password);
  await syncOpenSession(b);
  expect(await contents(b)).toEqual(['while b was locked']);
  const before = serviceRows.counts.requests;
  await b.accounts.logOut();
  await b.sync.now();
  expect(serviceRows.counts.requests).toBe(before);
});

test('an account of this device only sends no requests', async () => {
  const serviceRows = fakeServer();
  const data = await createTestData({ service: memoryHosting(), serviceRows, home: 'device' });
  await data.entries.create({ title: '', content: 'only here', tags: [] });
  await data.sync.now();
  expect(data.sync.state.getState().status).toBe('off');
  expect(serviceRows.counts.requests).toBe(0);
});

test('a row of the service that does not open replaces nothing, and can be downloaded and removed', async () => {
  const { firstDevice, serviceRows } = hostedPerson();
  const a = await firstDevice();
  const { id } = await a.entries.create({ title: '', content: 'as I wrote it', tags: [] });
  await syncOpenSession(a);
  const stored = serviceRows.disk.rows.get(`journal_entries/${id}`);
  if (!stored) throw new Error('The service has no such row');
  serviceRows.disk.rows.set(`journal_entries/${id}`, {
    ...stored,
    row: { ...stored.row, date: '1999-01-01T00:00:00.000Z' },
    rev: 2,
    seq: serviceRows.disk.nextSeq(),
    mutationId: 'of-the-service',
  });
  await syncOpenSession(a);
  expect(await contents(a)).toEqual(['as I wrote it']);
  expect(a.sync.state.getState()).toMatchObject({ held: 1, repaired: 1, isMissing: false });
  const { pieces } = JSON.parse(await a.quarantine.downloadHeld());
  expect(pieces).toHaveLength(1);
  expect(pieces[0].words.date).toBe('1999-01-01T00:00:00.000Z');
  await a.quarantine.removeHeld();
  await syncOpenSession(a);
  expect(a.sync.state.getState().held).toBe(0);
});

test('a mass removal on one device is asked about on the other, and the answer is carried out', async () => {
  const { firstDevice, secondDevice } = hostedPerson();
  const a = await firstDevice();
  const ids: string[] = [];
  for (let entry = 0; entry < 25; entry += 1) {
    ids.push((await a.entries.create({ title: '', content: `entry ${entry}`, tags: [] })).id);
  }
  await syncOpenSession(a);
  const b = await secondDevice();
  await syncOpenSession(b);
  for (const id of ids) await a.entries.remove(id);
  for (const device of [a, b]) await syncOpenSession(device);
  expect(b.sync.state.getState()).toMatchObject({ removals: 25, isMissing: false });
  expect(b.notices.store.getState().map(({ key }) => key)).toContain('sync.many-removals');
  expect(await contents(b)).toHaveLength(25);
  // Comparing everything would send the rows again, before there is an answer.
  await b.sync.compareAll();
  for (const device of [b, a]) await syncOpenSession(device);
  expect(await contents(a)).toEqual([]);
  await b.sync.answerRemovals('remove');
  expect(b.sync.state.getState()).toMatchObject({ removals: 0, isMissing: false });
  expect(await contents(b)).toEqual([]);
});
