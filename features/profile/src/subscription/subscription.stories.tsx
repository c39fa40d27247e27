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

export const InTheProfile: Story = {
  args: { path: '/profile' },
  loaders: [
    async () => {
      const data = await createTestData();
      await data.records.put('subscription', {
        plan: 'free',
        startDate: '2026-03-02T12:00:00.000Z',
        endDate: '',
        active: true,
        userInfo: { name: 'Ana', email: 'ana@example.org' },
      });
      return { data };
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/since March 2, 2026/);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset my access' }));
    await canvas.findByText('Your access was reset');
    await canvas.findByText(/since November 20, 2026/);
  },
};
