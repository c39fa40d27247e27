import { createTestData, type TestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import routes from '../feature.ts';
import { sampleMessages, writeConversation } from '../testing/write-conversation.ts';

const meta = {
  title: 'Companion/Conversation',
  component: Stage,
  args: { routes, path: '/companion' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Lines = typeof sampleMessages;

const held = (
  lines: Lines = sampleMessages,
  prepare?: (data: TestData) => Promise<unknown>,
): Story => ({
  loaders: [
    async () => {
      const data = await createTestData();
      const id = await writeConversation(data, ['Grief'], lines);
      await prepare?.(data);
      return { data, path: `/companion?conversation=${id}` };
    },
  ],
  render: (args, { loaded: { data, path } }) => <Stage {...args} data={data} path={path} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Message' });
  },
});

export const Evening: Story = held();
export const ByNight: Story = { ...held(), globals: { theme: 'dark' } };

export const Typing: Story = {
  ...held(),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(box, 'The house is so quiet.{Enter}I leave the radio on.');
    await canvas.findByText('44/2000');
  },
};

export const TooLong: Story = {
  ...held(sampleMessages, (data) =>
    data.drafts.keep('companion', { title: '', content: 'and then '.repeat(240), tags: [] }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('2160/2000');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled');
  },
};

const askForLetter: Story['play'] = async ({ canvas, userEvent, canvasElement }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Tone, voice and writing' }));
  const page = canvasElement.ownerDocument.body;
  const letter = await waitFor(() => {
    const found = page.querySelector<HTMLElement>('[type="radio"][value="letter"]');
    if (!found) throw new Error('The sheet is not open yet');
    return found;
  });
  await userEvent.click(letter);
  await userEvent.keyboard('{Escape}');
  await canvas.findByRole('button', { name: 'A letter' });
};

export const ALetterIsNext: Story = { ...held(), play: askForLetter };

export const Arriving: Story = {
  ...held([
    ...sampleMessages,
    ['user', 'She sang in the kitchen. I never told my mother about the house. I miss her voice.'],
    ['companion', 'A voice in the kitchen, and a house she did not hear of.', { by: 'guide' }],
  ]),
  play: async (context) => {
    await askForLetter(context);
    const { canvas, canvasElement, userEvent } = context;
    const words = 'I could not say goodbye to her. My mother died in March.';
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Message' }));
    await userEvent.paste(words);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    // With the first words: on a busy machine a search by role takes longer than the rest of the reply.
    await waitFor(() => {
      const arriving = canvasElement.querySelector('[aria-hidden] p')?.textContent;
      if (!arriving) throw new Error('Nothing has arrived yet');
      canvas.getByLabelText('Stop').click();
    });
    await canvas.findByText('Stopped here.');
  },
};

export const ALetter: Story = held([
  ...sampleMessages,
  ['user', 'Please put it into a letter.', { writing: 'letter' }],
  [
    'companion',
    'Dear Ruth,\n\nI set out two cups this morning. I filled yours, and sat with it until it was cold.\n\nThe kitchen is quiet without you singing.',
    { by: 'guide', writing: 'letter' },
  ],
]);

export const APoem: Story = held([
  ...sampleMessages,
  ['user', 'A poem, please.', { writing: 'poem' }],
  [
    'companion',
    'Two cups on the table,\none going cold.\nThe kettle talks\nto nobody in particular.',
    { by: 'guide', writing: 'poem' },
  ],
]);

export const NoReplyYet: Story = {
  ...held(sampleMessages.slice(0, 2)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ask for a reply' });
  },
};

/** A service that nobody answers at: the reserved port refuses at once. */
export const ServiceOutOfReach: Story = {
  ...held(sampleMessages, (data) =>
    data.records.put('companion-settings', {
      engine: 'own',
      ownEndpoint: { baseUrl: 'http://localhost:9/v1', model: 'a-model', key: '' },
      consents: { own: 'localhost:9' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your words go to localhost:9');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Are you there');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByRole('button', { name: 'Let the guide answer' });
  },
};

export const NotKept: Story = {
  ...held(),
  render: (args, { loaded: { data, path } }) => <Stage {...args} data={data} path={path} />,
  play: async ({ canvas, userEvent, loaded: { data } }) => {
    const box = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(box, 'It will not let me');
    await waitFor(async () => expect(await data.drafts.get('companion')).not.toBeNull());
    data.failNextWrite('store.full');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('This device is full');
  },
};

export const AfterDanger: Story = {
  ...held(),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(box, 'I do not want to be alive anymore.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByRole('region', { name: 'Help right now' });
    await waitFor(() => expect(canvas.getAllByText('The companion said:')).toHaveLength(4));
  },
};

export const AfterALongWhile: Story = {
  ...held(sampleMessages, async (data) => {
    const day = { day: '2026-11-20', turns: 44, activeMs: 0, lastAt: '2026-11-20T21:09:00' };
    await data.records.put('companion-day', { ...day, pauseOffered: false });
    data.setNow('2026-11-21T00:30:00');
    await data.records.put('companion-day', { ...day, day: '2026-11-21', pauseOffered: false });
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('You have been here a good while');
    await expect(canvas.getAllByText(/This is software/)).toHaveLength(2);
  },
};

export const APartDoesNotOpen: Story = {
  ...held(sampleMessages, async (data) => {
    const filled = (await data.conversations.current())?.messages[3];
    const rows: { id: string }[] = JSON.parse(data.rows());
    data.damage(rows.find(({ id }) => id.endsWith(`:${filled?.id}`))?.id ?? '');
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('This could not be opened');
  },
};

export const ALongConversation: Story = {
  ...held(
    Array.from({ length: 500 }, (_, at) => [
      at % 2 === 0 ? 'companion' : 'user',
      `Line ${at} of a long night.`,
    ]),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Show what was said before/ });
  },
};

export const TheSheet: Story = {
  ...held(),
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tone, voice and writing' }));
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[role="dialog"]')).not.toBeNull(),
    );
  },
};
