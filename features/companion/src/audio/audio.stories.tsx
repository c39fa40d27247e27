import { createTestData, type TestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';
import { askForText } from '../talk/app-texts.ts';
import { sampleMessages, writeConversation } from '../testing/write-conversation.ts';

const meta = {
  title: 'Companion/Recorded message',
  component: Stage,
  args: { routes, path: '/companion' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function recordingIn(data: TestData) {
  const id = await data.recordings.begin();
  const samples = Int16Array.from({ length: 16_000 * 9 }, (_, at) =>
    Math.round(9_000 * Math.sin(at / 9) * (0.2 + Math.abs(Math.sin(at / 9_000)))),
  );
  await data.recordings.append(id, samples);
  return (await data.recordings.finish(id)).recording;
}

const shown = (prepare: (data: TestData) => Promise<string>): Story => ({
  loaders: [
    async () => {
      const data = await createTestData();
      return { data, path: `/companion?conversation=${await prepare(data)}` };
    },
  ],
  render: (args, { loaded: { data, path } }) => <Stage {...args} data={data} path={path} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Play recording' });
  },
});

export const WaitingToBeSent: Story = shown(async (data) => {
  const recording = await recordingIn(data);
  await data.drafts.keep('companion', { title: '', content: '', tags: [], recording });
  return writeConversation(data, ['Grief'], sampleMessages);
});

export const SentWithoutWords: Story = shown(async (data) => {
  const recording = await recordingIn(data);
  return writeConversation(
    data,
    ['Grief'],
    [...sampleMessages, ['user', '', { recording }], ['companion', askForText, { by: 'app' }]],
  );
});

export const SentWithWords: Story = shown(async (data) => {
  const recording = await recordingIn(data);
  return writeConversation(
    data,
    ['Grief'],
    [
      ...sampleMessages,
      ['user', 'I read her letter aloud.', { recording }],
      ['companion', 'Her words, in your voice, in that room.', { by: 'guide' }],
    ],
  );
});
