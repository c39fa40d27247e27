import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import routes from '../feature.ts';
import { writeSampleJournal } from '../sample-journal.ts';

const meta = {
  title: 'Journal/Entry',
  component: Stage,
  args: { routes, path: '/entry/newest' },
  loaders: [
    async () => {
      const data = await createTestData();
      const id = await writeSampleJournal(data);
      return { data, id };
    },
  ],
  render: (args, { loaded: { data, id } }) => <Stage {...args} path={`/entry/${id}`} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The second cup' });
  },
};

export const Kept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep this' }));
    await canvas.findByRole('button', { name: 'Kept' });
  },
};

export const NotBroughtUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Don’t bring this up again' }));
    await canvas.findByRole('button', { name: 'Show it again' });
  },
};

export const ChangedOnAnotherDevice: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      const id = await writeSampleJournal(data);
      const entries = Object.assign(Object.create(data.entries), {
        conflictCopies: async () => ['other'],
      });
      return { data: Object.assign(data, { entries }), id };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('There is another version of this entry');
  },
};

export const ConfirmingDeletion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
  },
};

export const Editing: Story = {
  render: (args, { loaded: { data, id } }) => <Stage {...args} path={`/edit/${id}`} data={data} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Title' });
  },
};

export const Unreadable: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      const id = await writeSampleJournal(data);
      data.damage(id);
      return { data, id };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('This entry could not be opened');
  },
};
