import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';
import { generatePath } from '../path/generate-path.ts';
import { keepSamplePath } from '../sample-path.ts';

const meta = {
  title: 'Healing Path/Wizard',
  component: Stage,
  args: { routes, path: '/healing-path' },
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const atStep = (step: number) => async () => {
  const data = await createTestData();
  const vision = 'To sleep through, and to say her name in the kitchen.';
  const path = {
    ...generatePath({ vision, theme: null }),
    startDate: data.env.now().toISOString(),
  };
  await data.records.put('healing-path-draft', { step, vision, theme: null, path });
  return { data };
};

export const Intro: Story = {
  loaders: [async () => ({ data: await createTestData() })],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Begin My Path' });
  },
};

export const IntroWithSavedPath: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      await keepSamplePath(data, { done: 1 });
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Continue your path' });
  },
};

export const Vision: Story = {
  loaders: [atStep(2)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Forgiving myself/ }));
  },
};

export const InputNeeded: Story = {
  loaders: [async () => ({ data: await createTestData() })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin My Path' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await canvas.findByText('Input needed');
  },
};

export const Affirmation: Story = {
  loaders: [atStep(3)],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show My Healing Path' });
  },
};

export const Checkpoints: Story = {
  loaders: [atStep(4)],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'View Weekly Anchor' });
  },
};

export const WeeklyAnchor: Story = {
  loaders: [atStep(5)],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Begin First Checkpoint' });
  },
};
