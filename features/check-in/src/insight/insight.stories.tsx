import { type Emotion, emotions } from '@mooring/data';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { insightFrom } from './insight.ts';
import { InsightCard } from './insight-card.tsx';

type Felt = readonly (readonly [Emotion, number])[];

/** Check-ins newest first, and what they are read as. */
function Read({ felt, person = null }: { felt: Felt; person?: string | null }) {
  const insight = insightFrom(felt.map(([emotion, intensity]) => ({ emotion, intensity })));
  return (
    <Stage
      path="/"
      routes={[{ path: '/', element: <InsightCard insight={insight} person={person} /> }]}
    />
  );
}

const meta = {
  title: 'Check-in/Insight',
  component: Read,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Read>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (...felt: Felt): Story => ({ args: { felt } });

export const None: Story = story();
export const First: Story = story(['Confused', 2]);
export const GentlePractices: Story = story(['Grief', 4], ['Anger', 4], ['Grief', 3]);
export const GentlePracticesForWelcomeFeelings: Story = story(
  ['Hope', 4],
  ['Peaceful', 4],
  ['Hope', 3],
);
export const Light: Story = story(['Hope', 1], ['Acceptance', 2], ['Peaceful', 1]);
export const Turning: Story = story(['Peaceful', 1], ['Grief', 3], ['Anxious', 2]);
export const Heavier: Story = story(['Sadness', 2], ['Hope', 2], ['Peaceful', 1]);
export const Returning: Story = story(['Anger', 2], ['Anger', 3], ['Anger', 1]);
export const Quieter: Story = story(['Grief', 1], ['Anger', 2], ['Grief', 3]);
export const Stronger: Story = story(['Grief', 3], ['Anger', 2], ['Grief', 2]);
export const Often: Story = story(
  ['Grief', 2],
  ['Hope', 2],
  ['Grief', 2],
  ['Grief', 2],
  ['Anger', 2],
);
export const Mixed: Story = story(['Grief', 2], ['Hope', 2], ['Anger', 2], ['Peaceful', 2]);

export const WithSomebody: Story = {
  args: {
    felt: [
      ['Grief', 2],
      ['Hope', 2],
    ],
    person: 'In each of your last two check-ins you wrote about your mum, Vera.',
  },
};

/** The longest an insight can be: seven check-ins that all disagree. */
export const Longest: Story = {
  args: { felt: emotions.slice(0, 7).map((emotion) => [emotion, 2] as const) },
  globals: { theme: 'dark' },
};
