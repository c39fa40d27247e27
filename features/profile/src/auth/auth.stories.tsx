import { ana, createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';

const meta = {
  title: 'Profile/Auth',
  component: Stage,
  args: { routes, path: '/auth' },
  loaders: [async () => ({ data: await createTestData({ session: 'signed-out' }) })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ana has an account and is not here. */
const anaIsOut = async () => {
  const data = await createTestData();
  await data.accounts.logOut();
  return { data };
};

export const SignUp: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Create My Account' });
  },
};

export const LogIn: Story = {
  args: { state: { isLogin: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Log In' });
  },
};

export const VisitorSignsUp: Story = {
  loaders: [async () => ({ data: await createTestData({ session: 'visitor' }) })],
  play: async ({ canvas }) => {
    await canvas.findByText('What you have written here comes with you.');
  },
};

export const NameMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create My Account' }));
    await canvas.findByText('Name required');
  },
};

export const PasswordTooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ana');
    await userEvent.type(canvas.getByLabelText('Email'), ana.email);
    await userEvent.type(canvas.getByLabelText('Password'), 'lamp');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create My Account' }));
    await canvas.findByText('This password is easy to guess');
  },
};

export const WrongPassword: Story = {
  args: { state: { isLogin: true } },
  loaders: [anaIsOut],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), ana.email);
    await userEvent.type(canvas.getByLabelText('Password'), 'a lamp on the wall');
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await canvas.findByText('Login failed');
  },
};

export const EmailTaken: Story = {
  loaders: [anaIsOut],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ana');
    await userEvent.type(canvas.getByLabelText('Email'), ana.email);
    await userEvent.type(canvas.getByLabelText('Password'), ana.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Create My Account' }));
    await canvas.findByRole('button', { name: 'Log in instead' });
  },
};

export const Processing: Story = {
  loaders: [
    async () => {
      const data = await createTestData({ session: 'signed-out' });
      const forever = () => new Promise<never>(() => {});
      return { data: { ...data, accounts: { ...data.accounts, signUp: forever } } };
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ana');
    await userEvent.type(canvas.getByLabelText('Email'), ana.email);
    await userEvent.type(canvas.getByLabelText('Password'), ana.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Create My Account' }));
    await canvas.findByRole('button', { name: 'Processing...' });
  },
};

export const RecoveryPhrase: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ana');
    await userEvent.type(canvas.getByLabelText('Email'), ana.email);
    await userEvent.type(canvas.getByLabelText('Password'), ana.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Create My Account' }));
    await canvas.findByRole('button', { name: 'I have written it down' });
  },
};

export const ThreeWords: Story = {
  play: async (context) => {
    await RecoveryPhrase.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'I have written it down' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'These are the words' }));
    await canvas.findByText(/^These are not the right words/);
  },
};

export const PasswordStrength: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'lampshade');
    await canvas.findByRole('meter');
  },
};

export const ForgottenPassword: Story = {
  args: { state: { isLogin: true } },
  loaders: [anaIsOut],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forgot your password?' }));
    await userEvent.type(await canvas.findByLabelText('Recovery phrase'), 'harbor lamp');
    await userEvent.type(canvas.getByLabelText('Email'), ana.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Open My Journal' }));
    await canvas.findByText(/you have 2/);
  },
};
