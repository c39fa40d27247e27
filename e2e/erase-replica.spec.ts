import { expect, test } from '@playwright/test';
import { newProfile, openKillable, serveDevice } from './killable.ts';
import { account } from './mooring.ts';
import { removeFolder } from './remove-folder.ts';

test.setTimeout(90_000);

test('erasing everything leaves nothing in the private file system, whatever other tabs hold', async () => {
  const site = await serveDevice();
  const profile = newProfile();
  const tab = await openKillable(profile, site.url);
  await tab.page.evaluate(
    async (who) => {
      await device.accounts.signUp(who);
      await device.entries.create({ title: 'Mine', content: 'Words.', tags: [] });
    },
    { ...account },
  );
  const other = await tab.page.context().newPage();
  await other.goto(site.url);
  await other.waitForFunction(() => 'device' in globalThis);
  await other.evaluate(() =>
    device.entries.create({ title: 'From another tab', content: 'Words.', tags: [] }),
  );
  const before = await tab.page.evaluate(kept);
  expect(before.files.length).toBeGreaterThan(2);

  const left = other.waitForEvent('framenavigated');
  await tab.page.evaluate(() => device.accounts.eraseEverything());
  await left;
  expect((await tab.page.evaluate(kept)).files).toEqual([]);
  await tab.close();

  const next = await openKillable(profile, site.url);
  const after = await next.page.evaluate(() => ({
    session: device.session.getState().status,
    recovery: device.recovery.getState().status,
  }));
  expect(after).toEqual({ session: 'signed-out', recovery: 'none' });
  await next.close();
  site.stop();
  removeFolder(profile);
});

/** Every file of the private file system, by its path. */
async function kept(): Promise<{ files: string[] }> {
  const files: string[] = [];
  const look = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const [name, handle] of folder.entries()) {
      if (handle.kind === 'file') files.push(`${path}/${name}`);
      else await look(handle as FileSystemDirectoryHandle, `${path}/${name}`);
    }
  };
  await look(await navigator.storage.getDirectory(), '');
  return { files };
}
