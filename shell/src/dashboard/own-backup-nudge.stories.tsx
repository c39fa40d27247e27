import { paths } from '@mooring/contract';
import { createTestData, fakeFolder, type TestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../frame/frame.tsx';
import { Component as Dashboard } from './dashboard-screen.tsx';

const routes = [
  { Component: Frame, children: [{ path: paths.dashboard.pattern, Component: Dashboard }] },
];
const passphrase = 'four words by heart';

type Args = { prepare: (data: TestData) => Promise<unknown> };

const meta = {
  title: 'Shell/Home/Own backup',
  loaders: [
    async ({ args }) => {
      const data = await createTestData();
      await data.entries.create({ title: 'Lilies', content: 'Words.', tags: [] });
      await args.prepare(data);
      return { data };
    },
  ],
  render: (_, { loaded }) => <Stage routes={routes} path="/dashboard" data={loaded.data} bare />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const AllowAgain: Story = {
  args: {
    async prepare({ autoBackup }) {
      const folder = fakeFolder({ name: 'Kept safe' });
      folder.permission = 'prompt';
      await autoBackup.begin({ folder }, passphrase);
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Allow again' });
  },
};
export const AllowAgainByNight: Story = { ...AllowAgain, globals: { theme: 'dark' } };

export const TheDayThatWasChosen: Story = {
  args: { prepare: ({ autoBackup }) => autoBackup.begin({ weekday: 5 }, passphrase) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Download the backup' });
  },
};
