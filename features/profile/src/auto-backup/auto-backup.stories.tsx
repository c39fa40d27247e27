import { createTestData, fakeFolder, fakeFolders, type TestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import routes from '../feature.ts';

const secret = 'four words by heart';

const meta = {
  title: 'Profile/Back up by itself',
  component: Stage,
  args: { routes, path: '/profile/export' },
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Folder = ReturnType<typeof fakeFolder>;

const withFolder = (prepare: (data: TestData, folder: Folder) => Promise<unknown>) => async () => {
  const folder = fakeFolder({ name: 'Backups on the blue disk' });
  const data = await createTestData({ folders: fakeFolders(folder) });
  await data.entries.create({ title: 'Lilies', content: 'I was choosing.', tags: [] });
  await prepare(data, folder);
  return { data };
};

const running = async ({ autoBackup }: TestData, folder: Folder) => {
  await autoBackup.begin({ folder }, secret);
  await autoBackup.backUpNow();
};

const justWritten = [withFolder(async () => {})];

export const Offer: Story = {
  loaders: justWritten,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Choose a folder' });
    button.scrollIntoView({ block: 'center' });
  },
};
export const OfferByNight: Story = { ...Offer, globals: { theme: 'dark' } };

export const ChoosingAPassphrase: Story = {
  loaders: justWritten,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a folder' }));
    await screen.findByLabelText('Passphrase');
  },
};

export const Running: Story = {
  loaders: [withFolder(running)],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Back up now' });
    await canvas.findByText('Backups on the blue disk');
    button.scrollIntoView({ block: 'center' });
  },
};
export const RunningByNight: Story = { ...Running, globals: { theme: 'dark' } };

export const PermissionTakenBack: Story = {
  loaders: [
    withFolder(async (data, folder) => {
      await running(data, folder);
      folder.permission = 'prompt';
    }),
  ],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Allow again' });
    button.scrollIntoView({ block: 'center' });
  },
};

export const FolderGone: Story = {
  loaders: [
    withFolder(async (data, folder) => {
      await running(data, folder);
      folder.failure = 'NotFoundError';
      await data.autoBackup.backUpNow().catch(() => {});
    }),
  ],
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Mooring cannot find the folder');
    text.scrollIntoView({ block: 'center' });
  },
};

const withoutFolders = { isAvailable: () => false, choose: async () => null };

export const ADayOfTheWeek: Story = {
  loaders: [
    async () => {
      const data = await createTestData({ folders: withoutFolders });
      await data.entries.create({ title: 'Lilies', content: 'I was choosing.', tags: [] });
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a day' }));
    await screen.findByLabelText('Day');
  },
};
