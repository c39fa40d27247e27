import { createTestData, type TestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import routes from '../feature.ts';
import { heldConversation, twoCups } from '../testing/held-conversation.ts';

const meta = {
  title: 'Companion/Conversation',
  component: Stage,
  args: { routes, path: '/companion' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A conversation that is going on, after `prepare`. */
const held = (
  lines: typeof twoCups = twoCups,
  prepare: (data: TestData) => void | Promise<void> = () => {},
): Story => ({
  loaders: [
    async () => {
      const data = await createTestData();
      const id = await heldConversation(data, ['Grief'], lines);
      await prepare(data);
      return { data, path: `/companion?conversation=${id}` };
    },
  ],
  render: (args, { loaded: { data, path } }) => <Stage {...args} data={data} path={path} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Message' });
  },
});

export const TwoCups: Story = held();
export const ByNight: Story = { ...TwoCups, globals: { theme: 'dark' } };

export const Answered: Story = {
  ...TwoCups,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Message' }),
      'My sister called.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByRole('button', { name: 'Stop' });
    await canvas.findByRole('button', { name: 'Send' }, { timeout: 10_000 });
    await expect(canvas.getAllByText('The companion said:')).toHaveLength(4);
  },
};

export const TooLong: Story = {
  ...TwoCups,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Message' }));
    await userEvent.paste('All of it. '.repeat(190));
    await canvas.findByText('2090/2000');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NotKept: Story = {
  ...TwoCups,
  play: async ({ canvas, userEvent, loaded: { data } }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Message' }),
      'My sister called.',
    );
    // The draft of the box is kept before what is sent.
    await new Promise((resolve) => setTimeout(resolve, 700));
    data.failNextWrite('store.full');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('This device is full');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('My sister called.');
  },
};

export const NoReplyYet: Story = {
  ...held(twoCups.slice(0, 4)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ask for a reply' });
  },
};

/** Nobody listens at that address. */
export const NoConnection: Story = {
  ...held(twoCups.slice(0, 4), (data) =>
    data.records.put('companion-settings', {
      engine: 'own',
      ownEndpoint: { baseUrl: 'http://127.0.0.1:9', model: 'm', key: '' },
      consents: { own: '127.0.0.1:9' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for a reply' }));
    await canvas.findByRole('button', { name: 'Let the guide answer' }, { timeout: 10_000 });
  },
};

export const StoppedHalfWay: Story = held([
  ...twoCups.slice(0, 4),
  ['companion', 'You let it be her cup', { by: 'guide', stopped: true }],
]);

export const ALetter: Story = {
  ...held([
    ...twoCups,
    ['user', 'I would like a letter to her.', { writing: 'letter' }],
    [
      'companion',
      'Dear Mom,\n\nI set out two cups this morning.\n\nI filled yours and sat with it until it was cold.',
      { by: 'guide', writing: 'letter' },
    ],
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Take it to a page' });
  },
};

export const AfterTheCard: Story = {
  ...TwoCups,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Message' }),
      'I want to be with her. I am going to kill myself tonight.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByRole('region', { name: 'Help right now' });
    await canvas.findByRole('button', { name: 'Send' });
  },
};

export const APauseIsOffered: Story = {
  ...held(twoCups, async (data) =>
    data.records.put('companion-day', {
      day: '2026-11-20',
      turns: 41,
      activeMs: 0,
      lastAt: '2026-11-20T20:00:00.000Z',
      pauseOffered: false,
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('You have been here a good while');
  },
};

export const AfterAWeekAway: Story = {
  ...held(twoCups, (data) => data.setNow('2026-11-29T21:10:00')),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Message' });
    await expect((await canvas.findAllByText(/This is software/)).length).toBe(2);
  },
};
