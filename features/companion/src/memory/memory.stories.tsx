import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import routes from '../feature.ts';
import { tellFacts } from '../testing/tell-facts.ts';

const meta = {
  title: 'Companion/What I know',
  component: Stage,
  args: { routes, path: '/companion/memory' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/I know nothing about you/);
  },
};

export const Some: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      await data.memory.remember('on');
      await tellFacts(data, ['My mum Vera died on 14 March. She was 71.', 'The radio helps.']);
      await tellFacts(data, ['I live in Hull.', 'Sundays are the hardest.']);
      return { data };
    },
  ],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'From earlier' });
  },
};
export const SomeByNight: Story = { ...Some, globals: { theme: 'dark' } };

export const Changing: Story = {
  ...Some,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change: Your mum’s name/ }));
    await canvas.findByRole('button', { name: 'Save' });
  },
};

export const SwitchedOff: Story = {
  ...Some,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'From earlier' });
    await userEvent.click(canvas.getByRole('switch'));
    await canvas.findByText(/Should I also forget/);
  },
};

export const ForgetEverything: Story = {
  ...Some,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forget everything' }));
    await screen.findByRole('alertdialog');
  },
};
