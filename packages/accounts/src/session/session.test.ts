// @vitest-environment jsdom
import { keyOf } from '@mooring/contract';
import type { FieldLocation } from '@mooring/storage';
import { expect, test, vi } from 'vitest';
import type { AccountServices } from '../account-services.ts';
import { ana, fakeBrowser } from '../browser-testing.ts';

const place: FieldLocation = { table: 'journal_entries', column: 'content', rowId: '1' };
const status = (tab: AccountServices) => tab.session.getState().status;
const becomes = (tab: AccountServices, expected: string) =>
  vi.waitFor(() => expect(status(tab)).toBe(expected), 20_000);

test('staying signed in survives a reload, and asking each time does not', async () => {
  const browser = fakeBrowser();
  const tab = await browser.startTab();
  expect(tab.accounts.stay()).toBe('stay');
  await tab.accounts.signUp(ana);
  const field = await (await tab.vaultForWriting()).seal(place, 'kept');
  const reloaded = await browser.startTab();
  expect(status(reloaded)).toBe('open');
  expect(await reloaded.vault()?.open(place, field)).toBe('kept');

  await reloaded.accounts.setStay('ask');
  const asked = await browser.startTab();
  expect(status(asked)).toBe('locked');
  expect(asked.accounts.stay()).toBe('ask');
  await asked.accounts.unlock(ana.password);
  expect(await asked.vault()?.open(place, field)).toBe('kept');
  expect(status(await browser.startTab())).toBe('locked');
  await asked.accounts.setStay('stay');
  expect(status(await browser.startTab())).toBe('open');
});

test('whoever unlocks sees the words before the disk has answered, and a lock in that moment leaves no key', async () => {
  const browser = fakeBrowser();
  const tab = await browser.startTab();
  await tab.accounts.signUp(ana);
  const field = await (await tab.vaultForWriting()).seal(place, 'at once');
  const { id } = (tab.session.getState() as { account: { id: string } }).account;
  await tab.accounts.lock();

  const { put } = browser.sessionKeys;
  let answer = () => {};
  const disk = new Promise<void>((resolve) => {
    answer = resolve;
  });
  browser.sessionKeys.put = async (...given) => {
    await disk;
    await put(...given);
  };
  const unlocking = tab.accounts.unlock(ana.password);
  await becomes(tab, 'open');
  expect(await tab.vault()?.open(place, field)).toBe('at once');

  const locking = tab.accounts.lock();
  await becomes(tab, 'locked');
  answer();
  await Promise.all([unlocking, locking]);
  expect(status(tab)).toBe('locked');
  expect(tab.vault()).toBeNull();
  expect(await browser.sessionKeys.get(id)).toBeUndefined();
  expect(status(await browser.startTab())).toBe('locked');
});

test.each([
  ['71 hours and 59 minutes', '2026-03-05T08:59:00.000Z', 'open'],
  ['72 hours and a minute', '2026-03-05T09:01:00.000Z', 'locked'],
  ['a clock set back', '2020-01-01T00:00:00.000Z', 'open'],
])('after %s a kept session is as it should be', async (_, at, expected) => {
  const browser = fakeBrowser();
  await (await browser.startTab()).accounts.signUp(ana);
  browser.setNow(at);
  expect(status(await browser.startTab())).toBe(expected);
});

test('whoever comes again within three days is not asked for the password, however long ago it was typed', async () => {
  const browser = fakeBrowser();
  await (await browser.startTab()).accounts.signUp(ana);
  for (const day of ['04', '06', '08']) {
    browser.setNow(`2026-03-${day}T09:00:00.000Z`);
    expect(status(await browser.startTab()), day).toBe('open');
  }
  browser.setNow('2026-03-11T09:01:00.000Z');
  expect(status(await browser.startTab())).toBe('locked');
});

test('a clock set back does not make a session last for ever', async () => {
  const browser = fakeBrowser();
  await (await browser.startTab()).accounts.signUp(ana);
  browser.setNow('2020-01-01T00:00:00.000Z');
  await browser.startTab();
  browser.setNow('2020-01-04T00:01:00.000Z');
  expect(status(await browser.startTab())).toBe('locked');
});

test('locking closes every tab within a second, and no reload opens it again', async () => {
  const browser = fakeBrowser();
  const [one, two] = [await browser.startTab(), await browser.startTab()];
  await one.accounts.signUp(ana);
  await becomes(two, 'open');
  await two.accounts.lock();
  expect(two.vault()).toBeNull();
  await becomes(one, 'locked');
  expect(one.vault()).toBeNull();
  expect(status(await browser.startTab())).toBe('locked');
  const refused = await one.vaultForWriting().catch((error: unknown) => error);
  expect(keyOf(refused, 'store.failed')).toBe('session.locked');

  const wrong = await one.accounts.unlock('not the password').catch((error: unknown) => error);
  expect(keyOf(wrong, 'store.failed')).toBe('auth.login-failed');
  expect(status(one)).toBe('locked');
  await one.accounts.unlock(ana.password);
  await becomes(two, 'open');
});

test('the keys are gone at once, even when the disk is slow or fails', async () => {
  const browser = fakeBrowser();
  const stuck = { ...browser.sessionKeys, remove: () => Promise.reject(new Error('disk')) };
  const one = await browser.startTab({ sessionKeys: stuck });
  const two = await browser.startTab();
  await one.accounts.signUp(ana);
  await becomes(two, 'open');
  const locking = one.accounts.lock();
  expect([status(one), one.vault()]).toEqual(['locked', null]);
  await expect(locking).rejects.toThrow('disk');
  await becomes(two, 'locked');
  // The key is still kept, but the lock is remembered beside it.
  expect(status(await browser.startTab())).toBe('locked');
});

test('logging out reaches every tab and leaves no key and no pointer', async () => {
  const browser = fakeBrowser();
  const [one, two] = [await browser.startTab(), await browser.startTab()];
  await one.accounts.signUp(ana);
  await becomes(two, 'open');
  const id = two.vault()?.userId ?? '';
  await one.accounts.logOut();
  await becomes(two, 'signed-out');
  expect(await browser.sessionKeys.get(id)).toBeUndefined();
  expect(localStorage.getItem('mooring.session')).toBeNull();
  expect(status(await browser.startTab())).toBe('signed-out');
});

test('logging in as somebody else takes the other tabs along', async () => {
  const browser = fakeBrowser();
  const [one, two] = [await browser.startTab(), await browser.startTab()];
  await one.accounts.signUp(ana);
  await one.accounts.signUp({ ...ana, email: 'ben@example.org', name: 'Ben' });
  await vi.waitFor(() =>
    expect(two.session.getState()).toMatchObject({ status: 'open', account: { name: 'Ben' } }),
  );
  await two.accounts.updateProfile({ name: 'Benedikt' });
  await vi.waitFor(() =>
    expect(one.session.getState()).toMatchObject({ account: { name: 'Benedikt' } }),
  );
});

test('in asking mode another tab keeps its own key when the profile changes', async () => {
  const browser = fakeBrowser();
  const [one, two] = [await browser.startTab(), await browser.startTab()];
  await one.accounts.signUp({ ...ana, stay: 'ask' });
  await becomes(two, 'locked');
  await two.accounts.unlock(ana.password);
  await one.accounts.updateProfile({ name: 'Ana Maria' });
  await vi.waitFor(() =>
    expect(two.session.getState()).toMatchObject({ account: { name: 'Ana Maria' } }),
  );
  expect([status(one), status(two)]).toEqual(['open', 'open']);
});

test('a tab that missed the lock is locked when it looks again', async () => {
  const browser = fakeBrowser();
  const asleep = await browser.startTab({ tabChannel: { post: () => {}, listen: () => () => {} } });
  await asleep.accounts.signUp(ana);
  const awake = await browser.startTab();
  await awake.accounts.lock();
  expect(status(asleep)).toBe('open');
  await asleep.accounts.start();
  expect([status(asleep), asleep.vault()]).toEqual(['locked', null]);
});

test('a lost or refused localStorage costs nothing', async () => {
  const browser = fakeBrowser();
  await (await browser.startTab()).accounts.signUp(ana);
  localStorage.clear();
  expect(status(await browser.startTab())).toBe('open');
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  const tab = await browser.startTab();
  expect(status(tab)).toBe('open');
  await tab.accounts.logOut();
  expect(status(await browser.startTab())).toBe('signed-out');
});

test('a directory that cannot be read starts signed out, and closes nothing that is open', async () => {
  const browser = fakeBrowser();
  const failing = { ...browser.directory, accounts: () => Promise.reject(new Error('disk')) };
  expect(status(await browser.startTab({ directory: failing }))).toBe('signed-out');

  let broken = false;
  const wavering = {
    ...browser.directory,
    accounts: () => (broken ? failing.accounts() : browser.directory.accounts()),
  };
  const tab = await browser.startTab({ directory: wavering });
  await tab.accounts.signUp(ana);
  broken = true;
  await tab.accounts.start();
  expect(status(tab)).toBe('open');
});

test('a device that keeps nothing still lets its person in', async () => {
  const browser = fakeBrowser();
  await (await browser.startTab()).accounts.signUp(ana);
  const full = () => Promise.reject(new Error('full'));
  const tab = await browser.startTab({
    sessionKeys: { ...browser.sessionKeys, get: async () => undefined, put: full },
    directory: { ...browser.directory, putFact: full },
  });
  expect(status(tab)).toBe('locked');
  await tab.accounts.unlock(ana.password);
  expect(status(tab)).toBe('open');
});
