import { ana, createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import routes from '../feature.ts';

const meta = {
  title: 'Profile/Passkeys',
  component: Stage,
  args: { routes, path: '/profile/details' },
  loaders: [async () => ({ data: await createTestData({ hasPasskeys: true }) })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const withOne = async (loggedOut = false) => {
  const data = await createTestData({ hasPasskeys: true });
  await (await data.accounts.passkeys.prepare(ana.password)).make('My phone');
  if (loggedOut) await data.accounts.logOut();
  return { data };
};

export const Offered: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Set it up' });
  },
};

export const SetUp: Story = {
  loaders: [() => withOne()],
  play: async ({ canvas }) => {
    await canvas.findByText('My phone');
  },
};
export const SetUpByNight: Story = { ...SetUp, globals: { theme: 'dark' } };

export const AskingTheDevice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set it up' }));
    await userEvent.type(await screen.findByLabelText('Current password'), ana.password);
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await screen.findByRole('button', { name: 'Ask my device' });
  },
};
export const AskingTheDeviceByNight: Story = { ...AskingTheDevice, globals: { theme: 'dark' } };

export const LogIn: Story = {
  args: { path: '/auth', state: { isLogin: true } },
  loaders: [() => withOne(true)],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Open with face or finger' });
  },
};
