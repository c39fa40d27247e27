import { ana, createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import routes from '../feature.ts';

const meta = {
  title: 'Profile/When I am gone',
  component: Stage,
  args: { routes, path: '/profile/when-i-am-gone' },
  loaders: [async () => ({ data: await createTestData() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nobody: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/You have not given words to anybody/);
  },
};
export const NobodyByNight: Story = { ...Nobody, globals: { theme: 'dark' } };

export const OneReader: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      await (await data.accounts.legacy.prepare(ana.password)).keep('My sister Mira');
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(/My sister Mira/);
  },
};

export const TheWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Who is it for?'), 'My sister');
    await userEvent.click(canvas.getByRole('button', { name: 'Make the words' }));
    await userEvent.type(await screen.findByLabelText('Current password'), ana.password);
    await userEvent.click(screen.getByRole('button', { name: 'Show the words' }));
    await canvas.findByRole('list', { name: '24 words' });
  },
};
export const TheWordsByNight: Story = { ...TheWords, globals: { theme: 'dark' } };
