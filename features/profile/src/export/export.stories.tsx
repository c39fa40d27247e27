import { createTestData, type TestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import routes from '../feature.ts';

const meta = {
  title: 'Profile/Export',
  component: Stage,
  args: { routes, path: '/profile/export' },
  loaders: [async () => ({ data: await written() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function written(entries = 3) {
  const data = await createTestData();
  for (let day = 1; day <= entries; day += 1) {
    const content = 'I filled the second cup anyway. 我还是倒满了第二杯。 مرحبا שלום 🪷 '.repeat(9);
    await data.entries.create({ title: `Day ${day}`, content, tags: ['grief'] });
  }
  return data;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const give = async (file: Blob) => {
  await press('Restore from a backup');
  const input = await screen.findByLabelText<HTMLInputElement>('Backup file');
  await userEvent.upload(input, new File([file], 'mooring-backup.json'));
};
/** Files are caught, so that a story downloads nothing. */
const withoutDownloads = async (work: () => Promise<void>) => {
  const { click } = HTMLAnchorElement.prototype;
  const names: string[] = [];
  HTMLAnchorElement.prototype.click = function caught(this: HTMLAnchorElement) {
    names.push(this.download);
  };
  await work();
  HTMLAnchorElement.prototype.click = click;
  return names;
};

export const Forms: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'PDF' });
    await canvas.findByRole('heading', { name: 'Full backup' });
  },
};

/** The real Worker and the real fonts. */
export const PdfMade: Story = {
  play: async ({ canvas }) => {
    const names = await withoutDownloads(async () => {
      await press('Export Journal');
      await screen.findByText('Export Started');
      await waitFor(
        () =>
          expect(canvas.getByRole('button', { name: 'Export Journal' })).not.toHaveAttribute(
            'aria-busy',
          ),
        { timeout: 20_000 },
      );
    });
    await expect(names).toEqual(['mooring-journal-2026-11-20.pdf']);
  },
};

export const PdfUnderWay: Story = {
  loaders: [async () => ({ data: await written(600) })],
  play: async () => {
    await press('Export Journal');
    await screen.findByRole('progressbar', { name: 'Making the file' });
    await press('Cancel');
    await screen.findByText('The export was stopped. There is no file.');
  },
};

export const EmptyJournal: Story = {
  loaders: [async () => ({ data: await createTestData() })],
  play: async () => {
    await press('Export Journal');
    await screen.findByText(/^Your journal is empty/);
  },
};

export const SomethingUnreadable: Story = {
  loaders: [
    async () => {
      const data = await written();
      data.damage((await data.entries.list()).items[0]?.id ?? '');
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Plain Text' }));
    await withoutDownloads(async () => {
      await press('Export Journal');
      await screen.findByText(/^One entry could not be opened/);
    });
  },
};

export const BackupSealed: Story = {
  play: async () => {
    await press('Make a full backup');
    await userEvent.type(await screen.findByLabelText('Passphrase'), 'short');
    await press('Make the backup');
    await screen.findByText(/at least 12 characters/);
  },
};

export const BackupOpen: Story = {
  play: async () => {
    await press('Make a full backup');
    await userEvent.click(await screen.findByRole('radio', { name: 'Anyone who has the file' }));
    await screen.findByText('This file can be read by anyone who has it');
  },
};

export const BackupMade: Story = {
  play: async () => {
    await withoutDownloads(async () => {
      await press('Make a full backup');
      await userEvent.click(await screen.findByRole('radio', { name: 'Anyone who has the file' }));
      await press('Make the backup');
      await screen.findByText('Everything is in it.');
    });
  },
};

export const RestoreChoose: Story = {
  play: async () => {
    await press('Restore from a backup');
    await screen.findByLabelText('Backup file');
  },
};

export const RestoreRefused: Story = {
  play: async () => {
    await give(new Blob(['Dear you,\n']));
    await screen.findByText('This file is not a Mooring backup');
  },
};

const backedUp = (passphrase: string | null) => async () => {
  const data = await written();
  return { data, file: (await data.backups.create({ passphrase })).file };
};

export const RestoreSealed: Story = {
  loaders: [backedUp('four words by heart')],
  play: async ({ loaded }) => {
    await give(loaded.file);
    await userEvent.type(await screen.findByLabelText('Passphrase'), 'not this one');
    await press('Open the backup');
    await screen.findByText(/not the right passphrase/);
  },
};

export const RestoreShown: Story = {
  loaders: [backedUp(null)],
  play: async ({ loaded }) => {
    await give(loaded.file);
    await screen.findByText(/^3 entries, of/);
  },
};

export const RestoreDone: Story = {
  loaders: [backedUp(null)],
  play: async ({ loaded }) => {
    await give(loaded.file);
    await press('Restore it here');
    await screen.findByText(/already here$/);
  },
};

export const RestoreDeviceFull: Story = {
  loaders: [
    async () => {
      const { file } = await backedUp(null)();
      return { data: await createTestData(), file };
    },
  ],
  play: async ({ loaded }) => {
    await give(loaded.file);
    await screen.findByRole('button', { name: 'Restore it here' });
    (loaded.data as TestData).failNextWrite('store.full');
    await press('Restore it here');
    await screen.findByText('This device is full');
  },
};

export const SignedOut: Story = {
  loaders: [async () => ({ data: await createTestData({ session: 'signed-out' }) })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Restore from a backup' });
  },
};
