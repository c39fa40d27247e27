import { ana, createTestData, memoryHosting } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';

const meta = {
  title: 'Profile/Hosting',
  component: Stage,
  args: { routes, path: '/profile/storage' },
  loaders: [async () => ({ data: await createTestData({ service: memoryHosting() }) })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Signed in, and then the server has forgotten it. */
const askedAgain = async () => {
  const service = memoryHosting();
  const data = await createTestData({ service });
  await data.hosted.token();
  service.revoke();
  await data.hosted.token();
  return { data };
};

const onThisDevice = async () => ({
  data: await createTestData({ service: memoryHosting(), home: 'device' }),
});

export const OnTheServer: Story = {
  play: async ({ canvas }) => {
    // The first story of a file also waits for the screen to be loaded.
    await canvas.findByRole('button', { name: 'Keep on this device only' }, { timeout: 5000 });
  },
};

export const OnThisDevice: Story = {
  loaders: [onThisDevice],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Keep an encrypted copy on the server' });
  },
};

export const GoingThere: Story = {
  loaders: [onThisDevice],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Keep an encrypted copy on the server' }),
    );
  },
};

export const ComingBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep on this device only' }));
  },
};

export const SignInAgain: Story = {
  loaders: [askedAgain],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in again' }));
  },
};

export const ConfirmYourEmail: Story = {
  loaders: [
    async () => {
      const service = memoryHosting();
      service.confirmEmail = true;
      return { data: await createTestData({ service }) };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Please confirm your email');
  },
};

export const ServerOutOfReach: Story = {
  args: { path: '/auth' },
  loaders: [
    async () => {
      const service = memoryHosting();
      service.network = 'offline';
      return { data: await createTestData({ service, session: 'signed-out' }) };
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ana.name);
    await userEvent.type(canvas.getByLabelText('Email'), ana.email);
    await userEvent.type(canvas.getByLabelText('Password'), ana.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Create My Account' }));
    await canvas.findByRole('button', { name: 'Go on with this device alone' });
  },
};

export const RecoverWithACode: Story = {
  args: { path: '/auth', state: { isLogin: true } },
  loaders: [
    async () => ({
      data: await createTestData({ service: memoryHosting(), session: 'signed-out' }),
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forgot your password?' }));
    await canvas.findByRole('button', { name: 'Email me a code' });
  },
};
