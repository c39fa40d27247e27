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

const at = (part: string) => ({ args: { path: `/profile/${part}` } });

export const Account: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Account Settings');
  },
};

export const KeptOnThisDevice: Story = {
  ...at('storage'),
  play: async ({ canvas }) => {
    await canvas.findByText(/promised not to clear/);
  },
};

export const Visitor: Story = {
  loaders: [async () => ({ data: await createTestData({ session: 'visitor' }) })],
  play: async ({ canvas }) => {
    await canvas.findByText('Keep what you have written: create an account');
  },
};

export const SignedOut: Story = {
  loaders: [async () => ({ data: await createTestData({ session: 'signed-out' }) })],
  play: async ({ canvas }) => {
    await canvas.findByText('You are not signed in');
  },
};

export const PhrasePutOff: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      await data.records.put('settings', { phraseLater: true });
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Your recovery phrase is not written down yet');
  },
};

export const StorageUnsure: Story = {
  ...at('storage'),
  loaders: [
    async () => {
      const data = await createTestData();
      const health = { ...(await data.device.health()), persisted: false };
      const device = { health: async () => health, persist: async () => false };
      return { data: { ...data, device } };
    },
  ],
  play: async ({ canvas, userEvent }) => {
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
  ...at('storage'),
  loaders: withReplicaState('behind'),
  play: async ({ canvas }) => {
    await canvas.findByText(/no full second copy now/);
  },
};

export const NoSecondCopyHere: Story = {
  ...at('storage'),
  loaders: withReplicaState('missing'),
  play: async ({ canvas }) => {
    await canvas.findByText(/cannot keep a second copy/);
  },
};

export const OnlyTheSecondCopyIsLeft: Story = {
  ...at('storage'),
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
  ...at('storage'),
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
  ...at('details'),
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
  ...at('details'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await userEvent.type(await screen.findByLabelText('Current password'), ana.password);
    await userEvent.type(screen.getByLabelText('New password'), 'lamp');
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
    await screen.findByText(/Use at least 12 characters/);
  },
};

export const NewPhrase: Story = {
  ...at('details'),
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
  ...at('journey'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start New Journey' }));
    await screen.findByRole('alertdialog');
  },
};
