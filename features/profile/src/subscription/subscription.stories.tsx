import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';

const meta = {
  title: 'Profile/Access',
  component: Stage,
  args: { routes, path: '/subscription' },
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SettingUp: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      const forever = () => new Promise<never>(() => {});
      return { data: { ...data, records: { get: forever, put: forever, remove: forever } } };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Setting up your access...');
  },
};

export const Granted: Story = {
  loaders: [async () => ({ data: await createTestData() })],
  play: async ({ canvas }) => {
    await canvas.findByText('Access Granted');
  },
};
