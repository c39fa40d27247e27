import type { InstallWay } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';

const meta = {
  title: 'Profile/Installing',
  component: Stage,
  args: { routes, path: '/profile/appearance' },
  loaders: [async () => ({ data: await createTestData({ session: 'signed-out' }) })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (install: InstallWay) => [
  async () => ({ data: await createTestData({ session: 'signed-out', install }) }),
];

export const BrowserOffersIt: Story = {
  loaders: on('prompt'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Install Mooring' });
  },
};

export const Declined: Story = {
  loaders: on('prompt'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Install Mooring' }));
    await canvas.findByText(/You can also install it later/);
  },
};

export const OnAnIPhone: Story = {
  loaders: on('share'),
  play: async ({ canvas }) => {
    await canvas.findByText('Add to Home Screen');
  },
};

export const OnAnIPhoneAtNight: Story = {
  loaders: on('share'),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('Add to Home Screen');
  },
};

export const SafariOnAMac: Story = {
  loaders: on('dock'),
  play: async ({ canvas }) => {
    await canvas.findByText('Add to Dock');
  },
};

export const Installed: Story = {
  loaders: on('installed'),
  play: async ({ canvas }) => {
    await canvas.findByText(/is installed on this device/);
  },
};
