import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const file = (name: string, words: string) =>
  new File([words], name, { lastModified: 1_700_000_000_000 });

const journal = file(
  'Journal.json',
  JSON.stringify({
    entries: [
      {
        uuid: '0123456789ABCDEF0123456789ABCDE0',
        creationDate: '2023-05-04T10:20:30Z',
        text: '# The second cup\nI filled it.',
        photos: [{}],
      },
      {
        uuid: '0123456789ABCDEF0123456789ABCDE1',
        creationDate: '2024-06-04T10:20:30Z',
        text: '# Lilies\nAt the market.',
      },
    ],
  }),
);

const open = async (data = createTestData()) => {
  const view = await renderScreen({ routes, path: '/journal?import', data });
  return { ...view, input: await screen.findByLabelText('Files') };
};

test('the journal offers to bring in earlier writing, with or without entries of its own', async () => {
  const { user, where, go, data } = await renderScreen({ routes, path: '/journal' });
  await user.click(await screen.findByRole('link', { name: 'Bring in earlier writing' }));
  await waitFor(() => expect(where()).toBe('/journal?import'));
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(where()).toBe('/journal'));
  await data.entries.create({ title: 'One', content: 'x', tags: [] });
  await go('/journal');
  expect(await screen.findByRole('link', { name: 'Import' })).toHaveAttribute(
    'href',
    '/journal?import',
  );
});

test('a Day One journal is shown first, then comes as a whole, and only once', async () => {
  const { user, input, data } = await open();
  await user.upload(input, [journal]);
  const dialog = within(await screen.findByRole('dialog', { name: 'This would come' }));
  expect(dialog.getByText('2 entries, from May 4, 2023 to June 4, 2024')).toBeVisible();
  expect(dialog.getByText(/1 photo is not added/)).toBeVisible();
  expect((await data.entries.list()).items).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Bring it in' }));
  expect(await dialog.findByText('2 entries added to your journal')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('link', { name: 'The second cup' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Import' }));
  await user.upload(await screen.findByLabelText('Files'), [journal]);
  expect(await screen.findByRole('dialog', { name: 'Nothing new in these files' })).toBeVisible();
  expect(screen.getByText(/2 already here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bring it in' })).toBeNull();
});

test('files that cannot be read are named with what is the matter, and the others come', async () => {
  const { user, input } = await open();
  await user.upload(input, [file('torn.json', '{'), file('note.md', '# Note\nWords.')]);
  const problems = within(await screen.findByRole('region', { name: 'What could not be read' }));
  expect(problems.getByText('torn.json')).toBeVisible();
  expect(problems.getByText(/damaged, or not what its name says/)).toBeVisible();
  expect(screen.getByText(/^1 entry/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose other files' }));
  expect(await screen.findByLabelText('Files')).toBeVisible();
});

test('a write that fails says that nothing was imported, and can be tried again', async () => {
  const { user, input, data } = await open();
  await user.upload(input, [file('note.md', '# Note\nWords.')]);
  const bring = await screen.findByRole('button', { name: 'Bring it in' });
  data.failNextWrite('store.full');
  await user.click(bring);
  expect(await screen.findByRole('alert')).toHaveTextContent('This device is full');
  expect((await data.entries.list()).items).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Bring it in' }));
  expect(await screen.findByText('1 entry added to your journal')).toBeVisible();
});

test('a backup of Mooring itself is recognised, opened with its passphrase and restored', async () => {
  const other = await createTestData();
  await other.entries.create({ title: 'From before', content: 'Words.', tags: [] });
  const { file: made } = await other.backups.create({ passphrase: 'by heart' });
  const backup = new File([await made.arrayBuffer()], 'mooring-backup.mooring');
  const { user, input, data } = await open(createTestData({ session: 'signed-out' }));
  await user.upload(input, [backup]);
  await user.type(await screen.findByLabelText('Passphrase'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Open the backup' }));
  expect(await screen.findByText(/That is not the right passphrase/)).toBeVisible();
  await user.clear(screen.getByLabelText('Passphrase'));
  await user.type(screen.getByLabelText('Passphrase'), 'by heart');
  await user.click(screen.getByRole('button', { name: 'Open the backup' }));
  expect(await screen.findByText(/^1 entry, of/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring it in' }));
  expect(await screen.findByRole('dialog', { name: 'Your words are here' })).toBeVisible();
  expect((await data.entries.list()).items.map(({ title }) => title)).toEqual(['From before']);
});

test('stopped when everything is already written, an import says what has come', async () => {
  const { user, input, data } = await open();
  await user.upload(input, [file('note.md', '# Note\nWords.')]);
  const written = data.imports.run;
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  data.imports = {
    preview: data.imports.preview,
    async run(preview, options) {
      const imported = await written(preview, options);
      await held;
      return imported;
    },
  };
  await user.click(await screen.findByRole('button', { name: 'Bring it in' }));
  await waitFor(async () => expect(await data.entries.count()).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  go();
  expect(await screen.findByText('1 entry added to your journal')).toBeVisible();
});
