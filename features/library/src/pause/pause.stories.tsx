import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';
import { livedBefore } from './pause-testing.ts';

const meta = {
  title: 'Library/Pause',
  component: Stage,
  args: { routes, path: '/pause?about=tom' },
  loaders: [
    async () => {
      const data = await createTestData();
      await livedBefore(data);
      return { data };
    },
  ],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Call June' });
  },
};

export const NothingYet: Story = {
  args: { path: '/pause' },
  loaders: [async () => ({ data: await createTestData() })],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Begin the ten-minute pause' });
  },
};

export const Running: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Begin the ten-minute pause' }),
    );
    await canvas.findByText('The pause goes on until 9:20 PM.');
  },
};
export const RunningByNight: Story = { ...Running, globals: { theme: 'dark' } };

export const Over: Story = {
  play: async ({ canvas, userEvent, loaded: { data } }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Begin the ten-minute pause' }),
    );
    await canvas.findByText('The pause goes on until 9:20 PM.');
    data.setNow('2026-11-20T21:20:01');
    document.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByRole('textbox', { name: /^How is it now/ });
  },
};

export const HasWritten: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have written to them' }));
    await canvas.findByText('You have written to them.');
  },
};
export const HasWrittenByNight: Story = { ...HasWritten, globals: { theme: 'dark' } };

export const EarlierWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show what I wrote' }));
    await canvas.findByText(/After a quarter of an hour/);
  },
};
