import { changeOnBoth, createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import routes from '../feature.ts';
import { addManyMoments, addSampleMoments } from '../sample-moments.ts';

const meta = {
  title: 'Library/Bookmarks',
  component: Stage,
  args: { routes, path: '/saved-moments' },
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function full() {
  const data = await createTestData();
  await addSampleMoments(data);
  return { data };
}
const empty = async () => ({ data: await createTestData() });

export const Full: Story = {
  loaders: [full],
  play: async ({ canvas }) => {
    await canvas.findByText(/shape of a morning/);
  },
};

export const NotBroughtUp: Story = {
  loaders: [
    async () => {
      const { data } = await full();
      const [first] = (await data.moments.list()).items;
      if (first) await data.muted.setItem(first.id, true);
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Not brought up. Show it' });
  },
};

export const NotBroughtUpAtNight: Story = { ...NotBroughtUp, globals: { theme: 'dark' } };

export const Empty: Story = {
  loaders: [empty],
  play: async ({ canvas }) => {
    await canvas.findByText('No saved moments yet');
  },
};

export const AddMoment: Story = {
  loaders: [empty],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Moment' }));
    await screen.findByRole('dialog');
  },
};

export const ContentEmpty: Story = {
  loaders: [empty],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Moment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save Moment' }));
    await screen.findByText('Content cannot be empty');
  },
};

export const Deleted: Story = {
  loaders: [full],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Delete this moment' });
    if (first) await userEvent.click(first);
    await screen.findByText('Moment deleted');
  },
};

export const Bookmarks: Story = { ...Full, args: { path: '/bookmarks' } };

export const BookmarksEmpty: Story = {
  args: { path: '/bookmarks' },
  loaders: [empty],
  play: async ({ canvas }) => {
    await canvas.findByText("You don't have any bookmarks yet.");
  },
};

const many = async () => {
  const data = await createTestData();
  await addManyMoments(data);
  return { data };
};

export const Many: Story = {
  loaders: [many],
  play: async ({ canvas }) => {
    await canvas.findByText(/^17 plants/);
  },
};

export const Searched: Story = {
  loaders: [many],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Search your moments'), 'day 17');
    await canvas.findByText('1 moment found');
  },
};

export const QuietDay: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      await addSampleMoments(data);
      await data.records.put('settings', { quietDay: '2026-11-20' });
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(/shape of a morning/);
  },
};

export const ChangedOnTwoDevices: Story = {
  loaders: [
    async () => ({
      data: await changeOnBoth({
        before: async (data) => {
          await addSampleMoments(data);
          return data.moments.add({ content: 'The way you said my name.', source: 'manual' });
        },
        change: ({ moments }, moment, which) =>
          moments.restore({
            ...moment,
            content: which === 'one' ? 'The way you said my name, twice.' : 'How you said my name.',
          }),
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findAllByText(/Changed on two devices at once/);
  },
};
