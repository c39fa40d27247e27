import type { ReplicaState } from '@mooring/data';
import { ana, createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import routes from '../feature.ts';

const meta = {
  title: 'Profile/Profile',
  component: Stage,
  args: { routes, path: '/profile' },
  loaders: [async () => ({ data: await createTestData() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/promised not to clear/);
  },
};

export const Visitor: Story = {
  loaders: [async () => ({ data: await createTestData({ session: 'visitor' }) })],
  play: async ({ canvas }) => {
    await canvas.findByText('Keep what you have written: create an account');
    await canvas.findByText(/promised not to clear/);
  },
};

export const SignedOut: Story = {
  loaders: [async () => ({ data: await createTestData({ session: 'signed-out' }) })],
  play: async ({ canvas }) => {
    await canvas.findByText('You are not signed in');
    await canvas.findByText(/promised not to clear/);
  },
};

export const PhrasePutOffAndStorageUnsure: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      await data.records.put('settings', { phraseLater: true });
      const health = { ...(await data.device.health()), persisted: false };
      const device = { health: async () => health, persist: async () => false };
      return { data: { ...data, device } };
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your recovery phrase is not written down yet');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ask the browser never to clear them' }),
    );
    await canvas.findByText(/did not agree this time/);
  },
};

const withReplicaState = (replica: ReplicaState) => [
  async () => {
    const data = await createTestData();
    const health = { ...(await data.device.health()), replica };
    return { data: { ...data, device: { ...data.device, health: async () => health } } };
  },
];

export const NoRoomForASecondCopy: Story = {
  loaders: withReplicaState('behind'),
  play: async ({ canvas }) => {
    await canvas.findByText(/no full second copy now/);
  },
};

export const NoSecondCopyHere: Story = {
  loaders: withReplicaState('missing'),
  play: async ({ canvas }) => {
    await canvas.findByText(/cannot keep a second copy/);
  },
};

export const OnlyTheSecondCopyIsLeft: Story = {
  loaders: withReplicaState('alone'),
  play: async ({ canvas }) => {
    await canvas.findByText(/read from their second copy/);
  },
};

const damagedJournal = async () => {
  const data = await createTestData();
  for (const title of ['One', 'Two', 'Three']) {
    const { id } = await data.entries.create({ title, content: 'Words.', tags: [] });
    if (title !== 'Two') data.damage(id);
  }
  return { data };
};

export const PiecesThatCannotBeOpened: Story = {
  loaders: [damagedJournal],
  play: async ({ canvas }) => {
    await canvas.findByText('2 pieces cannot be opened');
    await canvas.findByRole('button', { name: 'Download them as they are' });
  },
};

export const PiecesThatCannotBeOpenedAtNight: Story = {
  ...PiecesThatCannotBeOpened,
  globals: { theme: 'dark' },
};

export const ChangingTheEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'ana@sea.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }));
    await userEvent.type(await screen.findByLabelText('Current password'), 'not this one');
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
    await screen.findByText(/That is not the right password/);
  },
};

export const ChangingThePassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await userEvent.type(await screen.findByLabelText('Current password'), ana.password);
    await userEvent.type(screen.getByLabelText('New password'), 'lamp');
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
    await screen.findByText(/Use at least 12 characters/);
  },
};

export const NewPhrase: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Make a new recovery phrase' }),
    );
    await userEvent.type(await screen.findByLabelText('Current password'), ana.password);
    await userEvent.click(screen.getByRole('button', { name: 'Show me the words' }));
    await canvas.findByRole('list', { name: '24 words' });
  },
};

export const StartNewJourney: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start New Journey' }));
    await screen.findByRole('alertdialog');
  },
};
