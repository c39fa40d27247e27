import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';

const meta = {
  title: 'Profile/Who can read what',
  component: Stage,
  args: { routes, path: '/profile/who-can-read' },
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
  loaders: [async () => ({ data: await createTestData() })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Who can read what' });
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const PageByNight: Story = { globals: { theme: 'dark' } };

export const BeforeAnythingIsWritten: Story = {
  loaders: [async () => ({ data: await createTestData({ session: 'signed-out' }) })],
};
