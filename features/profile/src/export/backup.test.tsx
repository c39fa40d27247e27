import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import routes from '../feature.ts';
import { catchDownloads } from './export-testing.ts';

const secret = 'four words by heart';
let caught: ReturnType<typeof catchDownloads>;

async function openProfile(data: TestData) {
  caught = catchDownloads();
  const shown = await renderScreen({ routes, path: '/profile/export', data });
  const { user } = shown;
  await screen.findByRole('heading', { name: 'Export and backup' });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const type = async (label: string, text: string) =>
    user.type(await screen.findByLabelText(label), text);
  const give = async (file: Blob, name = 'mooring-backup.json') => {
    await press('Restore from a backup');
    await user.upload(await screen.findByLabelText('Backup file'), new File([file], name));
  };
  return { ...shown, press, type, give };
}

afterEach(() => caught.release());

const written = async () => {
  const data = await createTestData();
  await data.entries.create({ title: 'Lilies', content: 'I was choosing.', tags: ['hope'] });
  await data.checkIns.save({ emotion: 'Grief', intensity: 3, notes: '' });
  return data;
};

test('asks twice for the passphrase of an encrypted backup and downloads it', async () => {
  const { press, type } = await openProfile(await written());
  await press('Make a full backup');
  expect(screen.getByLabelText('Passphrase')).toHaveAccessibleDescription(/Nobody can reset it/);
  await type('Passphrase', 'short');
  await press('Make the backup');
  expect(screen.getByLabelText('Passphrase')).toHaveAccessibleDescription(/at least 12 characters/);
  await type('Passphrase', secret);
  await type('Repeat the passphrase', 'something else');
  await press('Make the backup');
  expect(screen.getByLabelText('Repeat the passphrase')).toHaveAccessibleDescription(
    /not the same/,
  );
  await type('Repeat the passphrase', '{Control>}a{/Control}{Delete}');
  const again = screen.getByLabelText('Repeat the passphrase');
  await waitFor(() => expect(again).toBeEnabled());
  expect(caught.files).toEqual([]);
});

test('restores an encrypted backup on another device', async () => {
  const { press, type, unmount } = await openProfile(await written());
  await press('Make a full backup');
  await type('Passphrase', secret);
  await type('Repeat the passphrase', secret);
  await press('Make the backup');
  expect(
    await screen.findByRole('dialog', { name: 'Your backup is made' }),
  ).toHaveAccessibleDescription('Everything is in it.');
  const [file] = caught.files;
  expect(file?.name).toBe('mooring-backup-2026-11-20.mooring');
  unmount();
  caught.release();

  const other = await createTestData({ session: 'signed-out' });
  const there = await openProfile(other);
  await there.give(file?.blob ?? new Blob());
  await there.type('Passphrase', 'not this one at all');
  await there.press('Open the backup');
  await waitFor(() =>
    expect(screen.getByLabelText('Passphrase')).toHaveAccessibleDescription(
      /not the right passphrase/,
    ),
  );
  await there.user.clear(screen.getByLabelText('Passphrase'));
  await there.type('Passphrase', secret);
  await there.press('Open the backup');
  expect(await screen.findByText('1 entry, of November 20, 2026')).toBeVisible();
  expect(screen.getByText('1 check-in')).toBeVisible();
  expect((await other.entries.list()).items).toEqual([]);
  await there.press('Restore it here');
  expect(await screen.findByRole('dialog', { name: 'Your backup is restored' })).toBeVisible();
  expect(screen.getByText('2 added')).toBeVisible();
  expect((await other.entries.list()).items).toMatchObject([{ title: 'Lilies' }]);
});

test('warns that an unencrypted backup is readable and restores it without a passphrase', async () => {
  const data = await written();
  const { user, press, give } = await openProfile(data);
  await press('Make a full backup');
  await user.click(screen.getByRole('radio', { name: 'Anyone who has the file' }));
  expect(screen.getByText('This file can be read by anyone who has it')).toBeVisible();
  await press('Make the backup');
  await press('Done');
  expect(caught.files[0]?.name).toBe('mooring-backup-2026-11-20.json');
  await give(caught.files[0]?.blob ?? new Blob());
  await press('Restore it here');
  expect(await screen.findByText('2 already here')).toBeVisible();
});

test('counts what does not open when a backup is written', async () => {
  const data = await written();
  const { id } = await data.entries.create({ title: 'Torn', content: 'x', tags: [] });
  data.damage(id);
  const { user, press } = await openProfile(data);
  await press('Make a full backup');
  await user.click(screen.getByRole('radio', { name: 'Anyone who has the file' }));
  await press('Make the backup');
  expect(await screen.findByText(/^1 thing could not be opened and is not in it/)).toBeVisible();
});

test('refuses a file that is no backup or is truncated and accepts another', async () => {
  const data = await written();
  const { file } = await data.backups.create({ passphrase: null });
  const { user, give } = await openProfile(data);
  await give(new Blob(['Dear you,\n']));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is not a Mooring backup');
  const field = screen.getByLabelText('Backup file');
  await user.upload(field, new File([file.slice(0, 500)], 'mooring-backup.json'));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('This backup is damaged'),
  );
  await user.upload(screen.getByLabelText('Backup file'), new File([file], 'mooring-backup.json'));
  expect(await screen.findByRole('button', { name: 'Restore it here' })).toBeVisible();
});

test('reports a full device and can restore the file again', async () => {
  const { file } = await (await written()).backups.create({ passphrase: null });
  const data = await createTestData();
  const { press, give } = await openProfile(data);
  await give(file);
  await screen.findByRole('button', { name: 'Restore it here' });
  data.failNextWrite('store.full');
  await press('Restore it here');
  expect(await screen.findByRole('alert')).toHaveTextContent('This device is full');
  await press('Restore it here');
  expect(await screen.findByText('2 added')).toBeVisible();
});

test('offers a full backup before a new journey', async () => {
  const data = await written();
  const { user } = await renderScreen({ routes, path: '/profile/journey', data });
  await user.click(await screen.findByRole('button', { name: 'Start New Journey' }));
  const asked = await screen.findByRole('alertdialog');
  await user.click(within(asked).getByRole('button', { name: 'make a full backup first' }));
  expect(await screen.findByRole('dialog', { name: 'Make a full backup' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('brings back someone to trust only when asked to, by name, and never who answers', async () => {
  const from = await written();
  await from.records.put('trusted-person', { name: 'Mara', phone: '+49 170 1' });
  await from.records.put('companion-settings', {
    engine: 'own',
    ownEndpoint: { baseUrl: 'https://evil.example/v1', model: 'm', key: 'k' },
    consents: { own: 'evil.example' },
  });
  const { file } = await from.backups.create({ passphrase: null });
  const data = await createTestData({ session: 'signed-out' });
  const { user, press, give } = await openProfile(data);
  await give(file);
  const mara = { name: 'Bring back Mara, +49 170 1 as someone I trust' };
  expect(await screen.findByRole('checkbox', mara)).not.toBeChecked();
  expect(screen.getByText('Who answers the companion stays as it is here')).toBeVisible();
  await press('Restore it here');
  await press('Done');
  expect(await data.records.get('trusted-person')).toBeNull();
  expect(await data.companionSettings.get()).toMatchObject({ engine: 'guide', consents: {} });

  await give(file);
  await user.click(await screen.findByRole('checkbox', mara));
  await press('Restore it here');
  await press('Done');
  expect(await data.records.get('trusted-person')).toMatchObject({ name: 'Mara' });
});
