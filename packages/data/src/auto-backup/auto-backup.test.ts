import { AppError } from '@mooring/contract';
import { expect, test } from 'vitest';
import { ana, createTestData } from '../testing.ts';
import { fakeFolder, fakeFolders } from './fake-folder.ts';

const passphrase = 'four words by heart';
const words = (title: string) => ({ title, content: 'Words.', tags: [] });

async function setUp(session: 'visitor' | 'open' = 'open') {
  const folder = fakeFolder();
  const data = await createTestData({ session, folders: fakeFolders(folder) });
  await data.entries.create(words('Lilies'));
  await data.autoBackup.begin({ folder }, passphrase);
  const names = () => [...folder.files.keys()].sort();
  return { data, folder, names };
}

test('a first copy, and then one a week: two files take turns', async () => {
  const { data, folder, names } = await setUp();
  await data.autoBackup.runIfDue();
  expect(names()).toEqual(['mooring-backup A.mooring']);
  expect(await data.autoBackup.state()).toMatchObject({
    folderName: 'Backups',
    latest: { at: data.env.now().toISOString(), unreadable: 0 },
    failure: null,
  });
  data.setNow('2026-11-27T21:09:00');
  await data.autoBackup.runIfDue();
  expect(names()).toHaveLength(1);
  data.setNow('2026-11-27T21:10:00');
  await data.autoBackup.runIfDue();
  expect(names()).toEqual(['mooring-backup A.mooring', 'mooring-backup B.mooring']);
  const before = folder.files.get('mooring-backup B.mooring');
  data.setNow('2026-12-05T09:00:00');
  await data.autoBackup.runIfDue();
  expect(names()).toHaveLength(2);
  expect(folder.files.get('mooring-backup B.mooring')).toBe(before);
});

test('Home learns of every good copy', async () => {
  const { data } = await setUp();
  await data.autoBackup.runIfDue();
  expect((await data.settings.get()).backupAt).toBe(data.env.now().toISOString());
});

test('twenty changed texts bring the next copy forward, an hour after the last one', async () => {
  const { data, names } = await setUp();
  await data.autoBackup.runIfDue();
  data.setNow('2026-11-20T21:40:00');
  for (let entry = 0; entry < 19; entry += 1) await data.entries.create(words(`${entry}`));
  data.setNow('2026-11-20T23:00:00');
  await data.autoBackup.runIfDue();
  expect(names()).toHaveLength(1);
  await data.letters.put({ id: 'vera', to: 'Vera', text: 'The kettle still clicks.' });
  await data.autoBackup.runIfDue();
  expect(names()).toHaveLength(2);
});

test('of two tabs one writes, and the other sees that nothing is due any more', async () => {
  const { data, folder } = await setUp();
  const other = await data.openTab();
  await Promise.all([data.autoBackup.runIfDue(), other.autoBackup.runIfDue()]);
  expect([...folder.files.keys()]).toEqual(['mooring-backup A.mooring']);
  expect((await other.autoBackup.state())?.latest).not.toBeNull();
});

test('nothing is written while the app is locked', async () => {
  const { data, names } = await setUp();
  await data.accounts.lock();
  await data.autoBackup.runIfDue();
  expect(names()).toEqual([]);
  await data.accounts.unlock(ana.password);
  await data.autoBackup.runIfDue();
  expect(names()).toHaveLength(1);
});

test('a lock ends a copy that is being written', async () => {
  const { data, names } = await setUp();
  const begun = data.autoBackup.backUpNow();
  await data.accounts.lock();
  await expect(begun).rejects.toThrow();
  expect(names()).toEqual([]);
});

test('a permission that was taken back: nothing is written until it is allowed again', async () => {
  const { data, folder, names } = await setUp();
  folder.permission = 'prompt';
  await data.autoBackup.runIfDue();
  expect(names()).toEqual([]);
  expect(await data.autoBackup.state()).toMatchObject({ isAllowed: false, failure: null });
  await expect(data.autoBackup.backUpNow()).rejects.toThrow(AppError);
  expect((await data.autoBackup.state())?.failure).toBe('not-allowed');
  expect(await data.autoBackup.allowAgain()).toBe(true);
  expect(await data.autoBackup.state()).toMatchObject({ isAllowed: true, failure: null });
  await data.autoBackup.runIfDue();
  expect(names()).toHaveLength(1);
});

test.for([
  ['QuotaExceededError', 'full'],
  ['NotFoundError', 'folder-gone'],
  ['NotAllowedError', 'not-allowed'],
  ['InvalidStateError', 'failed'],
] as const)(
  'a folder that answers %s: the state says %s, and the old file stays whole',
  async ([error, failure]) => {
    const { data, folder } = await setUp();
    await data.autoBackup.runIfDue();
    const before = folder.files.get('mooring-backup A.mooring');
    const { latest } = (await data.autoBackup.state()) ?? {};
    folder.failure = error;
    data.setNow('2026-11-28T09:00:00');
    await data.autoBackup.runIfDue();
    expect(await data.autoBackup.state()).toMatchObject({ failure, latest });
    expect([...folder.files]).toEqual([['mooring-backup A.mooring', before]]);
    // Tried again, but not at every look.
    folder.failure = null;
    await data.autoBackup.runIfDue();
    expect(folder.files.size).toBe(1);
    data.setNow('2026-11-28T16:00:00');
    await data.autoBackup.runIfDue();
    expect(folder.files.size).toBe(2);
    expect(await data.autoBackup.state()).toMatchObject({ failure: null });
  },
);

test('the copy of a damaged journal does not take the place of the last good one', async () => {
  const { data, folder } = await setUp();
  const { id } = await data.entries.create(words('Damaged later'));
  await data.autoBackup.backUpNow();
  const good = folder.files.get('mooring-backup A.mooring');
  data.damage(id);
  await data.autoBackup.backUpNow();
  await data.autoBackup.backUpNow();
  expect((await data.autoBackup.state())?.latest?.unreadable).toBe(1);
  expect(folder.files.get('mooring-backup A.mooring')).toBe(good);
  expect(folder.files.size).toBe(2);
});

test('files that were in the folder before are never replaced', async () => {
  const { data, folder, names } = await setUp();
  await data.autoBackup.runIfDue();
  await data.autoBackup.stop();
  const before = folder.files.get('mooring-backup A.mooring');
  await data.autoBackup.begin({ folder }, 'other words by heart');
  await data.autoBackup.runIfDue();
  await data.autoBackup.backUpNow();
  expect(names()).toEqual([
    'mooring-backup 2 A.mooring',
    'mooring-backup 2 B.mooring',
    'mooring-backup A.mooring',
  ]);
  expect(folder.files.get('mooring-backup A.mooring')).toBe(before);
});

test('the passphrase is stored nowhere in the clear, and logging out forgets folder and passphrase', async () => {
  const { data, folder } = await setUp();
  await data.autoBackup.runIfDue();
  expect(data.rows()).not.toContain(passphrase);
  expect(data.hasAutoBackup()).toBe(true);
  await data.accounts.logOut();
  expect(data.hasAutoBackup()).toBe(false);
  expect(folder.files.size).toBe(1);
  await data.accounts.logIn(ana);
  expect(await data.autoBackup.state()).toBeNull();
});

test('a session that ends by itself after three days keeps the plan, and a weekly copy is made at the next visit', async () => {
  const { data, names } = await setUp();
  await data.autoBackup.runIfDue();
  await data.accounts.logOut('unused');
  data.setNow('2026-11-30T09:00:00');
  await data.autoBackup.runIfDue();
  expect(names()).toHaveLength(1);
  await data.accounts.logIn(ana);
  await data.autoBackup.runIfDue();
  expect(names()).toHaveLength(2);
});

test('what a visitor set up goes on after they sign up', async () => {
  const { data, folder } = await setUp('visitor');
  await data.autoBackup.runIfDue();
  await data.accounts.signUp(ana);
  expect(await data.autoBackup.state()).toMatchObject({ folderName: 'Backups' });
  await data.autoBackup.backUpNow();
  expect(folder.files.size).toBe(2);
  const copy = folder.files.get('mooring-backup B.mooring') ?? new Blob();
  expect((await data.backups.inspect(copy, { passphrase })).entries).toBe(1);
});

test('without a folder there is a day of the week, and a file at one press', async () => {
  const { data } = await setUp();
  await data.autoBackup.stop();
  await data.autoBackup.begin({ weekday: 5 }, passphrase);
  expect(await data.autoBackup.state()).toMatchObject({
    weekday: 5,
    folderName: null,
    latest: null,
  });
  expect(await data.autoBackup.download(async () => false)).toBe(false);
  expect((await data.autoBackup.state())?.latest).toBeNull();
  let file = new Blob();
  const keep = async (made: Blob) => {
    file = made;
    return true;
  };
  expect(await data.autoBackup.download(keep)).toBe(true);
  expect((await data.backups.inspect(file, { passphrase })).entries).toBe(1);
  expect((await data.autoBackup.state())?.latest?.size).toBe(file.size);
  expect((await data.settings.get()).backupAt).toBe(data.env.now().toISOString());
});
