import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from './feature.ts';
import { keepEarlierPath, keepSamplePath } from './sample-path.ts';

const meta = {
  title: 'Healing Path/Path',
  component: Stage,
  args: { routes, path: '/healing-path/overview' },
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const along = (options: Parameters<typeof keepSamplePath>[1]) => async () => {
  const data = await createTestData();
  await keepSamplePath(data, options);
  return { data };
};

export const Overview: Story = {
  loaders: [along({ done: 2 })],
  play: async ({ canvas }) => {
    await canvas.findByText('50%');
  },
};

export const OverviewComplete: Story = {
  loaders: [along({ done: 4 })],
  play: async ({ canvas }) => {
    await canvas.findByText('Journey Complete');
  },
};

export const CheckpointWrite: Story = {
  args: { path: '/healing-path/checkpoint/1' },
  loaders: [along({})],
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox');
  },
};

export const CheckpointNamesSomebody: Story = {
  args: { path: '/healing-path/checkpoint/1' },
  loaders: [
    async () => {
      const data = await createTestData();
      await keepSamplePath(data);
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
    await canvas.findByText('It can be to your mum, Vera.');
  },
};
export const CheckpointNamesSomebodyByNight: Story = {
  ...CheckpointNamesSomebody,
  globals: { theme: 'dark' },
};

export const CheckpointResponseNeeded: Story = {
  ...CheckpointWrite,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText('Response needed');
  },
};

export const CheckpointReflect: Story = {
  args: { path: '/healing-path/checkpoint/1' },
  loaders: [along({ done: 1 })],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('heading', { name: 'Reflect on Your Process' });
  },
};

export const CheckpointComplete: Story = {
  ...CheckpointReflect,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete Checkpoint' }));
    await canvas.findByRole('heading', { name: 'Checkpoint Complete' });
  },
};

export const CheckpointNotFound: Story = {
  args: { path: '/healing-path/checkpoint/9' },
  loaders: [along({})],
  play: async ({ canvas }) => {
    await canvas.findByText('Checkpoint not found.');
  },
};

const afterAnother = async () => {
  const data = await createTestData();
  await keepEarlierPath(data);
  return { data };
};

export const OverviewWithEarlier: Story = {
  loaders: [afterAnother],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Earlier paths' });
  },
};

export const EarlierPath: Story = {
  args: { path: '/healing-path/overview?earlier=2026-03-03T10:00:00.000Z' },
  loaders: [afterAnother],
  play: async ({ canvas }) => {
    await canvas.findByText('Half a thought');
  },
};
