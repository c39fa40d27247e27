import { memoryHosting } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { ana, createTestData } from '../src/testing.ts';
import { fakeServer } from './fake-server.ts';

type Data = Awaited<ReturnType<typeof createTestData>>;

/** A hosted service, and browsers of one person. Ids differ from device to device, as they do in life. */
function world() {
  const given = { service: memoryHosting(), serviceRows: fakeServer() };
  return {
    ...given,
    first: () => createTestData({ ...given, session: 'open' }),
    async another() {
      const data = await createTestData({ ...given, session: 'signed-out' });
      for (let skipped = 0; skipped < 1000; skipped += 1) data.env.newId();
      await data.accounts.logIn(ana);
      return data;
    },
  };
}

const synced = async (data: Data) => {
  await expect.poll(() => data.hosted.state.getState().status).toBe('open');
  await data.sync.now();
  expect(data.sync.state.getState()).toMatchObject({ status: 'synced', waiting: 0, refused: 0 });
};
const contents = async ({ entries }: Data) =>
  (await entries.list()).items.map(({ content }) => content).sort();

test('what is written on one device is shown on the other, which is told of it', async () => {
  const { first, another, serviceRows } = world();
  const a = await first();
  await a.entries.create({ title: '', content: 'quayzephyr', tags: [] });
  await synced(a);
  const b = await another();
  let told = 0;
  b.watch(['journal_entries'], () => {
    told += 1;
  });
  await synced(b);
  expect(await contents(b)).toEqual(['quayzephyr']);
  expect(told).toBeGreaterThan(0);
  expect(JSON.stringify(serviceRows.rows())).not.toContain('quayzephyr');
});

test('both edit at the same time: both texts are on both devices, each beside the other', async () => {
  const { first, another } = world();
  const a = await first();
  const { id } = await a.entries.create({ title: '', content: 'base', tags: [] });
  await synced(a);
  const b = await another();
  await synced(b);
  await a.entries.update(id, { title: '', content: 'from a', tags: [] });
  await b.entries.update(id, { title: '', content: 'from b', tags: [] });
  for (const device of [a, b, a]) await synced(device);
  expect(await contents(a)).toEqual(['from a', 'from b']);
  expect(await contents(b)).toEqual(['from a', 'from b']);
  expect(await a.entries.beside(id)).toHaveLength(1);
  expect(await b.entries.beside(id)).toEqual(await a.entries.beside(id));
});

test('locking ends it at once, what is written meanwhile elsewhere comes after, and log-out leaves the queue', async () => {
  const { first, another, serviceRows } = world();
  const a = await first();
  await synced(a);
  const b = await another();
  await synced(b);
  await b.accounts.lock();
  expect(b.sync.state.getState().status).toBe('off');
  await a.entries.create({ title: '', content: 'while b was locked', tags: [] });
  await synced(a);
  await b.sync.now();
  await b.accounts.unlock(ana.password);
  await synced(b);
  expect(await contents(b)).toEqual(['while b was locked']);
  const before = serviceRows.counts.requests;
  await b.accounts.logOut();
  await b.sync.now();
  expect(serviceRows.counts.requests).toBe(before);
});

test('an account of this device only asks nothing of anybody', async () => {
  const serviceRows = fakeServer();
  const data = await createTestData({ service: memoryHosting(), serviceRows, home: 'device' });
  await data.entries.create({ title: '', content: 'only here', tags: [] });
  await data.sync.now();
  expect(data.sync.state.getState().status).toBe('off');
  expect(serviceRows.counts.requests).toBe(0);
});
