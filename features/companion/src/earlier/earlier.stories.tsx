import { createTestData } from '@mooring/data/testing';
import { inWideWindow, Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';
import { sampleMessages, writeConversation } from '../testing/write-conversation.ts';

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

export const Some: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      const first = await writeConversation(data, ['Grief', 'Hope'], sampleMessages);
      data.setNow('2026-11-22T08:30:00');
      await writeConversation(data, ['Anger'], [['user', 'He never called.']]);
      data.setNow('2026-11-23T08:30:00');
      await writeConversation(data, ['Peaceful'], []);
      return { data, first };
    },
  ],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Yesterday/ });
  },
};

export const SomeInWideWindow: Story = { ...Some, ...inWideWindow };

export const ReadAgain: Story = {
  ...Some,
  render: (args, { loaded: { data, first } }) => (
    <Stage {...args} data={data} path={`/companion?view=earlier&conversation=${first}`} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/I set out two cups/);
  },
};
