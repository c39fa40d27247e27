import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';
import { fakeNotifications } from './notification-testing.ts';
import type { Allowed } from './use-notifications.ts';

const meta = {
  title: 'Profile/Privacy and reminders',
  component: Stage,
  args: { routes, path: '/profile/reminders' },
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const reminded = [
  async () => {
    const data = await createTestData();
    await data.records.put('settings', { keepPrivate: true, reminderAt: '20:00' });
    return { data };
  },
];
const inBrowser = (allowed: Allowed) => () => fakeNotifications(allowed).restore;

export const SwitchedOff: Story = {
  loaders: [async () => ({ data: await createTestData() })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Daily writing reminders' }));
    // The first write of all loads what it takes.
    await canvas.findByLabelText('Time', {}, { timeout: 5000 });
  },
};

export const MayAsk: Story = {
  loaders: reminded,
  beforeEach: inBrowser('default'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Allow notifications' });
  },
};

export const NotificationsAllowed: Story = {
  loaders: reminded,
  beforeEach: inBrowser('granted'),
  play: async ({ canvas }) => {
    await canvas.findByText(/it comes as a notification/);
  },
};

export const NotAllowed: Story = {
  loaders: reminded,
  beforeEach: inBrowser('denied'),
  play: async ({ canvas }) => {
    await canvas.findByText(/switched off for this page/);
  },
};

export const NoNotificationsHere: Story = {
  loaders: reminded,
  beforeEach: inBrowser('unsupported'),
  play: async ({ canvas }) => {
    await canvas.findByText(/shows no notifications/);
  },
};

export const Visitor: Story = {
  loaders: [
    async () => {
      const data = await createTestData({ session: 'visitor' });
      await data.records.put('settings', { keepPrivate: true, reminderAt: '07:30' });
      return { data };
    },
  ],
  beforeEach: inBrowser('default'),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Time');
  },
};

export const VisitorPrivacy: Story = {
  args: { path: '/profile/privacy' },
  loaders: [async () => ({ data: await createTestData({ session: 'visitor' }) })],
  play: async ({ canvas }) => {
    await canvas.findByText(/no password to lock with/);
  },
};

export const CouldNotBeKept: Story = {
  args: { path: '/profile/privacy' },
  loaders: [
    async () => {
      const data = await createTestData();
      data.failNextWrite('store.full');
      return { data };
    },
  ],
  play: async ({ canvas, userEvent }) => {
    const keepPrivate = await canvas.findByRole('switch', { name: 'Keep journal entries private' });
    await userEvent.click(keepPrivate);
    await canvas.findByText('This device is full');
    if (keepPrivate.matches(':checked')) throw new Error('What was not kept must not look kept.');
  },
};
