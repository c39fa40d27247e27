import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import routes from '../feature.ts';

const meta = {
  title: 'Journal/Tags and date',
  component: Stage,
  args: { routes, path: '/write' },
  loaders: [async () => ({ data: await withTags() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function withTags() {
  const data = await createTestData({ now: '2026-11-20T21:10:00' });
  const own = ['Ward 4', 'the sea', 'the house we never bought', 'Ärger'];
  for (const [index, tag] of own.entries()) {
    const title = ['Lilies', 'The station', 'The second cup', 'Awake'][index] ?? '';
    await data.entries.create({ title, content: 'Words.', tags: ['grief', tag] });
  }
  return data;
}

export const AddingATag: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'the sea' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a tag of your own' }));
    await userEvent.type(
      await canvas.findByRole('combobox', { name: 'A tag of your own' }),
      'Vera’s garden{Enter}',
    );
    await canvas.findByRole('button', { name: 'Vera’s garden', pressed: true });
  },
};
export const AddingATagByNight: Story = { ...AddingATag, globals: { theme: 'dark' } };

export const AnotherDate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the date' }));
    const day = await canvas.findByLabelText('Day');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-12-24');
    await canvas.findAllByText(/This day is still to come/);
  },
};
export const AnotherDateByNight: Story = { ...AnotherDate, globals: { theme: 'dark' } };

export const InTheFilter: Story = {
  args: { path: '/journal' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'the sea' }));
    await canvas.findByText('1 entry found');
  },
};

export const YourTags: Story = {
  args: { path: '/journal' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Rename or remove your tags' }),
    );
    await screen.findByRole('button', { name: 'Rename #Ward 4' });
  },
};
export const YourTagsByNight: Story = { ...YourTags, globals: { theme: 'dark' } };

export const Removing: Story = {
  args: { path: '/journal' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Rename or remove your tags' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove #the sea' }));
    await screen.findByText(/Your entries are kept/);
  },
};
