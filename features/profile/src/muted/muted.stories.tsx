import { createTestData, type TestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';

const meta = {
  title: 'Profile/Not to be brought up',
  component: Stage,
  args: { routes, path: '/profile/muted' },
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fill(data: TestData) {
  const entry = await data.entries.create({ title: 'His coat', content: 'x', tags: ['guilt'] });
  const moment = await data.moments.add({ content: 'His laugh.', source: 'manual' });
  await data.muted.change(() => ({
    words: ['Tom', 'Uncle Theophilus of the Harbour'],
    tags: ['guilt', 'longing'],
    days: [
      { from: '2025-03-12', to: '2025-03-14' },
      { from: '2025-12-24', to: '2026-01-02', yearly: true },
    ],
    items: [entry.id, moment.id],
  }));
  return { data };
}

export const Empty: Story = {
  loaders: [async () => ({ data: await createTestData() })],
  play: async ({ canvas }) => {
    await canvas.findByLabelText('A name or a word');
  },
};

export const Filled: Story = {
  loaders: [async () => fill(await createTestData())],
  play: async ({ canvas }) => {
    await canvas.findByText(/Journal entry/);
  },
};

export const FilledAtNight: Story = { ...Filled, globals: { theme: 'dark' } };

export const Visitor: Story = {
  loaders: [async () => fill(await createTestData({ session: 'visitor' }))],
  play: async ({ canvas }) => {
    await canvas.findByText(/Saved moment/);
  },
};

export const Failed: Story = {
  loaders: [
    async () => {
      const { data } = await fill(await createTestData());
      const rows: { id: string; key?: string }[] = JSON.parse(data.rows());
      data.damage(rows.find(({ key }) => key === 'muted')?.id ?? '');
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('This could not be opened');
  },
};
