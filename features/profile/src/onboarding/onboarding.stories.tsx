import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';

const answers = {
  brings: ['death', 'estrangement', 'other'],
  feelings: ['grief', 'longing'],
  support: 'finding-words',
  words: 'The way she said my name when the kettle was on.',
};

const atStep = (step: number) => async () => {
  const data = await createTestData({ session: 'signed-out' });
  await data.records.put('onboarding-draft', { step, answers, other: 'The house had to go.' });
  return { data };
};

const meta = {
  title: 'Profile/Onboarding',
  component: Stage,
  args: { routes, path: '/onboarding' },
  loaders: [async () => ({ data: await createTestData({ session: 'signed-out' }) })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Choose at least one to go on.');
  },
};

export const WhatBringsYou: Story = {
  loaders: [atStep(1)],
  play: async ({ canvas }) => {
    await canvas.findByLabelText('In your own words');
  },
};

export const OtherWithoutWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Other/ }));
    await canvas.findByText(/Write a few words for Other/);
  },
};

export const Feelings: Story = {
  loaders: [atStep(2)],
  play: async ({ canvas }) => {
    await canvas.findByText('Step 2 of 4');
  },
};

export const Support: Story = {
  loaders: [atStep(3)],
  play: async ({ canvas }) => {
    await canvas.findByText('Step 3 of 4');
  },
};

export const Words: Story = {
  loaders: [atStep(4)],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Step Inside' });
  },
};
