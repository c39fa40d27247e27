import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';
import { writeSampleJournal } from '../sample-journal.ts';

const meta = {
  title: 'Journal/List',
  component: Stage,
  args: { routes, path: '/journal' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function sampleData() {
  const data = await createTestData();
  await writeSampleJournal(data);
  return data;
}

const full: Story = {
  loaders: [async () => ({ data: await sampleData() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
};

export const Empty: Story = {
  loaders: [async () => ({ data: await createTestData() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Write Your First Entry' });
  },
};

export const Full: Story = {
  ...full,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'The second cup' });
  },
};

export const Filtered: Story = {
  ...full,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'grief' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'market');
  },
};

export const NothingFound: Story = {
  ...full,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'snow');
    await canvas.findByText('No entry matches this');
  },
};

export const OneUnreadable: Story = {
  ...full,
  loaders: [
    async () => {
      const data = await createTestData();
      data.damage(await writeSampleJournal(data));
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(/This entry could not be opened/);
  },
};

export const CouldNotBeRead: Story = {
  ...full,
  loaders: [
    async () => {
      const data = await sampleData();
      data.accounts.lock();
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
