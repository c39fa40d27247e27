// @vitest-environment jsdom
import { AppError } from '@mooring/contract';
import { expect, test } from 'vitest';
import { ana, fakeBrowser } from '../browser-testing.ts';

/** A browser in which somebody is signed in, and that has then cleared its storage. */
async function cleared() {
  const browser = fakeBrowser();
  const { accounts, onDevice, vault, session } = await browser.startTab();
  await accounts.signUp(ana);
  const userId = vault()?.userId ?? '';
  expect(await onDevice.isStored(userId)).toBe(true);
  await browser.directory.remove(userId);
  await browser.sessionKeys.remove(userId);
  return { ...browser, accounts, onDevice, session, userId };
}

test('a tab that is closed before everything is stored again leaves a note of it, and none where it is done', async () => {
  const { directory, onDevice, userId } = await cleared();
  expect(await onDevice.isStored(userId)).toBe(false);
  await onDevice.storeAgain(userId);
  expect(await directory.fact('storing')).toBe(userId);
  expect((await directory.account(userId))?.email).toBe(ana.email);
  await onDevice.storedAgain();
  expect(await directory.fact('storing')).toBe(undefined);
  expect(await directory.fact('cleared')).toBe(userId);
  await onDevice.told({ status: 'evicted', isStoredAgain: false });
  expect(await directory.fact('cleared')).toBe(userId);
  await onDevice.told({ status: 'evicted', isStoredAgain: true });
  expect(await directory.fact('cleared')).toBe(undefined);
});

test('the note is there before the account, so that no moment is left out', async () => {
  const { directory, onDevice, userId } = await cleared();
  const { create } = directory;
  directory.create = async () => {
    throw new AppError('store.full');
  };
  await expect(onDevice.storeAgain(userId)).rejects.toThrow();
  expect(await directory.fact('storing')).toBe(userId);
  directory.create = create;
  await onDevice.storeAgain(userId);
  expect(await directory.account(userId)).toBeDefined();
});

test('a save that is stored is not refused because the keys could not be read after it', async () => {
  const { directory, startTab } = fakeBrowser();
  const { accounts, onDevice, vault } = await startTab();
  await accounts.signUp(ana);
  const userId = vault()?.userId ?? '';
  directory.envelopes = () => Promise.reject(new AppError('store.failed'));
  expect(await onDevice.isStored(userId)).toBe(true);
});

test('nothing is stored again of an account that was logged out meanwhile', async () => {
  const { directory, accounts, onDevice, userId } = await cleared();
  await accounts.logOut();
  await expect(onDevice.storeAgain(userId)).rejects.toMatchObject({ key: 'session.locked' });
  expect(await directory.account(userId)).toBe(undefined);
  expect(await onDevice.isStored(userId)).toBe(true);
});
