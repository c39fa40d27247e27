import type { Emotion } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import routes from './feature.ts';
import { greetingFor } from './greeting/greeting.ts';
import { writeConversation } from './testing/write-conversation.ts';

const meta = {
  title: 'Companion/Screen',
  component: Stage,
  args: { routes, path: '/companion' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const greeting = (first: Emotion, ...others: Emotion[]): Story => ({
  loaders: [
    async () => {
      const data = await createTestData();
      const text = greetingFor([first, ...others], data.env.now()).join('\n\n');
      const id = await writeConversation(data, [first, ...others], [['companion', text]]);
      return { data, path: `/companion?conversation=${id}` };
    },
  ],
  render: (args, { loaded: { data, path } }) => <Stage {...args} data={data} path={path} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Message' });
  },
});

const choosing: Story = {
  loaders: [async () => ({ data: await createTestData() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
};

export const NothingChosen: Story = {
  ...choosing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Begin Conversation' })).toBeDisabled();
  },
};

export const SeveralChosen: Story = {
  ...choosing,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Grief', 'Hope', 'Anxiety']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    }
  },
};

export const ChosenByNight: Story = { ...SeveralChosen, globals: { theme: 'dark' } };

export const OneIsStillOpen: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      await writeConversation(
        data,
        ['Grief'],
        [
          ['companion', 'You came with grief this evening.'],
          ['user', 'I set out two cups this morning.'],
        ],
      );
      return { data };
    },
  ],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Carry on' });
  },
};

export const WithWordsBroughtAlong: Story = {
  ...choosing,
  args: { state: { initialPrompt: 'I am writing a journal entry, and I would like some help.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Confusion' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Begin Conversation' }));
    await canvas.findByDisplayValue(/I am writing a journal entry/);
  },
};

export const NotSaved: Story = {
  ...choosing,
  render: (args, { loaded: { data } }) => {
    data.failNextWrite('store.full');
    return <Stage {...args} data={data} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Grief' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Begin Conversation' }));
    await canvas.findByRole('button', { name: 'Go on without saving' });
  },
};

export const Grief: Story = greeting('Grief');
export const Anger: Story = greeting('Anger');
export const Sadness: Story = greeting('Sadness');
export const Hope: Story = greeting('Hope');
export const Acceptance: Story = greeting('Acceptance');
export const Confusion: Story = greeting('Confused');
export const Peace: Story = greeting('Peaceful');
export const Anxiety: Story = greeting('Anxious');
export const HeavyAndLight: Story = greeting('Sadness', 'Anger', 'Peaceful');
export const AGreatDeal: Story = greeting('Confused', 'Grief', 'Anger', 'Hope', 'Anxious');
export const GreetingByNight: Story = { ...Grief, globals: { theme: 'dark' } };
