import { expect, test } from 'vitest';
import { ana, createTestData, memoryHosting } from '../testing.ts';

const texts = async (data: Awaited<ReturnType<typeof createTestData>>) =>
  (await data.entries.list()).items.map(({ title }) => title).sort();

async function onDevice() {
  const service = memoryHosting();
  const data = await createTestData({ service, home: 'device' });
  for (const title of ['One', 'Two']) await data.entries.create({ title, content: 'W', tags: [] });
  return { service, data };
}

test('an account of this device goes to the server with every word, and keeps its password', async () => {
  const { service, data } = await onDevice();
  const { phrase, confirm } = await data.accounts.moveToHosting(ana.password);
  expect(phrase?.split(' ')).toHaveLength(24);
  expect(confirm).toBe(false);
  await expect.poll(() => data.hosted.state.getState().status).toBe('open');
  expect(data.session.getState()).toMatchObject({
    account: { id: service.users[0]?.id, home: 'hosted', name: 'Ana', email: ana.email },
  });
  expect(await texts(data)).toEqual(['One', 'Two']);
  expect(await data.records.get('profile')).toEqual({ name: 'Ana', avatar: null });
  await data.accounts.logOut();
  await data.accounts.logIn(ana);
  expect(await texts(data)).toEqual(['One', 'Two']);
  expect(service.requests.join()).not.toContain(ana.password);
});

test('a move that is cut off goes on at the next start', async () => {
  const { data } = await onDevice();
  data.failNextWrite('store.failed');
  await data.accounts.moveToHosting(ana.password);
  const tab = await data.openTab();
  expect(tab.session.getState()).toMatchObject({ account: { home: 'hosted' } });
  await expect
    .poll(async () => (await tab.entries.list()).items.map(({ title }) => title).sort())
    .toEqual(['One', 'Two']);
});

test('the server out of reach leaves the account as it was', async () => {
  const { service, data } = await onDevice();
  service.network = 'offline';
  await expect(data.accounts.moveToHosting(ana.password)).rejects.toThrow('hosting.unreachable');
  await expect(data.accounts.moveToHosting('not the password')).rejects.toThrow(
    'auth.login-failed',
  );
  expect(data.session.getState()).toMatchObject({ account: { home: 'device' } });
  expect(await texts(data)).toEqual(['One', 'Two']);
});

test('an account that is on the server already takes the words of this device in', async () => {
  const { service, data } = await onDevice();
  const other = await createTestData({ service });
  await expect.poll(() => other.hosted.state.getState().status).toBe('open');
  const { phrase } = await data.accounts.moveToHosting(ana.password);
  expect(phrase).toBeNull();
  expect(await texts(data)).toEqual(['One', 'Two']);
  expect(service.users).toHaveLength(1);
});

test('back on this device only, nothing more is sent; the copy stays until it is asked away', async () => {
  const { service, data } = await onDevice();
  await data.accounts.moveToHosting(ana.password);
  await expect.poll(() => data.hosted.state.getState().status).toBe('open');
  await data.accounts.keepOnDevice({ deleteCopy: false });
  await expect.poll(() => data.hosted.state.getState().status).toBe('none');
  expect(await data.hosted.token()).toBeNull();
  expect(service.users).toHaveLength(1);
  expect(await texts(data)).toEqual(['One', 'Two']);

  // The same account, and so nothing to seal again.
  expect((await data.accounts.moveToHosting(ana.password)).phrase).toBeNull();
  await expect.poll(() => data.hosted.state.getState().status).toBe('open');
  const leave = (password?: string) =>
    data.accounts.keepOnDevice({ deleteCopy: true, ...(password ? { password } : {}) });
  await expect(leave()).rejects.toMatchObject({ key: 'auth.password-required' });
  await expect(leave('not the password')).rejects.toMatchObject({ key: 'auth.login-failed' });
  expect(service.users).toHaveLength(1);
  await leave(ana.password);
  expect(service.users).toEqual([]);
  expect(service.envelopes).toEqual([]);
  await data.accounts.logOut();
  await data.accounts.logIn(ana);
  expect(await texts(data)).toEqual(['One', 'Two']);

  // And there again from nothing, under a new id.
  expect((await data.accounts.moveToHosting(ana.password)).phrase?.split(' ')).toHaveLength(24);
  expect(await texts(data)).toEqual(['One', 'Two']);
});

test('a name given on one device is the name on this one, once the words are here', async () => {
  const service = memoryHosting();
  const data = await createTestData({ service });
  await expect.poll(() => data.records.get('profile')).toEqual({ name: 'Ana', avatar: null });
  await data.records.put('profile', { name: 'Ana from afar', avatar: null });
  await expect
    .poll(() => data.session.getState())
    .toMatchObject({ account: { name: 'Ana from afar' } });
});

test('erasing everything can take the copy on the server along', async () => {
  const service = memoryHosting();
  const data = await createTestData({ service });
  await expect.poll(() => data.hosted.state.getState().status).toBe('open');
  const erase = data.accounts.eraseEverything;
  await expect(erase({ copyToo: true })).rejects.toMatchObject({ key: 'auth.password-required' });
  expect(service.users).toHaveLength(1);
  await erase({ copyToo: true, password: ana.password });
  expect(service.users).toEqual([]);
});
