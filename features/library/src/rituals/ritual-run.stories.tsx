import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';

const meta = {
  title: 'Library/Ritual walk',
  component: Stage,
  args: { routes, path: '/rituals?ritual=daily-release&step=1' },
  loaders: [async () => ({ data: await createTestData() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Step 1 of 6');
  },
};

export const Breathing: Story = {
  args: { path: '/rituals?ritual=daily-release&step=5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
  },
};

export const Senses: Story = {
  args: { path: '/rituals?ritual=sensory-grounding&step=2' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Something you can see, 1 of 5');
  },
};

export const BurningBowl: Story = {
  args: { path: '/rituals?ritual=digital-burning-bowl&step=2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your piece of paper'), 'That last call');
    for (let step = 0; step < 3; step += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await canvas.findByRole('button', { name: 'Let the fire have it' });
  },
};
