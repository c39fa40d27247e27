import {
  createTestData,
  type FakeFolder,
  fakeFolder,
  fakeFolders,
  type TestData,
} from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catchDownloads } from '../export/export-testing.ts';
import routes from '../feature.ts';

const secret = 'four words by heart';
let caught: ReturnType<typeof catchDownloads> | undefined;
afterEach(() => caught?.release());

async function open(folder: FakeFolder | null, prepare?: (data: TestData) => Promise<unknown>) {
  const data = await createTestData(folder ? { folders: fakeFolders(folder) } : {});
  await data.entries.create({ title: 'Lilies', content: 'I was choosing.', tags: [] });
  await prepare?.(data);
  const { user } = await renderScreen({ routes, path: '/profile/export', data });
  await screen.findByRole('heading', { name: 'Back up by itself' });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const typeTwice = async () => {
    await user.type(await screen.findByLabelText('Passphrase'), secret);
    await user.type(screen.getByLabelText('Repeat the passphrase'), secret);
  };
  return { data, user, press, typeTwice };
}

const setUp = (folder: FakeFolder) =>
  open(folder, async ({ autoBackup }) => {
    await autoBackup.begin({ folder }, secret);
    await autoBackup.backUpNow();
  });

test('a folder and a passphrase, and the first backup is written at once', async () => {
  const folder = fakeFolder({ name: 'Kept safe' });
  const { data, press, typeTwice } = await open(folder);
  await press('Choose a folder');
  expect(await screen.findByText(/folder “Kept safe”/)).toBeVisible();
  await press('Start');
  expect(screen.getByLabelText('Passphrase')).toHaveAccessibleDescription(/at least 12 characters/);
  await typeTwice();
  await press('Start');
  expect(await screen.findByText('The backup is in the folder.')).toBeVisible();
  expect(screen.getByText('Kept safe')).toBeVisible();
  expect(screen.getByText(/^November 20, 2026, 9:10.PM \(.* (bytes|KB)\)$/)).toBeVisible();
  expect(screen.getByText(/^On November 27, 2026/)).toBeVisible();
  const [file = new Blob()] = folder.files.values();
  expect((await data.backups.inspect(file, { passphrase: secret })).entries).toBe(1);
});

test('a permission that was taken back is asked for again with one press', async () => {
  const folder = fakeFolder();
  const { press } = await open(folder, async ({ autoBackup }) => {
    await autoBackup.begin({ folder }, secret);
    folder.permission = 'prompt';
  });
  expect(await screen.findByText('Mooring needs your permission again')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back up now' })).toBeDisabled();
  await press('Allow again');
  expect(await screen.findByText('The backup is in the folder.')).toBeVisible();
  expect(screen.queryByText('Mooring needs your permission again')).toBeNull();
});

test('a permission that is refused is no dead end', async () => {
  const folder = fakeFolder();
  folder.answer = 'denied';
  const { press } = await open(folder, async ({ autoBackup }) => {
    await autoBackup.begin({ folder }, secret);
    folder.permission = 'prompt';
  });
  await press('Allow again');
  expect(await screen.findByText(/The browser did not allow it/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Allow again' })).toBeEnabled();
});

test.for([
  ['QuotaExceededError', 'There is not enough room for the backup'],
  ['NotFoundError', 'Mooring cannot find the folder'],
] as const)(
  'a copy that fails (%s) says why, and names the last good one',
  async ([error, title]) => {
    const folder = fakeFolder();
    const { press } = await setUp(folder);
    folder.failure = error;
    await press('Back up now');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(/^November 20, 2026, 9:10/)).toBeVisible();
  },
);

test('stopping forgets folder and passphrase after a question, and leaves the files', async () => {
  const folder = fakeFolder();
  const { data, press } = await setUp(folder);
  await press('Stop');
  expect(await screen.findByText(/The files in the folder stay, and you need/)).toBeVisible();
  const dialog = screen.getByRole('alertdialog');
  await press('Stop');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Choose a folder' })).toBeVisible();
  expect(data.hasAutoBackup()).toBe(false);
  expect(folder.files.size).toBe(1);
});

test('where the browser remembers nothing, that is said in a sentence', async () => {
  const refuse = async () => {
    throw new Error('Refused.');
  };
  const plans = { get: refuse, put: refuse, remove: refuse, count: refuse };
  const data = await createTestData({ plans });
  await renderScreen({ routes, path: '/profile/export', data });
  expect(await screen.findByText(/does not let Mooring remember a folder/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make a full backup' })).toBeVisible();
});

test('where no folder can be given there is a day, and a file at one press', async () => {
  caught = catchDownloads();
  const { data, user, press, typeTwice } = await open(null);
  await press('Choose a day');
  await user.selectOptions(await screen.findByLabelText('Day'), 'Sunday');
  await typeTwice();
  await press('Remind me');
  expect(await screen.findByText('Home reminds you on Sunday')).toBeVisible();
  await press('Download the backup');
  await waitFor(() => expect(caught?.files).toHaveLength(1));
  const [file] = caught.files;
  expect(file?.name).toBe('mooring-backup-2026-11-20.mooring');
  const inside = await data.backups.inspect(file?.blob ?? new Blob(), { passphrase: secret });
  expect(inside.entries).toBe(1);
});
