import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';
import { begunWriting, finishedWriting } from '../testing/guided-messages.ts';
import { type SampleMessage, writeConversation } from '../testing/write-conversation.ts';

const meta = {
  title: 'Companion/Guided writing',
  component: Stage,
  args: { routes, path: '/companion' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const held = (lines: readonly SampleMessage[], button: string): Story => ({
  loaders: [
    async () => {
      const data = await createTestData();
      const id = await writeConversation(data, ['Hope'], lines);
      return { data, path: `/companion?conversation=${id}` };
    },
  ],
  render: (args, { loaded: { data, path } }) => <Stage {...args} data={data} path={path} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: button });
  },
});

export const AQuestion: Story = held(begunWriting, 'Skip');
export const AQuestionByNight: Story = { ...AQuestion, globals: { theme: 'dark' } };
export const TheEntry: Story = held(finishedWriting, 'Put it on the page');
export const TheEntryByNight: Story = { ...TheEntry, globals: { theme: 'dark' } };
