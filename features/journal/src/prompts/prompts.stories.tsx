import { createTestData } from '@mooring/data/testing';
import { inWideWindow, Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';

const meta = {
  title: 'Journal/Prompts',
  component: Stage,
  args: { routes, path: '/prompts' },
  loaders: [async () => ({ data: await createTestData() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Earlier prompts' });
  },
};

export const WeekInWideWindow: Story = { ...Week, ...inWideWindow };

/** On a day whose prompt is the letter that is not sent. */
export const NamesSomebody: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      await data.someone.put({
        id: 'vera',
        name: 'Vera',
        called: '',
        calledYou: '',
        bond: 'my mum',
        ending: '',
      });
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Earlier prompts' });
    await canvas.findAllByText(/^It can be .*your mum, Vera\.$/);
  },
};
export const NamesSomebodyByNight: Story = { ...NamesSomebody, globals: { theme: 'dark' } };

export const NotToday: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      await data.records.put('settings', { quietDay: '2026-11-20' });
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show them after all' });
  },
};
