import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';

const meta = {
  title: 'Journal/Write',
  component: Stage,
  args: { routes, path: '/write' },
  loaders: [async () => ({ data: await createTestData() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const prompt =
  'Write to someone you can no longer speak to. Begin with something small they would remember.';

export const Blank: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Title' });
  },
};

export const FromAPrompt: Story = {
  args: { state: { prompt } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Title' });
  },
};

export const Writing: Story = {
  args: { state: { prompt } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Title' }),
      'What the kitchen knows',
    );
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Your thoughts' }),
      'You always put the good knife back in the wrong drawer.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'grief' }));
    await canvas.findByText('Draft kept on this device');
  },
};

export const RestoredDraft: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      await data.drafts.keep('new', {
        title: 'What the kitchen knows',
        content: 'The radio said rain by evening.',
        tags: ['longing'],
      });
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(/Your draft is back/);
  },
};

export const DraftPutAway: Story = {
  ...RestoredDraft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start fresh' }));
    await canvas.findByRole('button', { name: 'Bring it back' });
  },
};

export const SavingFailed: Story = {
  play: async ({ canvas, userEvent, loaded: { data } }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Tea');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your thoughts' }), 'It steamed.');
    await canvas.findByText('Draft kept on this device');
    data.failNextWrite('store.full');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Entry' }));
    await canvas.findByText('This device is full');
  },
};

export const CannotLeaveYet: Story = {
  play: async ({ canvas, userEvent, loaded: { data } }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Your thoughts' }),
      'It steamed.',
    );
    data.failNextWrite('store.full');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await canvas.findByText('These words are not kept yet');
  },
};
