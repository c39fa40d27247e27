import { changeOnBoth, createMixedEntry, createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';
import { syncedData, twoPlans, twoRefused } from './sync-testing.ts';

const meta = {
  title: 'Profile/Sync',
  component: Stage,
  args: { routes, path: '/profile/storage' },
  loaders: [async () => ({ data: await syncedData(createTestData()) })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllSynced: Story = {
  play: async ({ canvas }) => {
    // The first story of a file also waits for the screen to be loaded.
    await canvas.findByText('All synced', {}, { timeout: 5000 });
    await canvas.findByText(/encrypted before it leaves this one/);
  },
};

export const Waiting: Story = {
  loaders: [
    async () => ({ data: await syncedData(createTestData(), { status: 'waiting', waiting: 3 }) }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('3 waiting to sync');
  },
};

export const Offline: Story = {
  loaders: [
    async () => ({ data: await syncedData(createTestData(), { status: 'offline', waiting: 12 }) }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Offline. 12 waiting, kept on this device');
  },
};

export const LogInAgain: Story = {
  loaders: [
    async () => ({ data: await syncedData(createTestData(), { status: 'sign-in', waiting: 1 }) }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Log in again to sync. 1 waiting, kept on this device');
  },
};

export const ANewDevice: Story = {
  loaders: [
    async () => ({
      data: await syncedData(createTestData(), { status: 'waiting', initialRows: 3200 }),
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Bringing your words here: 3200 so far');
  },
};

export const CouldNotBeSynced: Story = {
  loaders: [async () => ({ data: await syncedData(createTestData(), {}, twoRefused) })],
  play: async ({ canvas }) => {
    await canvas.findByText('Could not be synced');
    await canvas.findByText(/^A very long night/);
  },
};

export const TheServiceLacksSomething: Story = {
  loaders: [
    async () => ({
      data: await syncedData(createTestData(), { repaired: 3, held: 1, isMissing: true }),
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(/no longer had 3 pieces as you wrote them/);
    await canvas.findByText('One piece from the server was not used');
    await canvas.findByText('The server does not show everything');
  },
};

export const TheServiceMixedAnEntry: Story = {
  loaders: [async () => ({ data: await syncedData(createMixedEntry(), { held: 1 }) })],
  play: async ({ canvas }) => {
    await canvas.findByText(/It rose, and I went home/);
    await canvas.findByRole('button', { name: 'Keep it as an entry' });
  },
};

export const TheServiceDoesNotEnd: Story = {
  loaders: [
    async () => ({
      data: await syncedData(createTestData(), { status: 'waiting', isEndless: true }),
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(/server sent data without end/);
  },
};

export const MuchWasRemovedElsewhere: Story = {
  loaders: [async () => ({ data: await syncedData(createTestData(), { removals: 32 }) })],
  play: async ({ canvas }) => {
    await canvas.findByText('32 pieces were removed on another device');
    await canvas.findByRole('button', { name: 'Keep them' });
  },
};

export const EarlierVersionKept: Story = {
  loaders: [async () => ({ data: await changeOnBoth(twoPlans) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('One earlier version is kept on this device.'));
    await canvas.findByText(/Walk by the river, as before/);
  },
};
