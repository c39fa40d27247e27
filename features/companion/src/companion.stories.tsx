import type { Emotion } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { alsoFeeling } from './also-feeling.ts';
import routes from './feature.ts';

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
      const notes = alsoFeeling(others);
      const { id } = await data.emotions.append({ emotion: first, intensity: 3, notes });
      return { data, path: `/companion?check-in=${id}` };
    },
  ],
  render: (args, { loaded: { data, path } }) => <Stage {...args} data={data} path={path} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Start again' });
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

export const WithWordsBroughtAlong: Story = {
  ...choosing,
  args: { state: { initialPrompt: 'I am writing a journal entry, and I would like some help.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Confusion' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Begin Conversation' }));
    await canvas.findByText(/With what you brought/);
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
export const GriefAndAnger: Story = greeting('Grief', 'Anger');
export const GriefAndHope: Story = greeting('Grief', 'Hope');
export const HeavyOnes: Story = greeting('Anger', 'Sadness', 'Anxious');
export const LightOnes: Story = greeting('Peaceful', 'Acceptance');
export const HeavyAndLight: Story = greeting('Sadness', 'Anger', 'Peaceful');
export const AGreatDeal: Story = greeting('Confused', 'Grief', 'Anger', 'Hope', 'Anxious');
export const GreetingByNight: Story = { ...GriefAndAnger, globals: { theme: 'dark' } };

export const Kept: Story = {
  ...Grief,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep this' }));
    await canvas.findByRole('button', { name: 'Kept in your bookmarks' });
  },
};
