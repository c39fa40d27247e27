import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import routes from '../feature.ts';
import { heldConversation, twoCups } from '../testing/held-conversation.ts';

const meta = {
  title: 'Companion/Earlier conversations',
  component: Stage,
  args: { routes, path: '/companion?view=earlier' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('No earlier conversations yet');
  },
};

export const Several: Story = {
  loaders: [
    async () => {
      const data = await createTestData({ now: '2026-11-02T08:30:00' });
      const first = await heldConversation(data, ['Anger', 'Confused'], twoCups);
      data.setNow('2026-11-12T23:05:00');
      await heldConversation(data, ['Grief'], twoCups);
      data.setNow('2026-11-20T21:10:00');
      await heldConversation(data, ['Hope'], twoCups);
      return { data, first };
    },
  ],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /messages/ });
  },
};
export const ByNight: Story = { ...Several, globals: { theme: 'dark' } };

export const Read: Story = {
  ...Several,
  render: (args, { loaded: { data, first } }) => (
    <Stage {...args} data={data} path={`/companion?view=earlier&conversation=${first}`} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Delete this conversation' });
  },
};

export const AboutToDelete: Story = {
  ...Read,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete this conversation' }));
    await screen.findByRole('alertdialog', { name: 'Delete this conversation?' });
  },
};

export const OneDoesNotOpen: Story = {
  ...Several,
  loaders: [
    async () => {
      const data = await createTestData({ now: '2026-11-02T08:30:00' });
      const id = await heldConversation(data, ['Anger'], twoCups);
      await heldConversation(data, ['Grief'], twoCups);
      await heldConversation(data, ['Hope'], twoCups);
      const row = JSON.parse(data.rows()).find(({ key = '' }) => String(key).endsWith(id));
      data.damage(row.id);
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('This could not be opened');
  },
};
