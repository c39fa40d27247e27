import type { RouteObject } from '@mooring/contract/router';
import type { Recovery } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component as Dashboard } from '../dashboard/dashboard-screen.tsx';
import { Frame } from '../frame/frame.tsx';

const routes: RouteObject[] = [
  { Component: Frame, children: [{ path: '/dashboard', Component: Dashboard }] },
];

const meta = {
  title: 'Shell/Recovery',
  args: { state: { status: 'restoring', done: 120, total: 412 } },
  loaders: [
    async ({ args }) => {
      const data = await createTestData();
      data.recovery.setState(args.state, true);
      return { data };
    },
  ],
  render: (_, { loaded }) => <Stage routes={routes} path="/dashboard" data={loaded.data} bare />,
} satisfies Meta<{ state: Recovery }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PuttingBack: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Putting your words back' });
    await canvas.findByText('120 of 412 pieces');
  },
};

export const PuttingBackAtNight: Story = { ...PuttingBack, globals: { theme: 'dark' } };

export const EntriesWerePutBack: Story = {
  args: { state: { status: 'restored', entries: 12, rows: 31, unreadable: 0 } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 entries were put back');
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
  },
};

export const SomethingIsMissing: Story = {
  args: { state: { status: 'restored', entries: 1, rows: 3, unreadable: 2 } },
  play: async ({ canvas }) => {
    await canvas.findByText('1 entry was put back');
    await canvas.findByText(/2 pieces of it were damaged too/);
  },
};

export const NothingIsLeft: Story = {
  args: { state: { status: 'lost' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your words are not in this browser any more');
    await canvas.findByRole('link', { name: 'Bring back a backup' });
  },
};

export const NothingIsLeftAtNight: Story = { ...NothingIsLeft, globals: { theme: 'dark' } };
